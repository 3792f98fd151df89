import type { JobSearchResult } from '@waypost/contracts/calls/jobs';
import { pageSizes } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCities } from '../../format/cities.ts';
import { formatCompany } from '../../format/company.ts';
import { factLine } from '../../format/fact-line.ts';
import { formatPay } from '../../format/pay.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Card, CardLink } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { knownOf } from '../../ui/lists/known-of.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/state.tsx';
import { postedWords } from './posted-words.ts';
import * as styles from './public-profile.css.ts';
import { usePostedJobs } from './use-posted-jobs.ts';
import { type ProfileView, searchOf } from './view.ts';

const size = pageSizes.profileJobs;

function PostedJob({ job }: { job: JobPost }) {
  const facts = [formatCities(job.cities), formatPay(job.expected_max_ctc), postedWords(job.posted_date)];
  return (
    <Card as="li" padding="md" space={1} isLinked>
      <div className={styles.itemTitle}>
        <Heading level={3}>
          <CardLink to={pathTo('job', { jobId: job._id })}>{job.title}</CardLink>
        </Heading>
        <JobStatusBadge status={job.status} />
      </div>
      <Text weight="strong">{formatCompany(job) ?? 'Company not specified'}</Text>
      <Text tone="muted">{factLine(facts)}</Text>
      <Text lines={2}>{job.description}</Text>
    </Card>
  );
}

/** Where there is no page to go to, the word stays in its place. */
function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <span className={styles.noStep}>{children}</span>;
  return (
    <LinkButton to={to} size="sm" replace>
      {children}
    </LinkButton>
  );
}

function Pager({ view, total, count }: { view: ProfileView; total: number; count: number }) {
  const { page } = view;
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const before = (page - 1) * size;
  const at = (one: number) => (one < 1 || one > pages ? undefined : searchOf({ ...view, page: one }) || '?');
  return (
    <nav aria-label="Pages of posted jobs" className={styles.pager}>
      <Text tone="muted" numeric>
        Showing {before + 1} to {before + count} of {total.toLocaleString('en-US')} jobs
      </Text>
      <div className={styles.steps}>
        <Step to={at(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
          Previous
        </Step>
        <Text numeric>
          Page {page} of {pages.toLocaleString('en-US')}
        </Text>
        <Step to={at(page + 1)}>
          Next
          <ChevronRight size={16} aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

const Bones = () => (
  <Loading label="Loading posted jobs...">
    <div className={styles.jobs}>
      {[1, 2, 3].map((row) => (
        <Bone key={row} height="7rem" />
      ))}
    </div>
  </Loading>
);

/** What somebody has posted, five at a time. */
export function PostedJobs({ userId, view }: { userId: string; view: ProfileView }) {
  const answer = usePostedJobs(userId, view.page);
  const show = ({ jobs, total }: JobSearchResult) => {
    if (total === 0) {
      return (
        <EmptyState title="No Jobs Posted Yet" isCompact>
          This user hasn't posted any job openings.
        </EmptyState>
      );
    }
    if (jobs.length === 0) {
      return (
        <EmptyState
          title={`Page ${view.page} is empty`}
          actions={<LinkButton to={searchOf({ ...view, page: 1 }) || '?'}>Go to First Page</LinkButton>}
          isCompact
        />
      );
    }
    return (
      <>
        <ul className={styles.jobs} aria-busy={answer.isPlaceholderData}>
          {jobs.map((job) => (
            <PostedJob key={job._id} job={job} />
          ))}
        </ul>
        <Pager view={view} total={total} count={jobs.length} />
      </>
    );
  };
  return (
    <QueryView
      answer={{ ...answer, data: knownOf(answer, ({ jobs }) => jobs) }}
      loading={<Bones />}
      renderFailure={(error, retry) => (
        <ErrorState title="The posted jobs could not be loaded" {...retry}>
          {messageOf(error, 'Something went wrong on our side.')}
        </ErrorState>
      )}
    >
      {show}
    </QueryView>
  );
}
