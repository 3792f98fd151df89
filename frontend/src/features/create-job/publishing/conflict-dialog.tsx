import type { JobPost } from '@waypost/contracts/entities/job-post';
import { formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { JobForm } from '../form/job-form.ts';
import { TwoVersions } from './two-versions.tsx';

type ConflictDialogProps = {
  theirs: JobPost;
  mine: JobForm;
  isSaving: boolean;
  onTakeOver: () => void;
  onOverwrite: () => void;
  onClose: () => void;
};

/** Two people, or two tabs, edited the same post: shows what is there now, and leaves the choice. */
export function ConflictDialog({ theirs, mine, isSaving, onTakeOver, onOverwrite, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isSaving}
      size="lg"
      title="This job post was changed in the meantime"
      subtitle={`It was last saved ${formatDateTime(theirs.updated_at) ?? 'a moment ago'}. Nothing you wrote is lost.`}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onTakeOver}>
            Use the saved version
          </Button>
          <Button variant="primary" isPending={isSaving} pendingLabel="Saving…" onPress={onOverwrite}>
            Overwrite with my version
          </Button>
        </>
      }
    >
      <TwoVersions
        theirs={theirs}
        theirsTitle="Saved version"
        mine={mine}
        same="Both versions say the same, so either choice is fine."
      />
    </Dialog>
  );
}
