import { type Problem, serverRefusals, showRefusals } from '../../../forms/server-refusals.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import type { Edit } from './edit-draft.ts';
import type { EditRules } from './edit-rules.ts';
import type { ItemForm } from './item-editor.ts';
import type { Conflict } from './save-edit.ts';
import { useEditForm } from './use-edit-form.ts';
import { useSending } from './use-sending.ts';

type Editing = {
  rules: EditRules;
  start: Edit;
  userId: string;
  onSaved?: () => void;
  /** What is wrong, each time it is to be sent and cannot be. */
  onUnfit?: (problems: readonly Problem[]) => void;
  onClose: () => void;
};

/** A form of the profile with its draft, and what becomes of it. */
export function useEdit({ rules, start, userId, onSaved, onUnfit, onClose }: Editing) {
  const { form, edit, isChanged, rebase, forget } = useEditForm(rules, start, userId);
  const end = () => {
    forget();
    onClose();
  };
  const { send, leaveConflict, ...sending } = useSending({
    rules,
    userId,
    onSaved() {
      onSaved?.();
      end();
    },
    onRefused: (error) => showRefusals(form.setError, serverRefusals(error, rules.fieldOf)),
  });
  return {
    ...sending,
    form,
    leaveConflict,
    submit: form.handleSubmit(
      (mine) => {
        if (isChanged || edit.id === undefined) return send({ ...edit, mine });
        toast.info('No changes to save');
        return end();
      },
      () => onUnfit?.(rules.problemsOf(form.getValues())),
    ),
    discard() {
      if (isChanged) toast.info('Changes discarded.');
      end();
    },
    /** Goes on with what has been chosen of both, on top of what is there now. */
    resolve(mine: ItemForm, { profile: { version }, theirs }: Conflict) {
      const { id, ...added } = edit;
      const isGone = theirs === undefined || id === undefined;
      const next: Edit = { ...(isGone ? added : edit), base: theirs ?? rules.empty, version, mine };
      if (rebase(next)) void send(next);
      else leaveConflict();
    },
  };
}
