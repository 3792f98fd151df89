import { useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
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

/** What stands in the way, if something does, and whether it is saved. */
type Outcome = { isSaved: boolean; conflict?: Conflict };

/** Sends an edit, and says how that went. */
export function useSending(rules: EditRules, userId: string, refuse: (error: unknown) => void) {
  const [isSaving, setSaving] = useState(false);
  // State is a render late: the second press of a double click would add a second item.
  const isSending = useRef(false);
  const isHere = useIsHere();
  const changes = useProfileChanges(userId);
  const endSession = useEndedSession();
  return {
    isSaving,
    async send(edit: Edit): Promise<Outcome> {
      if (isSending.current) return { isSaved: false };
      isSending.current = true;
      setSaving(true);
      try {
        const saved = await saveEdit(rules, edit);
        if (saved.kind === 'conflict') {
          if (!isHere.current) toast.error(leftInConflict(rules.noun));
          return { isSaved: false, conflict: saved.conflict };
        }
        await changes.take(saved.profile);
        toast.success(`${capitalised(rules.noun)} saved successfully!`);
        return { isSaved: true };
      } catch (error) {
        refuse(error);
        toast.error(failedTo(`save ${rules.noun}`, error));
        endSession(error, mustLogInToUpdate);
        return { isSaved: false };
      } finally {
        isSending.current = false;
        setSaving(false);
      }
    },
  };
}
