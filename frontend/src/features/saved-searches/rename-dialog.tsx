import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { type FormEvent, useId } from 'react';
import { useEditSavedSearch } from '../../entities/saved-search/mutations.ts';
import { searchNameKey, useSearchName } from '../../entities/saved-search/use-search-name.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Stays with what was typed until the new name is taken. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const form = useId();
  const { user } = useSignedIn();
  const { field, take, forget } = useSearchName(search.name, searchNameKey(user._id, search._id));
  const close = () => {
    forget();
    onClose();
  };
  const edit = useEditSavedSearch();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (edit.isPending) return;
    const name = take();
    if (name === undefined) return;
    if (name === search.name) return close();
    // Also where the page is left before the answer.
    await edit.mutateAsync({ search, change: { name } }).then(close, () => undefined);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Rename saved search"
      size="sm"
      isBusy={edit.isPending}
      footer={
        <>
          <Button isDisabled={edit.isPending} onPress={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} isPending={edit.isPending} pendingLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate>
        {field}
      </form>
    </Dialog>
  );
}
