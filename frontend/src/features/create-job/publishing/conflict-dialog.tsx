import type { JobPost } from '@waypost/contracts/entities/job-post';
import { formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { formOf, type JobForm } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { differencesOf } from './differences.ts';

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
  const differences = differencesOf(formOf(theirs), mine);
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
      {differences.length === 0 ? (
        <Text>Both versions say the same, so either choice is fine.</Text>
      ) : (
        <div className={styles.differences}>
          {differences.map(({ field, theirs, mine }) => (
            <Stack key={field} as="section" space={2} aria-label={field}>
              <Text weight="strong">{field}</Text>
              <div className={styles.difference}>
                <Stack space={1}>
                  <Text size="xs" tone="muted">
                    Saved version
                  </Text>
                  <div className={styles.version}>{theirs || 'Nothing'}</div>
                </Stack>
                <Stack space={1}>
                  <Text size="xs" tone="muted">
                    Your version
                  </Text>
                  <div className={styles.version}>{mine || 'Nothing'}</div>
                </Stack>
              </div>
            </Stack>
          ))}
        </div>
      )}
    </Dialog>
  );
}
