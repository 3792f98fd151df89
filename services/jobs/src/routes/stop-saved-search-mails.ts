import { stopSavedSearchMails } from '@waypost/contracts/calls/jobs/saved-searches';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { stopMails } from '../saved-searches/saved-search.ts';

export function stopSavedSearchMailsRoute(http: ServiceHttp, { savedSearches }: { savedSearches: SavedSearchStore }) {
  http.route({
    ...stopSavedSearchMails,
    handler: async ({ body: { user_id, id } }) => {
      const search = await savedSearches.changeIfThere(id, (kept) => stopMails(kept, user_id));
      return { name: search?.value.user_id === user_id ? search.value.name : null };
    },
  });
}
