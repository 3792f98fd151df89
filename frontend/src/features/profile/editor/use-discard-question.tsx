import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';

/** Closes a dialog of which no draft is kept, after a question where something in it was changed. The question stands within it. */
export function useDiscardQuestion(
  isChanged: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
      >
        What you changed here has not been saved. This cannot be undone.
      </ConfirmDialog>
    ),
  };
}
