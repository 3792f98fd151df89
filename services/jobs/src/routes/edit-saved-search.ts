import { editSavedSearch } from '@waypost/contracts/calls/saved-searches';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireSome } from '../saved-searches/asks-for-some.ts';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { edit, toSavedSearch } from '../saved-searches/saved-search.ts';

export function editSavedSearchRoute(
  http: ServiceHttp,
  { savedSearches, findings }: { savedSearches: SavedSearchStore; findings: FindingStore },
) {
  http.route({
    ...editSavedSearch,
    handler: async (request) => {
      const { user_id: by } = userOf(request);
      const { id } = request.params;
      const { version, ...written } = request.body;
      requireSome(written.query);
      const at = new Date().toISOString();
      const edited = await savedSearches.change(id, (search, storedAs) =>
        edit(search, storedAs, { written, by, at, version }),
      );
      return { saved_search: toSavedSearch(edited, (await findings.lastOf([id])).get(id)) };
    },
  });
}
