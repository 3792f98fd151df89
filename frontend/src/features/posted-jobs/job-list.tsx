import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { JobActions } from './job-actions.tsx';
import { locationWords, payWords } from './job-words.ts';
import type { ViewMode } from './posted-jobs-url.ts';
import * as styles from './posted-jobs.css.ts';

type JobListProps = {
  jobs: readonly JobPost[];
  viewMode: ViewMode;
  isLoading: boolean;
  onClose: (job: JobPost) => void;
};

function JobCard({ job, onClose }: { job: JobPost; onClose: (job: JobPost) => void }) {
  const pay = payWords(job);
  return (
    <div className={styles.card}>
      <Stack space={1}>
        <Inline justify="between" wrap={false} align="start">
          <Heading level={2} size="md">
            <TextLink to={pathTo('job', { jobId: job._id })} tone="plain" weight="strong">
              {job.title}
            </TextLink>
          </Heading>
          <JobStatusBadge status={job.status} />
        </Inline>
        <Text>{formatCompany(job) ?? 'Company not specified'}</Text>
        <Text tone="muted" numeric>
          {[locationWords(job), pay].filter(Boolean).join(' · ')}
        </Text>
        <Text size="xs" tone="muted" numeric>
          Posted {formatDate(job.posted_date)}
        </Text>
      </Stack>
      <JobActions job={job} onClose={onClose} />
    </div>
  );
}

const columnsFor = (onClose: (job: JobPost) => void): Column<JobPost>[] => [
  {
    id: 'job',
    header: 'Job Details',
    cell: (job) => (
      <Stack space={0}>
        <Text as="div" weight="strong" lines={2}>
          <TextLink to={pathTo('job', { jobId: job._id })} tone="plain" weight="strong">
            {job.title}
          </TextLink>
        </Text>
        <Text tone="muted">{locationWords(job)}</Text>
      </Stack>
    ),
  },
  {
    id: 'company',
    header: 'Company',
    cell: (job) => (
      <Stack space={0}>
        <Text>{formatCompany(job) ?? 'Company not specified'}</Text>
        <Text tone="muted" numeric>
          {payWords(job) ?? ''}
        </Text>
      </Stack>
    ),
  },
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
    cell: (job) => <JobActions job={job} isCompact onClose={onClose} />,
  },
];

const cardFor = (onClose: (job: JobPost) => void) => (job: JobPost) => (
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
        cardsBelow="desktop"
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
