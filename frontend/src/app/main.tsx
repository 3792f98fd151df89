import '@fontsource-variable/inter/wght.css';
import '../theme/global.css.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocumentRouter } from '../router/document-router.tsx';
import { mayBeSignedIn } from '../session/stored.ts';
import { carryToasts, sayCarriedToasts } from '../ui/toast.ts';
import { App, type AppProps } from './app.tsx';
import { DocumentRoutes } from './document-routes.tsx';
import { isDocumentAt, loadDocument } from './document-screens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const page = root;

sayCarriedToasts();

const isDrawn = root.hasChildNodes();
const isDocument = isDrawn && !mayBeSignedIn() && isDocumentAt(location.pathname);

if (isDocument) addEventListener('pagehide', carryToasts);

const found = <Value,>(asked: PromiseSettledResult<Value>) => (asked.status === 'fulfilled' ? asked.value : undefined);

/** Who is here is the app's to say from now on. */
function show(app: AppProps) {
  flushSync(() => createRoot(page).render(<App {...app} />));
  delete document.documentElement.dataset.session;
}

/** A document needs no more than itself. */
async function showDocument() {
  await loadDocument(location.pathname);
  show({ Router: DocumentRouter, Routes: DocumentRoutes });
}

/** Where a part of the app cannot be had, every page is loaded. */
async function showApp() {
  const parts = [import('./app-router.tsx'), import('./routes.tsx'), import('./keep-typed.ts')] as const;
  const [router, routes, typing] = await Promise.allSettled(parts);
  const { AppRoutes = DocumentRoutes, loadPage = loadDocument } = found(routes) ?? {};
  await loadPage(location.pathname);
  const app = { Router: found(router)?.AppRouter ?? DocumentRouter, Routes: AppRoutes };
  const keepTyped = found(typing)?.keepTyped;
  if (keepTyped === undefined) show(app);
  else keepTyped(page, () => show(app));
}

// Beside the question of who is here, not after its answer. A page that the server has drawn stays until the same can be drawn here.
void (isDocument ? showDocument() : showApp());
