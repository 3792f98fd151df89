import '@fontsource-variable/inter/wght.css';
import '../theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage } from './screens.ts';

// Beside the question of who is here, not after its answer.
void loadPage(location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
