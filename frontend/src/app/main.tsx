import '@fontsource-variable/inter/wght.css';
import '../theme/global.css.ts';
import { type PageName, pageAt } from '@waypost/contracts/paths';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocumentRouter } from '../router/document-router.tsx';
import { mayBeSignedIn } from '../session/stored.ts';
import { carryToasts, sayCarriedToasts } from '../ui/toast.ts';
import { App } from './app.tsx';
import { keepTyped } from './keep-typed.ts';
import { loadPage } from './screens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const page = root;

sayCarriedToasts();

/** Pages that are come to from elsewhere, read, and left. */
const documents: readonly (PageName | undefined)[] = ['publicJob', 'publicProfile'];
const isDrawn = root.hasChildNodes();
const isDocument = isDrawn && !mayBeSignedIn() && documents.includes(pageAt(location.pathname)?.page);

if (isDocument) addEventListener('pagehide', carryToasts);

/** Where the app's own cannot be had, every page is loaded. */
async function findRouter() {
  if (isDocument) return DocumentRouter;
  return import('./app-router.tsx').then(
    ({ AppRouter }) => AppRouter,
    () => DocumentRouter,
  );
}

/** Who is here is the app's to say from now on. */
function show(Router: typeof DocumentRouter) {
  flushSync(() => createRoot(page).render(<App Router={Router} />));
  delete document.documentElement.dataset.session;
}

// Beside the question of who is here, not after its answer. A page that the server has drawn stays until the same can be drawn here.
void Promise.all([findRouter(), loadPage(location.pathname)]).then(([Router]) => keepTyped(page, () => show(Router)));
