import { pages } from '@waypost/contracts/paths';
import { type ReactNode, useDeferredValue } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Navigate, useLocation } from '../../router/router.tsx';
import { LiveProvider } from '../../session/live.tsx';
import { redirectFrom, signsInAgain } from '../../session/redirects.ts';
import { useSession } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { awaitPage, Page } from '../../ui/page/page.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { framed } from '../frame/frames.tsx';
import { PageBones } from '../screens/page-bones.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** What stands on a page until the session is known. */
function Unsettled({ children }: { children: ReactNode }) {
  const session = useSession();
  // A whole page is much to draw: bit by bit, so that the browser answers meanwhile.
  const isShownAsLoading = useDeferredValue(session.status === 'loading');
  if (session.status === 'loading' || isShownAsLoading) return <PageBones />;
  if (session.status === 'unknown') {
    const retry = () => {
      awaitPage();
      void session.reload().catch(() => undefined);
    };
    return framed(
      <Page title="We couldn’t check your session" width="reading">
        <ErrorState
          title="Nothing is lost. If you were signed in, you still are."
          onRetry={retry}
          isRetrying={session.isRetrying}
        >
          {messageOf(session.error, 'Waypost is not available right now. Please try again.')}
        </ErrorState>
      </Page>,
    );
  }
  return children;
}

/** For who is signed in; everybody else signs in first and comes back. */
export function Protected({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const elsewhere = redirectFrom(pathname, session);
  if (elsewhere === pages.signIn) return <SignInFirst />;
  return elsewhere === undefined ? (
    <Unsettled>
      <LiveProvider>{children}</LiveProvider>
    </Unsettled>
  ) : (
    <Navigate to={elsewhere} replace />
  );
}

/** For who is signed out or signs in again; everybody else goes where they were. */
export function SignedOut({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, state } = useLocation();
  const elsewhere = signsInAgain(state, session) ? undefined : redirectFrom(pathname, session, visited.last());
  return elsewhere === undefined ? <Unsettled>{children}</Unsettled> : <Navigate to={elsewhere} replace />;
}
