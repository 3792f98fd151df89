import { useState } from 'react';
import { formatDate } from '../../../format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { RadioGroup } from '../../../ui/fields/choice/radio-group.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import type { FieldValue, ItemForm } from './item-editor.ts';
import type { Conflict } from './save-edit.ts';

/** What a field holds, in words. */
function wordsOf(value: FieldValue | undefined): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.name;
  return typeof value === 'string'
    ? (formatDate(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined) ?? value)
    : String(value);
}

type Side = 'mine' | 'theirs';

type FieldProps = {
  label: string;
  mine: string;
  theirs: string;
  side: Side;
  onChange: (side: Side) => void;
};

function ConflictingField({ label, mine, theirs, side, onChange }: FieldProps) {
  return (
    <RadioGroup
      label={label}
      value={side}
      onChange={(chosen) => onChange(chosen === 'theirs' ? 'theirs' : 'mine')}
      options={[
        { value: 'mine', label: mine, description: 'What you typed' },
        { value: 'theirs', label: theirs, description: 'Saved version' },
      ]}
    />
  );
}

type MergeViewProps = {
  conflict: Conflict;
  labels: Readonly<Record<string, string>>;
  /** How a value is told, where it is of another kind than fields usually hold. */
  tell?: (value: FieldValue | undefined) => string;
  isSaving: boolean;
  onResolve: (form: ItemForm) => void;
  onBack: () => void;
  onDiscard: () => void;
};

/** What was edited is gone. */
function Deleted({ conflict, isSaving, onResolve, onDiscard }: MergeViewProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onDiscard}
      isBusy={isSaving}
      size="sm"
      title="This item was deleted in the meantime"
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onDiscard}>
            Discard what I typed
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel="Saving…"
            onPress={() => onResolve(conflict.merged)}
          >
            Add it again
          </Button>
        </>
      }
    >
      <Text>It was deleted in another tab or on another device. What you typed is still here.</Text>
    </Dialog>
  );
}

/** Two tabs changed the same: shows both, field by field, and leaves the choice. What only one of them changed needs none. */
export function MergeView(props: MergeViewProps) {
  const { conflict, labels, tell = wordsOf, isSaving, onResolve, onBack } = props;
  const { theirs, merged, fields } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  if (theirs === undefined) return <Deleted {...props} />;
  const chosen = { ...merged };
  for (const field of fields) if (sides[field] === 'theirs') chosen[field] = theirs[field] ?? null;
  return (
    <Dialog
      isOpen
      onOpenChange={onBack}
      isBusy={isSaving}
      size="md"
      title="This was changed in the meantime"
      subtitle="In another tab or on another device. Nothing you typed is lost."
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onBack}>
            Back to editing
          </Button>
          <Button variant="primary" isPending={isSaving} pendingLabel="Saving…" onPress={() => onResolve(chosen)}>
            Save
          </Button>
        </>
      }
    >
      <Stack space={5}>
        <Text tone="muted">
          {fields.length === 0
            ? 'Both changes fit together, but the result breaks a rule of the form. Look it through before it is saved.'
            : 'Choose what to keep. What only one of you changed is kept as it is.'}
        </Text>
        {fields.map((field) => (
          <ConflictingField
            key={field}
            label={labels[field] ?? field}
            mine={tell(merged[field])}
            theirs={tell(theirs[field])}
            side={sides[field] ?? 'mine'}
            onChange={(side) => setSides((before) => ({ ...before, [field]: side }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
