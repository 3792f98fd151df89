import type { JobPostDetails } from '@waypost/contracts/entities/job-post';
import { SaveButton } from '../../entities/job-post/save-button.tsx';
import { ShareMenu } from './share-menu.tsx';

/** What can be done with a post by anybody. Apart, as these controls weigh as much as the rest of the public page. */
export function PublicPostActions({ details: { job_post, is_saved } }: { details: JobPostDetails }) {
  return (
    <>
      <SaveButton job={job_post} wasSaved={is_saved === true} />
      <ShareMenu job={job_post} />
    </>
  );
}
