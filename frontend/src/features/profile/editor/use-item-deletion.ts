import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { profileKeys } from '../../../entities/person/profile.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { editDrafts, editKey } from './edit-draft.ts';
import { withItem, withoutItem } from './section-items.ts';
import { useProfileChanges } from './use-profile-changes.ts';
import { failedTo, mustLogInToUpdate } from './use-sending.ts';

/** Takes an item away at once, and puts it back where that fails. */
export function useItemDeletion(userId: string, section: ProfileSection): (id: string) => Promise<void> {
  const queries = useQueryClient();
  const changes = useProfileChanges(userId);
  const endSession = useEndedSession();
  return async (id) => {
    const before = changes.read();
    const change = (make: (profile: Profile) => Profile) => {
      const profile = changes.read();
      if (profile !== undefined) changes.show(make(profile));
    };
    change((profile) => withoutItem(profile, section, id));
    try {
      await changes.update({ [section]: [{ operation: 'delete', id }] });
      editDrafts.clear(editKey(userId, section, id));
      toast.success('Item deleted successfully!');
    } catch (error) {
      if (before !== undefined) change((profile) => withItem(profile, before, section, id));
      toast.error(failedTo('delete item', error));
      endSession(error, mustLogInToUpdate);
      // What failed may have been done, or somebody else may have done it.
      void queries.invalidateQueries({ queryKey: profileKeys.of(userId) });
    }
  };
}
