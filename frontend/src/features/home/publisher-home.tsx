import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { SquarePen, Users } from 'lucide-react';
import { useFailure } from '../../ui/behaviour/use-failure.ts';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Bone } from '../../ui/page/skeleton.tsx';
import { ActivePosts, openPosts } from './active-posts.tsx';
import * as styles from './home.css.ts';
import { StatCards } from './stat-cards.tsx';
import { useActivePosts, useHomeCard } from './use-home.ts';

const homes = {
  Recruiter: {
    active: 'Active Jobs',
    total: 'Total Jobs Posted',
    chosen: { label: 'Selected Candidates', card: 'SELECTED_CANDIDATES' },
    banner: {
      title: 'Need to post a job?',
      to: pages.createJob,
      action: 'Post Job',
      words: 'Paste a description, and we’ll read the skills and years from it.',
      Icon: SquarePen,
    },
    posts: { title: 'Your Active Job Posts', none: 'No active job posts', create: 'Create Job Post' },
  },
  Referrer: {
    active: 'Active Referral Posts',
    total: 'Total Opportunities',
    chosen: { label: 'Referred Candidates', card: 'REFERRED_CANDIDATES' },
    banner: {
      title: 'Ready to refer candidates?',
      to: pages.feed,
      action: 'Browse Jobs',
      words: 'See which jobs are open right now.',
      Icon: Users,
    },
    posts: {
      title: 'Your Referral Opportunities',
      none: 'No active referral opportunities',
      create: 'Create Referral Post',
    },
  },
} as const;

type Posts = { jobs: readonly PostedJob[]; total: number };

/** Who waits for a decision; the posts with most of them come first, so the first one is where to begin. */
function Waiting({ posts, hasFailed }: { posts: Posts | undefined; hasFailed: boolean }) {
  if (posts === undefined) return hasFailed ? 'Good to see you.' : <Bone width="18rem" height="1.25rem" />;
  const { jobs, total } = posts;
  if (jobs.length === 0) return 'When people apply to your posts, you’ll see it here.';
  if (jobs.every(({ applicants }) => applicants === null)) return 'Applicants can’t be counted right now.';
  const waiting = jobs.filter(({ applicants }) => (applicants?.new ?? 0) > 0);
  const [first] = waiting;
  if (first === undefined) return 'No applicants are waiting for a review.';
  const people = waiting.reduce((sum, { applicants }) => sum + (applicants?.new ?? 0), 0);
  const isAll = waiting.length < jobs.length || total === jobs.length;
  const where = waiting.length === 1 ? first.title : `${waiting.length} posts`;
  return (
    <>
      {isAll ? '' : 'At least '}
      {people.toLocaleString('en-US')} {people === 1 ? 'applicant is' : 'applicants are'} waiting for a review on{' '}
      {isAll ? where : 'your posts'}.{' '}
      <TextLink to={pathTo('applicants', { jobId: first._id })}>Review applicants</TextLink>
    </>
  );
}

type PublisherHomeProps = { dashboardId: string; type: keyof typeof homes; heading: string };

/** For who posts: who is waiting, what is open, and how it goes. */
export function PublisherHome({ dashboardId, type, heading }: PublisherHomeProps) {
  const { active, total, chosen, banner, posts } = homes[type];
  const open = useHomeCard(dashboardId, 'ACTIVE_JOBS');
  const all = useHomeCard(dashboardId, 'TOTAL_JOBS');
  const decided = useHomeCard(dashboardId, chosen.card);
  const answer = useActivePosts(dashboardId);
  const hasFailed = useFailure(answer) !== null;
  return (
    <Page
      title="Home"
      heading={heading}
      description={
        <span className={styles.waiting}>
          <Waiting posts={answer.data} hasFailed={hasFailed} />
        </span>
      }
    >
      <Stack space={6}>
        <StatCards
          stats={[
            { label: active, counts: [open], to: openPosts },
            { label: total, counts: [all], to: pages.postedJobs },
            { label: chosen.label, counts: [decided] },
          ]}
        />
        <ActivePosts answer={answer} words={posts} />
        {/* Once it is known how long the list above is: it would be pushed down. */}
        {answer.data === undefined && !hasFailed ? null : (
          <Banner
            tone="neutral"
            icon={<banner.Icon size={20} aria-hidden />}
            title={banner.title}
            actions={<LinkButton to={banner.to}>{banner.action}</LinkButton>}
          >
            {banner.words}
          </Banner>
        )}
      </Stack>
    </Page>
  );
}
