import { pageAt, type PageName, pages } from '@waypost/contracts/paths';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from '../../router/router.tsx';
import { farewell } from '../../session/farewell.ts';
import { visited } from '../../session/stored.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { PublicShell } from '../frame/public-shell.tsx';

/** What was typed must not seem lost with the session: it stands on this device until its writer is back. */
function AuthenticationRequired({ here }: { here: string }) {
  return (
    <PublicShell>
      <Page title="Authentication Required" width="reading">
        <EmptyState
          icon={<Lock size={24} aria-hidden />}
          title="You are signed out"
          actions={
            <LinkButton to={pages.signIn} variant="primary" onClick={() => visited.remember(here)}>
              Go to Sign In
            </LinkButton>
          }
        >
          What you wrote is kept on this device and will be here when you sign in.
        </EmptyState>
      </Page>
    </PublicShell>
  );
}

/** Pages that say in words of their own why one has to sign in. */
const reasons: Readonly<Partial<Record<PageName, string>>> = {
  home: 'User not authenticated',
  createJob: 'Please log in to create job posts',
  applicants: 'You must be logged in to view applicants',
  applicantsOfJob: 'You must be logged in to view applicants',
  jobApplications: 'You must be logged in to view applications',
  referralApplications: 'You must be logged in to view applications',
  profile: 'You must be logged in to view profile',
};

function ToSignIn({ reason }: { reason: string | undefined }) {
  useEffect(() => {
    if (reason !== undefined) toast.info(reason);
  }, [reason]);
  return <Navigate to={pages.signIn} replace />;
}

/** Who lost the session while a post was written learns that it is not lost; everybody else is led to the sign-in page. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  const isUnmeant = farewell.isUnmeant();
  if (isUnmeant && pathname === pages.createJob) return <AuthenticationRequired here={`${pathname}${search}`} />;
  return <ToSignIn reason={isUnmeant ? undefined : reasons[pageAt(pathname)?.page ?? 'start']} />;
}
