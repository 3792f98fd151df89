import type { Profile } from '@waypost/contracts/entities/profile';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { fieldId } from '../../../forms/field-id.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { type Edit, editDrafts, editKey } from './edit-draft.ts';
import { itemRules } from './edit-rules.ts';
import type { ItemEditor } from './item-editor.ts';
import { itemProblemInList } from './item-problems.ts';
import { MergeView } from './merge-view.tsx';
import { useEdit } from './use-edit.ts';

export type ItemDialogProps = {
  /** What is edited; nothing for a new item. */
  item: { _id: string } | undefined;
  /** The id of an item that has a draft, but was deleted meanwhile. */
  goneId?: string | undefined;
  profile: Profile;
  onClose: () => void;
};

/** Goes on with what was typed before, else begins with the item as it is. */
function startOf(editor: ItemEditor, { item, goneId, profile }: ItemDialogProps): Edit {
  const id = item?._id ?? goneId;
  const base = item === undefined ? editor.empty : editor.formOf(item);
  return (
    editDrafts.read(editKey(profile.user._id, editor.section, id)) ?? {
      ...(id !== undefined && { id }),
      base,
      mine: base,
      version: profile.version,
    }
  );
}

/** The same sentence at several fields is said once, of the first of them. */
const onceEach = <Error extends { message: string }>(errors: readonly Error[]): Error[] =>
  errors.filter(({ message }, at) => errors.findIndex((other) => other.message === message) === at);

/** Adds an item to a section, or edits one. Closing keeps what was typed as a draft; cancelling discards it. */
export function ItemDialog({ editor, ...props }: ItemDialogProps & { editor: ItemEditor }) {
  const { profile, onClose } = props;
  const formId = useId();
  const [start] = useState(() => startOf(editor, props));
  const [rules] = useState(() => itemRules(editor));
  const { form, isSaving, conflict, submit, discard, resolve, leaveConflict } = useEdit({
    rules,
    start,
    userId: profile.user._id,
    onClose,
  });
  const { errors, submitCount } = form.formState;
  const problems = Object.entries(editor.labels).flatMap(([field, label]) => {
    const message = errors[field]?.message;
    return message ? [{ message: itemProblemInList(label, message), fieldId: fieldId(field) }] : [];
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isSaving}
      size={editor.size}
      title={start.id === undefined ? editor.titles.add : editor.titles.edit}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={discard}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving} pendingLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Stack space={5}>
            <ErrorSummary errors={onceEach(problems)} attempt={submitCount} />
            <editor.Fields />
          </Stack>
        </form>
      </FormProvider>
      {/* Within, so that focus goes back to what opened the dialog when both close. */}
      {conflict === undefined ? null : (
        <MergeView
          conflict={conflict}
          labels={editor.labels}
          isSaving={isSaving}
          onResolve={(mine) => resolve(mine, conflict)}
          onBack={leaveConflict}
          onDiscard={discard}
        />
      )}
    </Dialog>
  );
}
