import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { type FormEvent, useId } from 'react';
import { useEditSavedSearch } from '../../entities/saved-search/mutations.ts';
import { useSearchName } from '../../entities/saved-search/use-search-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Stays with what was typed until the new name is taken. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const form = useId();
  const { field, take } = useSearchName(search.name);
  const edit = useEditSavedSearch();

  function send(event: FormEvent) {
    event.preventDefault();
    if (edit.isPending) return;
    const name = take();
    if (name === undefined) return;
    if (name === search.name) return onClose();
    edit.mutate({ search, change: { name } }, { onSuccess: onClose });
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
        {field}
      </form>
    </Dialog>
  );
}
