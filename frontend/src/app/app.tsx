import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SessionProvider } from '../session/session.tsx';
import { Container } from '../ui/layout.tsx';
import { BoneLines, Loading } from '../ui/skeleton.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { createQueryClient } from './query-client.ts';
import { AppRoutes } from './routes.tsx';

function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense
        fallback={
          <Container>
            <Loading label="Loading...">
              <BoneLines count={4} />
            </Loading>
          </Container>
        }
      >
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <UiProvider>
            <SessionProvider>
              <Screens />
            </SessionProvider>
            <ToastRegion />
          </UiProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
