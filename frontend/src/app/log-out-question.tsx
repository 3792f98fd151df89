import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';

type LogOutQuestionProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @param deletes what was begun on this device goes too */
  onLeave: (deletes: boolean) => Promise<void>;
};

export function LogOutQuestion({ isOpen, onOpenChange, onLeave }: LogOutQuestionProps) {
  const [deletes, setDeletes] = useState(false);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Log out with a draft on this device?"
      confirmLabel="Log out"
      pendingLabel="Logging out…"
      cancelLabel="Stay signed in"
      onConfirm={() => onLeave(deletes)}
    >
      <Stack space={3}>
        <Text>
          You have a job post, an application or a note that you haven’t sent yet. It stays on this device and is shown
          again when you sign in here, and to nobody else who does.
        </Text>
        <Checkbox isSelected={deletes} onChange={setDeletes}>
          Delete it: others use this device too
        </Checkbox>
      </Stack>
    </ConfirmDialog>
  );
}
