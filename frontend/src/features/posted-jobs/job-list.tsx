import type { PostedJob } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { ApplicantsSummary } from '../../entities/job-post/applicants-link.tsx';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import * as columns from '../../entities/job-post/post-columns.css.ts';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { JobMenu } from './job-menu.tsx';
import { locationWords, payWords } from './job-words.ts';
import type { ViewMode } from './posted-jobs-url.ts';
import * as styles from './posted-jobs.css.ts';

type JobListProps = {
  jobs: readonly PostedJob[];
  viewMode: ViewMode;
  isLoading: boolean;
  onClose: (job: PostedJob) => void;
};

/** Somebody who posts comes for the people, so the title leads to them. */
const Title = ({ job }: { job: PostedJob }) => (
  <TextLink to={pathTo('applicants', { jobId: job._id })} tone="plain" weight="strong">
    {job.title}
  </TextLink>
);

function JobCard({ job, onClose }: { job: PostedJob; onClose: (job: PostedJob) => void }) {
  return (
    <div className={styles.card}>
      <Stack space={1}>
        <div className={styles.cardHead}>
          <Heading level={2} size="md">
            <Title job={job} />
          </Heading>
          <Inline space={1} wrap={false}>
            <JobStatusBadge status={job.status} />
            <JobMenu job={job} onClose={onClose} />
          </Inline>
        </div>
        <Text>{formatCompany(job) ?? 'Company not specified'}</Text>
        <Text tone="muted" numeric>
          {factLine([locationWords(job), payWords(job)])}
        </Text>
      </Stack>
      <div className={styles.cardFoot}>
        <ApplicantsSummary job={job} />
        <Text size="xs" tone="muted" numeric>
          Posted {formatDate(job.posted_date)}
        </Text>
      </div>
    </div>
  );
}

const columnsFor = (onClose: (job: PostedJob) => void): Column<PostedJob>[] => [
  {
    id: 'job',
    header: 'Job Details',
    cell: (job) => (
      <div className={columns.job}>
        <Text as="div" weight="strong" lines={2}>
          <Title job={job} />
        </Text>
        <Text tone="muted">{locationWords(job)}</Text>
      </div>
    ),
  },
  {
    id: 'company',
    header: 'Company',
    cell: (job) => (
      <div className={columns.words}>
        <Text>{formatCompany(job) ?? 'Company not specified'}</Text>
        <Text tone="muted" numeric>
          {payWords(job) ?? ''}
        </Text>
      </div>
    ),
  },
  { id: 'applicants', header: 'Applicants', isNarrow: true, cell: (job) => <ApplicantsSummary job={job} /> },
  { id: 'status', header: 'Status', isNarrow: true, cell: (job) => <JobStatusBadge status={job.status} /> },
  {
    id: 'posted',
    header: 'Posted',
    isNarrow: true,
    cell: (job) => (
      <Text as="span" numeric>
        {formatDate(job.posted_date)}
      </Text>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isNarrow: true,
    isHeaderHidden: true,
    cell: (job) => <JobMenu job={job} onClose={onClose} />,
  },
];

const cardFor = (onClose: (job: PostedJob) => void) => (job: PostedJob) => (
  <Card padding="md">
    <JobCard job={job} onClose={onClose} />
  </Card>
);

/** The posts of a page, as cards beside each other or as a table. */
export function JobList({ jobs, viewMode, isLoading, onClose }: JobListProps) {
  if (viewMode === 'list') {
    return (
      <DataTable
        caption="Your job posts"
        columns={columnsFor(onClose)}
        rows={jobs}
        rowId={(job) => job._id}
        cardsBelow="table"
        card={cardFor(onClose)}
        isLoading={isLoading}
      />
    );
  }
  return (
    <ul className={styles.grid} aria-label="Your job posts" aria-busy={isLoading}>
      {jobs.map((job) => (
        <Card key={job._id} as="li" padding="md">
          <JobCard job={job} onClose={onClose} />
        </Card>
      ))}
    </ul>
  );
}
