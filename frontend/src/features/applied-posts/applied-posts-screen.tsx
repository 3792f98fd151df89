import { pages } from '@waypost/contracts/paths';
import { UserRoundCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PostType } from '../../entities/application/applied-posts.ts';
import { Navigate } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { AppliedPosts } from './applied-posts.tsx';
import { appliedWords } from './applied-words.ts';

/** Who came here on another dashboard is told why the page is not theirs; who switches away from here knows. */
function SeekersOnly({ isUnexpected }: { isUnexpected: boolean }) {
  useEffect(() => {
    if (isUnexpected) toast.error('Access denied: This page is only for Job Seekers');
  }, [isUnexpected]);
  return <Navigate to={pages.home} replace />;
}

const NoDashboard = () => (
  <EmptyState
    icon={<UserRoundCog size={24} aria-hidden />}
    title="Please create a dashboard to continue"
    actions={
      <LinkButton to={pages.selectRole} variant="primary">
        Create Dashboard
      </LinkButton>
    }
  >
    With a Job Seeker dashboard you can apply to jobs and follow your applications here.
  </EmptyState>
);

function AppliedPostsScreen({ postType }: { postType: PostType }) {
  const { dashboard } = useSignedIn();
  const [cameAsSeeker] = useState(dashboard?.dsh_type === 'Job Seeker');
  if (dashboard !== undefined && dashboard.dsh_type !== 'Job Seeker') {
    return <SeekersOnly isUnexpected={!cameAsSeeker} />;
  }
  return (
    <Page title={appliedWords[postType].title}>
      {dashboard === undefined ? (
        <NoDashboard />
      ) : (
        <AppliedPosts key={dashboard.dsh_id} dashboardId={dashboard.dsh_id} postType={postType} />
      )}
    </Page>
  );
}

/** What was applied to, of what recruiters have posted. */
export const JobApplicationsScreen = () => <AppliedPostsScreen postType="job_posts" />;
/** The same of what referrers have posted. */
export const ReferralApplicationsScreen = () => <AppliedPostsScreen postType="referral_posts" />;
