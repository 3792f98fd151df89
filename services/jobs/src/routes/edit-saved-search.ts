import { editSavedSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { askedOf } from '@waypost/contracts/entities/saved-search';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireSome } from '../saved-searches/asks-for-some.ts';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { edit, findsOthers, toSavedSearch } from '../saved-searches/saved-search.ts';

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
      const at = new Date().toISOString();
      const edited = await savedSearches.change(id, (search, storedAs) => {
        const decision = edit(search, storedAs, { written, by, at, version });
        // An old one that asks for nothing is paused and named as any other.
        if (findsOthers(askedOf(search.query), written.query)) requireSome(written.query);
        return decision;
      });
      return { saved_search: toSavedSearch(edited, (await findings.lastOf([id])).get(id)) };
    },
  });
}
