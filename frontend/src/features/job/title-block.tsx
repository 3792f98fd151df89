import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { Building2, CircleCheck, ExternalLink, Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { SaveButton } from '../../entities/job-post/save-button.tsx';
import { formatCompany } from '../../format/company.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { text } from '../../ui/text.css.ts';
import { CreatorActions } from './creator-actions.tsx';
import * as styles from './job-screen.css.ts';
import { ShareMenu } from './share-menu.tsx';
import type { Viewer } from './viewer.ts';

type TitleBlockProps = {
  job: JobPost;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where the post does not name one. */
  company: string;
  badges: ReactNode;
  actions: ReactNode;
};

/**
 * What the post is, and what can be done with it. Title and actions stay in sight where there is room; on a phone the actions
 * alone do, at the lower edge.
 */
export function TitleBlock({ job, heading, company, badges, actions }: TitleBlockProps) {
  return (
    <>
      <Inline>
        <JobStatusBadge status={job.status} />
        <Badge>{job.job_post_category}</Badge>
        {badges}
      </Inline>
      <div className={styles.sticky}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1} className={text({ size: 'xl', balanced: true })}>
            {job.title}
          </h1>
          <p className={styles.company}>
            <Building2 size={16} aria-hidden />
            {formatCompany(job) ?? company}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </>
  );
}

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

type ViewedProps = { details: JobPostDetails; viewer: Viewer };

export function JobBadges({ details: { is_applied }, viewer }: ViewedProps) {
  return (
    <>
      {is_applied === true ? (
        <Badge tone="info" icon={<CircleCheck size={14} aria-hidden />}>
          Applied
        </Badge>
      ) : null}
      {viewer.isCreator ? <Badge tone="info">Your Job</Badge> : null}
    </>
  );
}

export function JobActions({ details, viewer, onApply }: ViewedProps & { onApply: () => void }) {
  const { job_post: job, is_saved } = details;
  return (
    <>
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
      {viewer.isCreator ? null : <SaveButton job={job} isSaved={is_saved === true} />}
      <ShareMenu job={job} />
      {viewer.isCreator ? <CreatorActions job={job} /> : null}
    </>
  );
}
