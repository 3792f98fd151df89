import { quoted } from '../../format/quoted.ts';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { useCloseJobPost } from './close-job-post.ts';

type CloseJobDialogProps = {
  job: { _id: string; title: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Asks before a post is closed, as that is for good. */
export function CloseJobDialog({ job, isOpen, onOpenChange }: CloseJobDialogProps) {
  const close = useCloseJobPost();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Close this job post?"
      confirmLabel="Close job"
      pendingLabel="Closing…"
      isDanger
      onConfirm={() =>
        close.mutateAsync(job._id).then(
          () => true,
          () => false,
        )
      }
    >
      {`${quoted(job.title)} will take no more applications. Its applicants stay, and it cannot be reopened.`}
    </ConfirmDialog>
  );
}
