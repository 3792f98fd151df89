import { missing } from '@waypost/contracts/constants';
import type { JobPostListing, Segment } from '@waypost/contracts/entities/job-post';
import { ArrowRight, Building2, CircleCheck, Clock, MapPin, Wallet } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { formatCities } from '../../format/cities.ts';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { jobAge } from '../../format/job-age.ts';
import { formatPay } from '../../format/pay.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardActions, CardLink } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './job-card.css.ts';
import { JobStatusBadge } from './job-status-badge.tsx';
import { MatchLine } from './match-line.tsx';
import { SaveButton } from './save-button.tsx';

function Marked({ segments }: { segments: readonly Segment[] }) {
  let start = 0;
  return segments.map(({ text, marked }) => {
    const Tag = marked ? 'mark' : 'span';
    const key = start;
    start += text.length;
    return <Tag key={key}>{text}</Tag>;
  });
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon}>{icon}</span>
      <span>{children}</span>
    </li>
  );
}

export const jobCardId = (jobId: string) => `job-${jobId}`;

type JobCardProps = {
  job: JobPostListing;
  to: string;
  /** Milliseconds since 1970. */
  now: number;
  onOpen: (jobId: string) => void;
};

/** A post that can be judged in a second. The card is one link; saving is a button in it. */
export function JobCard({ job, to, now, onOpen }: JobCardProps) {
  const pay = formatPay(job.expected_max_ctc);
  const cities = formatCities(job.cities);
  const open = (event: MouseEvent) => {
    if (job._id) return onOpen(job._id);
    event.preventDefault();
    toast.error('Unable to load job details - invalid job ID');
  };
  return (
    <Card as="article" isLinked padding="md" space={3} id={jobCardId(job._id)}>
      <div className={styles.top}>
        <Stack space={1}>
          <Heading level={3} size="md">
            <CardLink to={to} onClick={open}>
              {job.highlights?.title.length ? <Marked segments={job.highlights.title} /> : job.title}
            </CardLink>
          </Heading>
          <ul className={styles.facts}>
            <Fact icon={<Building2 size={16} aria-hidden />}>{formatCompany(job) ?? 'Unknown Company'}</Fact>
            {cities === undefined || cities === missing.location ? null : (
              <Fact icon={<MapPin size={16} aria-hidden />}>{cities}</Fact>
            )}
            {pay === undefined ? null : <Fact icon={<Wallet size={16} aria-hidden />}>{pay}</Fact>}
          </ul>
          <MatchLine matches={job.highlights?.matches} />
        </Stack>
        <CardActions>
          <SaveButton job={job} isSaved={job.is_saved === true} isIcon />
        </CardActions>
      </div>
      <Text lines={2} tone="muted">
        {job.highlights?.snippet.length ? <Marked segments={job.highlights.snippet} /> : job.description}
      </Text>
      <div className={styles.foot}>
        <Inline space={2}>
          <JobStatusBadge status={job.status} />
          {job.is_applied === true ? (
            <Badge tone="info" icon={<CircleCheck size={14} aria-hidden />}>
              Applied
            </Badge>
          ) : null}
          {job.job_type === undefined ? null : <Chip>{job.job_type}</Chip>}
          {job.work_mode === undefined ? null : <Chip>{job.work_mode}</Chip>}
        </Inline>
        <span className={styles.end}>
          <span className={styles.date}>
            <Clock size={14} aria-hidden />
            <time dateTime={job.posted_date}>
              {formatDate(job.posted_date)} · {jobAge(job.posted_date, new Date(now))}
            </time>
          </span>
          <span className={styles.view} aria-hidden>
            View
            <ArrowRight size={16} />
          </span>
        </span>
      </div>
    </Card>
  );
}
