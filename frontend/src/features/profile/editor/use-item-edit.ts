import type { Profile } from '@waypost/contracts/entities/profile';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { ownToday } from '../../../format/own-day.ts';
import { serverRefusals, showRefusals } from '../../../forms/server-refusals.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { toast } from '../../../ui/toast.ts';
import type { Edit } from './edit-draft.ts';
import { capitalised, fieldOf, type ItemEditor, type ItemForm } from './item-editor.ts';
import { problemsOf } from './item-problems.ts';
import { isSameForm } from './merge-forms.ts';
import { type Conflict, saveEdit } from './save-edit.ts';
import { itemIn, listOf } from './section-items.ts';
import { useItemForm } from './use-item-form.ts';
import { updateProfile, useProfileChanges } from './use-profile-changes.ts';

/** "Failed to save education: …", without an end where there is nothing to say. */
export function failedToSave(noun: string, error: unknown): string {
  const message = messageOf(error, '');
  return message === '' ? `Failed to save ${noun}` : `Failed to save ${noun}: ${message}`;
}

/** How an item is sent, and found again in what is there now. */
const savingOf = (editor: ItemEditor, { id, base, mine }: Edit) => ({
  send: (form: ItemForm, version: number) => {
    const operation = id === undefined ? { operation: 'insert' } : { operation: 'replace', id };
    return updateProfile({ [editor.section]: [{ ...operation, ...editor.write(form) }], version });
  },
  theirsIn(profile: Profile) {
    // A new item is nobody else's.
    if (id === undefined) return base;
    const item = itemIn(profile, editor.section, id);
    return item && editor.formOf(item);
  },
  isThere: (profile: Profile) =>
    id === undefined && profile[listOf[editor.section]].some((item) => isSameForm(editor.formOf(item), mine)),
  isFit: (form: ItemForm) => problemsOf(editor, form, ownToday()).length === 0,
});

/** Sends an edit, and says how that went. State is a render late: a second press would add a second item. */
function useSending(editor: ItemEditor, userId: string, refuse: (error: unknown) => void) {
  const [isSaving, setSaving] = useState(false);
  const isSending = useRef(false);
  const changes = useProfileChanges(userId);
  const endSession = useEndedSession();
  return {
    isSaving,
    /** Answers what stands in the way, if something does, and whether it is saved. */
    async send(edit: Edit): Promise<{ isSaved: boolean; conflict?: Conflict }> {
      if (isSending.current) return { isSaved: false };
      isSending.current = true;
      setSaving(true);
      try {
        const saved = await saveEdit({ edit, ...savingOf(editor, edit) });
        if (saved.kind === 'conflict') return { isSaved: false, conflict: saved.conflict };
        await changes.take(saved.profile);
        toast.success(`${capitalised(editor.noun)} saved successfully!`);
        return { isSaved: true };
      } catch (error) {
        refuse(error);
        toast.error(failedToSave(editor.noun, error));
        endSession(error, 'You must be logged in to update profile');
        return { isSaved: false };
      } finally {
        isSending.current = false;
        setSaving(false);
      }
    },
  };
}

type ItemEditing = { editor: ItemEditor; start: Edit; userId: string; onClose: () => void };

/** The form of an item with its draft, and what becomes of it. */
export function useItemEdit({ editor, start, userId, onClose }: ItemEditing) {
  const { form, edit, isChanged, rebase, forget } = useItemForm(editor, start, userId);
  const [conflict, setConflict] = useState<Conflict>();
  const { isSaving, send } = useSending(editor, userId, (error) =>
    showRefusals(
      form.setError,
      serverRefusals(error, (path) => fieldOf(editor, path.slice(2))),
    ),
  );
  const end = () => {
    forget();
    onClose();
  };
  const save = async (mine: Edit) => {
    const outcome = await send(mine);
    setConflict(outcome.conflict);
    if (outcome.isSaved) end();
  };
  return {
    form,
    isSaving,
    conflict,
    submit: form.handleSubmit((mine) => {
      if (isChanged || edit.id === undefined) return save({ ...edit, mine });
      toast.info('No changes to save');
      return end();
    }),
    discard() {
      if (isChanged) toast.info('Changes discarded.');
      end();
    },
    /** Goes on with what has been chosen of both, on top of what is there now. */
    resolve(mine: ItemForm, { profile: { version }, theirs }: Conflict) {
      const { id, ...added } = edit;
      const isGone = theirs === undefined || id === undefined;
      const next: Edit = { ...(isGone ? added : edit), base: theirs ?? editor.empty, version, mine };
      if (rebase(next)) void save(next);
      else setConflict(undefined);
    },
    leaveConflict: () => setConflict(undefined),
  };
}
