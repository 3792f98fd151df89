import { deleteSavedSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { requireOwner, unknownSearch } from '../saved-searches/saved-search.ts';

export function deleteSavedSearchRoute(
  http: ServiceHttp,
  { savedSearches, findings }: { savedSearches: SavedSearchStore; findings: FindingStore },
) {
  http.route({
    ...deleteSavedSearch,
    handler: async (request) => {
      const { id } = request.params;
      const search = await savedSearches.find(id);
      if (!search) throw unknownSearch();
      requireOwner(search.value, userOf(request).user_id);
      await savedSearches.remove(id);
      await findings.forgetSearch(id);
      return { success: true } as const;
    },
  });
}
