import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';

/** Keeps nothing of what a person who is gone was looking for. */
export function forgetSavedSearchesHandlers(deps: {
  savedSearches: SavedSearchStore;
  findings: FindingStore;
}): Handler[] {
  const { savedSearches, findings } = deps;
  return [
    on(profileRemoved, async ({ data: { user_id } }) => {
      for (const { id } of await savedSearches.query({ user_id })) await savedSearches.remove(id);
      await findings.forgetPerson(user_id);
    }),
  ];
}
