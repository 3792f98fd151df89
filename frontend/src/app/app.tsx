import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useState,
} from 'react';
import { useLocation } from '../router/router.tsx';
import { SessionProvider, useSession } from '../session/session.tsx';
import { visited } from '../session/stored.ts';
import { UiProvider } from '../ui/behaviour/ui-provider.tsx';
import { ToastRegion } from '../ui/overlays/toast-region.tsx';
import { firstAnswers, seedAnswers } from './first-pages/first-answers.ts';
import { OfflineNotice } from './frame/offline-notice.tsx';
import { createQueryClient } from './query-client.ts';
import { ErrorBoundary } from './screens/error-boundary.tsx';
import { PageBones } from './screens/page-bones.tsx';

export type AppProps = {
  /** How one goes from page to page. */
  Router: ComponentType<{ children: ReactNode }>;
  /** The page of an address, in its frame. */
  Routes: ComponentType;
  /** Puts what has been drawn where it belongs, before anything of it looks where it stands. */
  place: () => void;
};

/** Keeps the page to come back to after signing in. */
function useLastVisited() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (status === 'signed-in') visited.rememberSignedIn(here);
    else if (status !== 'loading') visited.remember(here);
  }, [here, status]);
}

export function Screens({ Routes }: Pick<AppProps, 'Routes'>) {
  const { pathname } = useLocation();
  useLastVisited();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageBones />}>
        <Routes />
      </Suspense>
    </ErrorBoundary>
  );
}

export function App({ Router, Routes, place }: AppProps) {
  useInsertionEffect(place, [place]);
  const [queryClient] = useState(() => {
    const queries = createQueryClient();
    seedAnswers(queries, firstAnswers());
    return queries;
  });
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router>
          <UiProvider>
            <SessionProvider>
              <Screens Routes={Routes} />
            </SessionProvider>
            <OfflineNotice />
            <ToastRegion />
          </UiProvider>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
