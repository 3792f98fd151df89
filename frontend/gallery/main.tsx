import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import '../src/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { StaticRouter } from '../src/router/document-router.tsx';
import { UiProvider } from '../src/ui/behaviour/ui-provider.tsx';
import { ToastRegion } from '../src/ui/overlays/toast-region.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <StaticRouter location="/posted-jobs">
      <UiProvider>
        <Gallery />
        <ToastRegion />
      </UiProvider>
    </StaticRouter>
  </StrictMode>,
);
