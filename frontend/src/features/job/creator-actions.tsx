import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathToEdit } from '@waypost/contracts/paths';
import { useState } from 'react';
import { CloseJobDialog } from '../../entities/job-post/close-job-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link.tsx';

/** What only who published a post can do with it, while it is open. */
export function CreatorActions({ job }: { job: JobPost }) {
  const [isAsking, setAsking] = useState(false);
  if (job.status !== 'Open') return null;
  return (
    <>
      <LinkButton to={pathToEdit(job._id)}>Edit</LinkButton>
      <Button onPress={() => setAsking(true)}>Close Job</Button>
      <CloseJobDialog job={job} isOpen={isAsking} onOpenChange={setAsking} />
    </>
  );
}
