import { useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type PasteDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is pasted already; it stays when the dialog is closed. */
  text: string;
  onText: (text: string) => void;
  onSort: () => void;
};

/** Takes a whole job text at once. */
export function PasteDialog({ isOpen, onOpenChange, text, onText, onSort }: PasteDialogProps) {
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sort = () => {
    if (text.trim() !== '') return onSort();
    setMissing(true);
    // Where it is said, and mended.
    field.current?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title="Paste the whole job text"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" onPress={sort}>
            Fill in the fields
          </Button>
        </>
      }
    >
      <TextArea
        ref={field}
        label="Job text"
        description="Copy everything from the job’s page. We’ll sort it into the form, where you can change it."
        rows={14}
        value={text}
        onChange={(next) => {
          setMissing(false);
          onText(next);
        }}
        errorMessage={isMissing ? 'Please paste the text of a job.' : undefined}
      />
    </Dialog>
  );
}
