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

/** Milliseconds; a tab in the background is not painted at all. */
const seenWithin = isDrawn ? 200 : 0;

/** Once the reader has seen what the server has drawn: the app, which draws it anew, is not to be what they see first. */
const seen = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seenWithin);
    // A browser that does not know it tells nothing.
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Who is here is the app's to say from now on. */
function show(app: AppProps) {
  flushSync(() => createRoot(page).render(<App {...app} />));
  delete document.documentElement.dataset.session;
}

/** A document needs no more than itself. */
async function showDocument() {
  await Promise.all([loadDocument(location.pathname), seen()]);
  show({ Router: DocumentRouter, Routes: DocumentRoutes });
}

/** Where a part of the app cannot be had, every page is loaded. */
async function showApp() {
  const parts = [import('./app-router.tsx'), import('./routes.tsx'), import('./keep-typed.ts')] as const;
  const [router, routes, typing] = await Promise.allSettled(parts);
  const { AppRoutes = DocumentRoutes, loadPage = loadDocument } = found(routes) ?? {};
  await Promise.all([loadPage(location.pathname), seen()]);
  const app = { Router: found(router)?.AppRouter ?? DocumentRouter, Routes: AppRoutes };
  const keepTyped = found(typing)?.keepTyped;
  if (keepTyped === undefined) show(app);
  else keepTyped(page, () => show(app));
}

// Beside the question of who is here, not after its answer. A page that the server has drawn stays until the same can be drawn here.
void (isDocument ? showDocument() : showApp());
