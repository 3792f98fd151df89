import '@fontsource-variable/inter/wght.css';
import '../src/theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ToastRegion } from '../src/ui/toast-region.tsx';
import { UiProvider } from '../src/ui/ui-provider.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <MemoryRouter initialEntries={['/posted-jobs']}>
      <UiProvider>
        <Gallery />
        <ToastRegion />
      </UiProvider>
    </MemoryRouter>
  </StrictMode>,
);
