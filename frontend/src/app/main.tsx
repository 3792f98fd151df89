import '@fontsource-variable/inter/wght.css';
import '../theme/global.css.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { DocumentRouter } from '../router/document-router.tsx';
import { mayBeSignedIn } from '../session/stored.ts';
import { surviveTranslation } from '../ui/behaviour/survive-translation.ts';
import { carryToasts, sayCarriedToasts } from '../ui/overlays/toast.ts';
import { App, type AppProps } from './app.tsx';
import { DocumentRoutes } from './routes/document-routes.tsx';
import { isDocumentAt, loadDocument } from './screens/document-screens.ts';

// index.html always has this element.
const page = document.getElementById('root') as Element;

surviveTranslation();
sayCarriedToasts();

const isDrawn = page.hasChildNodes();
/** What did not come has nothing. */
const orNothing = <Part,>(asked: Promise<Part>): Promise<Partial<Part>> => asked.catch(() => ({}));

const loadTyping = () => orNothing(import('./first-pages/replace-typed.ts'));

type Replace = (drawn: Element, alive: Element, focused?: Element | null) => void;
const replaceUnused: Replace = (drawn, alive) => drawn.replaceWith(alive);

/** Drawn anew beside the page that can be read already, bit by bit, so that the browser answers meanwhile. Who is here is the app's to say from then on. */
function show(app: Omit<AppProps, 'place'>, replace = replaceUnused) {
  const alive = page.cloneNode() as Element;
  const place = () => {
    replace(page, alive);
    delete document.documentElement.dataset.session;
  };
  startTransition(() => createRoot(alive).render(<App {...app} place={place} />));
}

const isFree = () => document.activeElement === document.body;

/** A document needs no more than itself, and who only reads nothing to be as they left it; focus may come while it is drawn anew, too. */
async function showDocument() {
  addEventListener('pagehide', carryToasts);
  let replace = replaceUnused;
  let isUsed: Promise<void> | undefined;
  const use = async () => void ({ replaceTyped: replace = replaceUnused } = await loadTyping());
  page.addEventListener('focusin', () => void (isUsed ??= use()));
  if (page.contains(document.activeElement)) isUsed = use();
  await loadDocument(location.pathname);
  await isUsed;
  show({ Router: DocumentRouter, Routes: DocumentRoutes }, (drawn, alive) => {
    const focused = document.activeElement;
    replace(drawn, alive);
    if (replace === replaceUnused) void isUsed?.then(() => replace(drawn, alive, isFree() ? focused : null));
  });
}

/** Where a part of the app cannot be had, every page is loaded. */
async function showApp() {
  const [app, { replaceTyped }] = await Promise.all([orNothing(import('./routes/routes.tsx')), loadTyping()]);
  const { AppRouter: Router = DocumentRouter, AppRoutes: Routes = DocumentRoutes, loadPage = loadDocument } = app;
  await loadPage(location.pathname);
  show({ Router, Routes }, replaceTyped);
}

// Beside the question of who is here, not after its answer. A page that the server has drawn stays until the same can be drawn here.
void (isDrawn && !mayBeSignedIn() && isDocumentAt(location.pathname) ? showDocument() : showApp());
