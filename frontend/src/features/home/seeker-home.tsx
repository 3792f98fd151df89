import { pages } from '@waypost/contracts/paths';
import { Search } from 'lucide-react';
import { CompletionPanel } from '../../entities/person/completion-panel.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { AppliedPosts } from './applied-posts.tsx';
import { FeaturedJobs } from './featured-jobs.tsx';
import { StatCards } from './stat-cards.tsx';
import { useNewestApplications, useFeaturedJobs, useHomeCard } from './use-home.ts';

type SeekerHomeProps = { dashboardId: string; heading: string };

/** For who looks for a job: what became of what was sent, and what to do next. */
export function SeekerHome({ dashboardId, heading }: SeekerHomeProps) {
  const jobs = useHomeCard(dashboardId, 'TOTAL_JOB_APPLICATIONS');
  const referrals = useHomeCard(dashboardId, 'TOTAL_REFERRAL_APPLICATIONS');
  // Nobody knows how long a list will be: all are asked for at once, and what stands below one comes after it, so that nothing moves.
  const hasApplied = !useNewestApplications(dashboardId, 'job_posts').isPending;
  const hasReferred = !useNewestApplications(dashboardId, 'referral_posts').isPending;
  useFeaturedJobs();
  return (
    <Page title="Home" heading={heading}>
      <Stack space={6}>
        <StatCards
          stats={[
            { label: 'Job Applications', counts: [jobs], to: pages.jobApplications },
            { label: 'Referral Applications', counts: [referrals], to: pages.referralApplications },
            { label: 'Total Applications', counts: [jobs, referrals] },
          ]}
        />
        <Banner
          tone="neutral"
          icon={<Search size={20} aria-hidden />}
          title="Looking for jobs?"
          actions={
            <LinkButton to={pages.feed} variant="primary">
              Search Jobs
            </LinkButton>
          }
        >
          Search by what you do, where, and for what pay.
        </Banner>
        <CompletionPanel />
        <AppliedPosts dashboardId={dashboardId} kind="job_posts" />
        {hasApplied ? <AppliedPosts dashboardId={dashboardId} kind="referral_posts" /> : null}
        {hasApplied && hasReferred ? <FeaturedJobs /> : null}
      </Stack>
    </Page>
  );
}
