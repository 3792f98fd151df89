import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Building2, CircleCheck, ExternalLink, MapPin, Users, Wallet } from 'lucide-react';
import type { RefObject } from 'react';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { SaveButton } from '../../entities/job-post/save-button.tsx';
import { formatCompany } from '../../format/company.ts';
import { formatDate } from '../../format/date.ts';
import { formatPay } from '../../format/pay.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Inline } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { text } from '../../ui/text.css.ts';
import { CreatorActions } from './creator-actions.tsx';
import * as styles from './job-screen.css.ts';
import { PostedBy } from './posted-by.tsx';
import { ShareMenu } from './share-menu.tsx';
import type { Viewer } from './viewer.ts';

function ApplyAction({ job, onApply }: { job: JobPost; onApply: () => void }) {
  if (job.apply_link === undefined) {
    return (
      <Button variant="primary" onPress={onApply}>
        Apply Now
      </Button>
    );
  }
  return (
    <LinkButton
      to={job.apply_link}
      isExternal
      variant="primary"
      icon={<ExternalLink size={16} aria-hidden />}
      aria-label="Apply Now, on the website of the company, in a new tab"
    >
      Apply Now
    </LinkButton>
  );
}

type TitleBlockProps = {
  details: JobPostDetails;
  viewer: Viewer;
  heading: RefObject<HTMLHeadingElement | null>;
  onApply: () => void;
};

/** What the post is, and what can be done with it; this part stays in sight where there is room. */
export function TitleBlock({ details, viewer, heading, onApply }: TitleBlockProps) {
  const { job_post: job, is_saved } = details;
  return (
    <div className={styles.sticky}>
      <div className={styles.titles}>
        <h1 ref={heading} tabIndex={-1} className={text({ size: 'xl', balanced: true })}>
          {job.title}
        </h1>
        <p className={styles.company}>
          <Building2 size={16} aria-hidden />
          {formatCompany(job) ?? 'Unknown Company'}
        </p>
      </div>
      <div className={styles.actions}>
        {viewer.mayApply ? <ApplyAction job={job} onApply={onApply} /> : null}
        {viewer.seesApplicants ? (
          <LinkButton
            to={pathTo('applicants', { jobId: job._id })}
            variant="primary"
            icon={<Users size={16} aria-hidden />}
          >
            Applicants
          </LinkButton>
        ) : null}
        <SaveButton job={job} isSaved={is_saved === true} />
        <ShareMenu job={job} />
        {viewer.isCreator ? <CreatorActions job={job} /> : null}
      </div>
    </div>
  );
}

/** The facts that decide whether to read on. */
export function JobFacts({
  details: { job_post: job, is_applied },
  viewer,
}: Pick<TitleBlockProps, 'details' | 'viewer'>) {
  const pay = formatPay(job.expected_max_ctc);
  return (
    <div className={styles.facts}>
      <Inline>
        <JobStatusBadge status={job.status} />
        <Badge>{job.job_post_category}</Badge>
        {is_applied === true ? (
          <Badge tone="info" icon={<CircleCheck size={14} aria-hidden />}>
            Applied
          </Badge>
        ) : null}
        {viewer.isCreator ? <Badge tone="info">Your Job</Badge> : null}
      </Inline>
      <Inline>
        {job.cities.map(({ name }) => (
          <Chip key={name} icon={<MapPin size={14} aria-hidden />}>
            {name}
          </Chip>
        ))}
        {job.job_type === undefined ? null : <Chip>{job.job_type}</Chip>}
        {job.work_mode === undefined ? null : <Chip>{job.work_mode}</Chip>}
        {pay === undefined ? null : (
          <Badge tone="success" icon={<Wallet size={14} aria-hidden />}>
            {pay}
          </Badge>
        )}
      </Inline>
      <p className={styles.posted}>
        <PostedBy creator={job.creator} /> on <time dateTime={job.posted_date}>{formatDate(job.posted_date)}</time>
      </p>
    </div>
  );
}
