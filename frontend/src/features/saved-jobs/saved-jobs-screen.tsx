import { pages } from '@waypost/contracts/paths';
import { UserRoundCog } from 'lucide-react';
import { useSignedIn } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { SavedJobs } from './saved-jobs.tsx';

/** What is saved on the active dashboard; each has its own. */
export function SavedJobsScreen() {
  const { dashboard } = useSignedIn();
  return (
    <Page title="Saved Jobs">
      {dashboard === undefined ? (
        <EmptyState
          icon={<UserRoundCog size={24} aria-hidden />}
          title="Please create a dashboard to continue"
          actions={
            <LinkButton to={pages.selectRole} variant="primary">
              Create Dashboard
            </LinkButton>
          }
        >
          Each dashboard keeps its own saved jobs.
        </EmptyState>
      ) : (
        <SavedJobs key={dashboard.dsh_id} dashboardId={dashboard.dsh_id} />
      )}
    </Page>
  );
}
