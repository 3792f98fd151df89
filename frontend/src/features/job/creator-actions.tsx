import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import type { JobPost } from '../../entities/job-post/queries.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.ts';

type CreatorActionsProps = { job: JobPost; onChanged: () => unknown };

/** What only who published a post can do with it, while it is open. */
export function CreatorActions({ job, onChanged }: CreatorActionsProps) {
  const { user } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () =>
      call('changeJobStatus', {
        params: { id: job._id },
        body: { updated_status: 'Close', user_id: user._id },
      }),
    onSuccess: () => {
      toast.success('Job status changed to Closed');
      onChanged();
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Failed to change job status'));
      onChanged();
    },
  });
  if (job.status !== 'Open') return null;
  return (
    <>
      <LinkButton to={`/create-job?edit=${job._id}`}>Edit</LinkButton>
      <Button onPress={() => setAsking(true)}>Close Job</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Close this job?"
        confirmLabel="Close Job"
        pendingLabel="Closing…"
        isDanger
        onConfirm={() =>
          close.mutateAsync().then(
            () => true,
            () => false,
          )
        }
      >
        Nobody can apply any more, and a closed job cannot be opened again. Its applicants stay where they are.
      </ConfirmDialog>
    </>
  );
}
