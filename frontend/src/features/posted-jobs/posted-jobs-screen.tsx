import { pages } from '@waypost/contracts/paths';
import { Plus, UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedIn } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { PostedJobs } from './posted-jobs.tsx';

type NoDashboardProps = { title: string; action: string; children: ReactNode };

/** From here nobody can post. */
const NoDashboard = ({ title, action, children }: NoDashboardProps) => (
  <EmptyState
    icon={<UserRoundCog size={24} aria-hidden />}
    title={title}
    actions={
      <LinkButton to={pages.selectRole} variant="primary">
        {action}
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);

/** What was published under the active dashboard. */
export function PostedJobsScreen() {
  const { dashboard } = useSignedIn();
  if (dashboard === undefined) {
    return (
      <Page title="Posted Jobs">
        <NoDashboard title="No Dashboard Selected" action="Create Dashboard">
          Jobs are posted from a Recruiter or Referrer dashboard.
        </NoDashboard>
      </Page>
    );
  }
  if (dashboard.dsh_type === 'Job Seeker') {
    return (
      <Page title="Posted Jobs">
        <NoDashboard title="Job Seeker Dashboard Selected" action="Create Recruiter/Referrer Dashboard">
          Jobs are posted from a Recruiter or Referrer dashboard. If you have one, switch to it from the header.
        </NoDashboard>
      </Page>
    );
  }
  return (
    <Page
      title="Posted Jobs"
      actions={
        <LinkButton to={pages.createJob} variant="primary" icon={<Plus size={16} aria-hidden />}>
          Create Job
        </LinkButton>
      }
    >
      <PostedJobs key={dashboard.dsh_id} dashboardId={dashboard.dsh_id} dashboardType={dashboard.dsh_type} />
    </Page>
  );
}
