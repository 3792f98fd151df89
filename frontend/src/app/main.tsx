import '@fontsource-variable/inter/wght.css';
import '../theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './screens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Beside the question of who is here, not after its answer.
const loaded = loadPage(location.pathname);
const show = () => createRoot(root).render(<App />);
// A page that the server has drawn stays until the same can be drawn here.
if (root.hasChildNodes()) void loaded.then(show);
else show();
