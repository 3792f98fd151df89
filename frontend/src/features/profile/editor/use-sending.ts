import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { profileKeys } from '../../../entities/person/profile.ts';
import { capitalised } from '../../../format/capitalised.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import type { Edit } from './edit-draft.ts';
import type { EditRules } from './edit-rules.ts';
import { type Conflict, saveEdit } from './save-edit.ts';
import { useProfileChanges } from './use-profile-changes.ts';

/** "Failed to save education: …", without an end where there is nothing to say. */
export function failedTo(doing: string, error: unknown): string {
  const message = messageOf(error, '');
  return message === '' ? `Failed to ${doing}` : `Failed to ${doing}: ${message}`;
}

/** Who has left is not shown both. */
const leftInConflict = (noun: string) =>
  `Failed to save ${noun}: the same was changed elsewhere meanwhile. What you typed waits in your profile.`;

export const mustLogInToUpdate = 'You must be logged in to update profile';

type Sending = {
  rules: EditRules;
  userId: string;
  onSaved: () => void;
  onRefused?: (error: unknown) => void;
};

/** Sends an edit, and says how that went; what stands in its way is for the person to decide. */
export function useSending({ rules, userId, onSaved, onRefused }: Sending) {
  const queries = useQueryClient();
  const isHere = useIsHere();
  const changes = useProfileChanges(userId);
  const endSession = useEndedSession();
  const [conflict, setConflict] = useState<Conflict>();
  const mutationKey = [...profileKeys.changes(userId), useId()];
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: (edit: Edit) => saveEdit(rules, edit),
    async onSuccess(saved) {
      if (saved.kind === 'conflict') {
        setConflict(saved.conflict);
        if (!isHere.current) toast.error(leftInConflict(rules.noun));
        return;
      }
      await changes.take(saved.profile);
      toast.success(`${capitalised(rules.noun)} saved successfully!`);
      setConflict(undefined);
      onSaved();
    },
    onError(error) {
      setConflict(undefined);
      onRefused?.(error);
      toast.error(failedTo(`save ${rules.noun}`, error));
      endSession(error, mustLogInToUpdate);
    },
  });
  return {
    isSaving: isPending,
    conflict,
    leaveConflict: () => setConflict(undefined),
    async send(edit: Edit): Promise<void> {
      // The second press of a double click comes before the first is shown, and would add a second item.
      if (queries.isMutating({ mutationKey }) === 0) await mutateAsync(edit).catch(() => undefined);
    },
  };
}
