import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo, pathToEdit } from '@waypost/contracts/paths';
import { CircleX, Eye, type LucideIcon, Pencil, Users } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

/** What can be done with a post; closing and editing only while it is open. */
export function JobActions({
  job,
  isCompact = false,
  onClose,
}: {
  job: JobPost;
  /** In a row there is no room for icons beside the words. */
  isCompact?: boolean;
  onClose: (job: JobPost) => void;
}) {
  const isOpen = job.status === 'Open';
  const icon = (Icon: LucideIcon) => (isCompact ? undefined : <Icon size={16} aria-hidden />);
  return (
    <Inline space={isCompact ? 0 : 1} wrap={!isCompact}>
      <LinkButton
        to={pathTo('applicants', { jobId: job._id })}
        size="sm"
        icon={icon(Users)}
        aria-label={`View applications for ${job.title}`}
      >
        Applications
      </LinkButton>
      <LinkButton
        to={pathTo('job', { jobId: job._id })}
        size="sm"
        variant="quiet"
        icon={icon(Eye)}
        aria-label={`View details of ${job.title}`}
      >
        Details
      </LinkButton>
      {isOpen ? (
        <>
          <LinkButton
            to={pathToEdit(job._id)}
            size="sm"
            variant="quiet"
            icon={icon(Pencil)}
            aria-label={`Edit ${job.title}`}
          >
            Edit
          </LinkButton>
          <Button
            size="sm"
            variant="quiet"
            icon={icon(CircleX)}
            aria-label={`Close ${job.title}`}
            onPress={() => onClose(job)}
          >
            Close
          </Button>
        </>
      ) : null}
    </Inline>
  );
}
