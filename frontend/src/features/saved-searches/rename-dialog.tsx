import { limits } from '@waypost/contracts/constants';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { type FormEvent, useId, useState } from 'react';
import { useEditSavedSearch } from '../../entities/saved-search/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Stays with what was typed until the new name is taken. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState(search.name);
  const [problem, setProblem] = useState<string>();
  const edit = useEditSavedSearch();

  function send(event: FormEvent) {
    event.preventDefault();
    if (edit.isPending) return;
    if (name.trim() === '') return setProblem('Give this search a name');
    if (name.trim() === search.name) return onClose();
    edit.mutate({ search, change: { name: name.trim() } }, { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rename saved search"
      size="sm"
      isBusy={edit.isPending}
      footer={
        <>
          <Button isDisabled={edit.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} isPending={edit.isPending} pendingLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <TextField
          label="Name"
          value={name}
          maxLength={limits.savedSearchName}
          onChange={(typed) => {
            setName(typed);
            setProblem(undefined);
          }}
          {...(problem === undefined ? {} : { errorMessage: problem })}
        />
      </form>
    </Dialog>
  );
}
