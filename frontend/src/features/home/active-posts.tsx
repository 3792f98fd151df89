import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { ApplicantsSummary } from '../../entities/job-post/applicants-link.tsx';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { companyOf, locationOf } from '../../entities/job-post/listed-post.ts';
import { LoadingPosts } from '../../entities/job-post/loading-posts.tsx';
import { postColumns, type PostRow, ViewPost } from '../../entities/job-post/post-columns.tsx';
import { formatDate } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { formatPay } from '../../format/pay.ts';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import type { Answer } from '../../ui/page/query-view.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { HomeBlock } from './home-block.tsx';
import * as styles from './home.css.ts';

/** Somebody who posts comes for the people, so the title leads to them. */
const Title = ({ job }: { job: PostedJob }) => (
  <TextLink to={pathTo('applicants', { jobId: job._id })} tone="plain" weight="strong">
    {job.title}
  </TextLink>
);

const Posted = ({ job }: { job: PostedJob }) => (
  <Text size="xs" tone="muted" numeric>
    Posted {formatDate(job.posted_date)}
  </Text>
);

const rowOf = (job: PostedJob): PostRow => ({ id: job._id, post: job });
const [, ...facts] = postColumns({ rowOf });
const columns: Column<PostedJob>[] = [
  {
    id: 'job',
    header: 'Job Details',
    cell: (job) => (
      <div className={styles.about}>
        <Title job={job} />
        <Posted job={job} />
      </div>
    ),
  },
  { id: 'applicants', header: 'Applicants', isNarrow: true, cell: (job) => <ApplicantsSummary job={job} /> },
  ...facts,
  { id: 'status', header: 'Status', isNarrow: true, cell: ({ status }) => <JobStatusBadge status={status} /> },
  { id: 'actions', header: 'Actions', isNarrow: true, cell: (job) => <ViewPost {...rowOf(job)} /> },
];

const cardOf = (job: PostedJob) => (
  <Card padding="md" space={1}>
    <div className={styles.cardHead}>
      <Title job={job} />
      <JobStatusBadge status={job.status} />
    </div>
    <Text tone="muted" numeric>
      {factLine([companyOf(job), locationOf(job), formatPay(job.expected_max_ctc)])}
    </Text>
    <div className={styles.cardFoot}>
      <ApplicantsSummary job={job} />
      <Posted job={job} />
    </div>
  </Card>
);

type ActivePostsProps = {
  answer: Answer<{ jobs: PostedJob[]; total: number }>;
  words: { title: string; none: string; create: string };
};

export const openPosts = `${pages.postedJobs}?status=Open`;

/** The open posts of a dashboard, those first that wait to be reviewed. */
export function ActivePosts({ answer, words }: ActivePostsProps) {
  const { jobs = [], total = 0 } = answer.data ?? {};
  return (
    <HomeBlock
      title={words.title}
      answer={answer}
      loading={<LoadingPosts label="Loading your posts..." />}
      safe="Your posts are safe, and people can still apply."
      {...(total > jobs.length && {
        all: { to: openPosts, words: `See all ${total.toLocaleString('en-US')}` },
      })}
    >
      {(found) =>
        found.jobs.length === 0 ? (
          <Card padding="none" space={0}>
            <EmptyState
              title={words.none}
              isCompact
              actions={
                <LinkButton to={pages.createJob} variant="primary">
                  {words.create}
                </LinkButton>
              }
            >
              Your open posts appear here, with the people who have applied.
            </EmptyState>
          </Card>
        ) : (
          <DataTable
            caption={words.title}
            columns={columns}
            rows={found.jobs}
            rowId={({ _id }) => _id}
            card={cardOf}
            cardsBelow="table"
            isDense
          />
        )
      }
    </HomeBlock>
  );
}
