import { type Currency, missing } from '@waypost/contracts/constants';
import type { Segment } from '@waypost/contracts/entities/highlights';
import type { JobPostListing } from '@waypost/contracts/entities/job-post';
import { dollarsPerUnit } from '@waypost/contracts/exchange-rates';
import { CircleCheck } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { formatCities } from '../../format/cities.ts';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { excerptOf, leadOf } from '../../format/excerpt.ts';
import { listedAge } from '../../format/job-age.ts';
import { formatPay, formatPayIn, formatYearlyPay } from '../../format/pay.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Card, CardActions, CardLink } from '../../ui/content/card.tsx';
import { Chip } from '../../ui/content/chip.tsx';
import { Monogram } from '../../ui/content/monogram.tsx';
import { Heading } from '../../ui/content/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import * as styles from './job-card.css.ts';
import { JobStatusBadge } from './job-status-badge.tsx';
import { MatchLine } from './match-line.tsx';
import { SaveIcon } from './save-icon.tsx';
import { useAge } from './use-age.ts';

function Marked({ segments }: { segments: readonly Segment[] }) {
  let start = 0;
  return segments.map(({ text, marked }) => {
    const Tag = marked ? 'mark' : 'span';
    const key = start;
    start += text.length;
    return <Tag key={key}>{text}</Tag>;
  });
}

const rateDay = formatDate(dollarsPerUnit.date);

type PayProps = { pay: JobPostListing['expected_max_ctc']; currency: Currency | undefined };

/** In the currency that is asked for first, so that posts compare; what the post says stands beside it. */
function Pay({ pay, currency }: PayProps) {
  const words = formatYearlyPay(pay);
  if (words === undefined) return <span className={styles.noPay}>Pay not given</span>;
  const converted = formatPayIn(currency, pay);
  const posted = (
    <span className={converted === undefined ? styles.pay : styles.postedPay} title={`Max CTC: ${formatPay(pay)}`}>
      {words}
    </span>
  );
  if (converted === undefined) return posted;
  return (
    <>
      <span className={styles.pay} title={`At the exchange rates of ${rateDay}`}>
        {converted}
      </span>
      {posted}
    </>
  );
}

type CardPartProps = {
  job: JobPostListing;
  /** What pay is shown in, beside its own. */
  currency?: Currency | undefined;
};

/** What decides whether to read on, in the same order on every card. */
function Facts({ job, currency }: CardPartProps) {
  const age = useAge(job.posted_date, listedAge);
  const isOpen = job.status === 'Open';
  return (
    <div className={styles.facts}>
      <Pay pay={job.expected_max_ctc} currency={currency} />
      {job.job_type === undefined ? null : <Chip>{job.job_type}</Chip>}
      {job.work_mode === undefined ? null : <Chip>{job.work_mode}</Chip>}
      {job.is_applied === true ? (
        <Badge tone="info" icon={<CircleCheck size={14} aria-hidden />}>
          Applied
        </Badge>
      ) : null}
      {isOpen ? null : <JobStatusBadge status={job.status} />}
      <span className={styles.age}>
        {isOpen ? (
          <span className={styles.open}>
            Open<span aria-hidden> ·</span>
          </span>
        ) : null}
        <time dateTime={job.posted_date} title={formatDate(job.posted_date)}>
          {age}
        </time>
        {/* For the eye: the title is the link, and the whole card with it. */}
        <span className={styles.view} aria-hidden>
          · <span className={styles.viewWord}>View</span>
        </span>
      </span>
    </div>
  );
}

function Excerpt({ job }: Pick<CardPartProps, 'job'>) {
  const snippet = job.highlights?.snippet ?? [];
  const isFound = snippet.some(({ marked }) => marked);
  return isFound ? <Marked segments={excerptOf(snippet)} /> : leadOf(job.description, formatCompany(job));
}

export const jobCardId = (jobId: string) => `job-${jobId}`;

type JobCardProps = CardPartProps & {
  to: string;
  /** Its title is like what was searched for, which is why it is listed. */
  isAlike?: boolean;
  /** How well the viewer fits, at its own place. */
  score?: ReactNode;
  /** How the post opens beside the list, where it does. */
  beside?: { state: unknown; replace: boolean; isOpen: boolean } | undefined;
  onOpen: (jobId: string) => void;
};

/** A post that can be judged in a second. The card is one link; saving is a button in it. */
export function JobCard({ job, to, currency, isAlike, score, beside, onOpen }: JobCardProps) {
  const company = formatCompany(job);
  const cities = formatCities(job.cities);
  const open = (event: MouseEvent) => {
    if (job._id) return onOpen(job._id);
    event.preventDefault();
    toast.error('Unable to load job details - invalid job ID');
  };
  return (
    <Card as="article" isLinked padding="md" space={0} id={jobCardId(job._id)}>
      <div className={score === undefined ? `${styles.grid} ${styles.withoutScore}` : styles.grid}>
        <div className={styles.mark}>
          <Monogram name={company ?? ''} />
        </div>
        <div className={styles.title}>
          <Heading level={3} size="md">
            <CardLink
              to={to}
              onClick={open}
              {...(beside && { state: beside.state, replace: beside.replace, 'aria-current': beside.isOpen })}
            >
              {job.highlights?.title.length ? <Marked segments={job.highlights.title} /> : job.title}
            </CardLink>
          </Heading>
          <p className={styles.company}>
            <span className={styles.companyName}>{company ?? 'Unknown Company'}</span>
            {cities === undefined || cities === missing.location ? null : <span>{cities}</span>}
          </p>
          <MatchLine matches={job.highlights?.matches} isAlike={isAlike} />
        </div>
        {score === undefined ? null : <div className={styles.score}>{score}</div>}
        <div className={styles.save}>
          <CardActions>
            <SaveIcon job={job} wasSaved={job.is_saved === true} />
          </CardActions>
        </div>
        <Facts job={job} currency={currency} />
        <p dir="auto" className={styles.text}>
          <Excerpt job={job} />
        </p>
      </div>
    </Card>
  );
}
