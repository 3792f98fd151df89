import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { CircleCheck, ExternalLink, Users } from 'lucide-react';
import { SaveButton } from '../../entities/job-post/save-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import type { Opening } from './apply/use-apply-dialog.tsx';
import { CreatorActions } from './creator-actions.tsx';
import { ShareMenu } from './share-menu.tsx';
import type { Viewer } from './viewer.ts';

function ApplyAction({ job, applying: { open, isOpening, ahead } }: { job: JobPost; applying: Opening }) {
  if (job.apply_link === undefined) {
    return (
      <Button variant="primary" isPending={isOpening} pendingLabel="Opening…" onPress={open} {...ahead}>
        Apply Now
      </Button>
    );
  }
  return (
    <LinkButton
      to={job.apply_link}
      isWritten
      variant="primary"
      icon={<ExternalLink size={16} aria-hidden />}
      aria-label="Apply Now, on the company’s website, in a new tab"
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

export function JobActions({ details, viewer, applying }: ViewedProps & { applying: Opening }) {
  const { job_post: job, is_saved } = details;
  return (
    <>
      {viewer.mayApply ? <ApplyAction job={job} applying={applying} /> : null}
      {viewer.worksOnIt ? (
        <LinkButton
          to={pathTo('applicants', { jobId: job._id })}
          variant="primary"
          icon={<Users size={16} aria-hidden />}
        >
          Applicants
        </LinkButton>
      ) : null}
      <SaveButton job={job} wasSaved={is_saved === true} />
      <ShareMenu job={job} />
      {viewer.isCreator ? <CreatorActions job={job} mayEdit={viewer.worksOnIt} /> : null}
    </>
  );
}
