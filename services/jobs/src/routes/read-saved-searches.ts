import { readSavedSearches } from '@waypost/contracts/calls/jobs/saved-searches';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { toSavedSearch } from '../saved-searches/saved-search.ts';

export function readSavedSearchesRoute(
  http: ServiceHttp,
  { savedSearches, findings }: { savedSearches: SavedSearchStore; findings: FindingStore },
) {
  http.route({
    ...readSavedSearches,
    handler: async ({ body: { user_id, ids } }) => {
      const found = await savedSearches.query({ _id: { $in: ids }, user_id });
      const last = await findings.lastOf(found.map(({ id }) => id));
      return {
        saved_searches: found.map((search) => ({
          ...toSavedSearch(search, last.get(search.id)),
          looks_from: search.value.looks_from,
        })),
      };
    },
  });
}
