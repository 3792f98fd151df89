import { listSavedSearches } from '@waypost/contracts/calls/jobs/saved-searches';
import { limits } from '@waypost/contracts/constants';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { toSavedSearch } from '../saved-searches/saved-search.ts';

/** Before they were saved one at a time, several at once could find room for the last one. */
const mostListed = 2 * limits.savedSearches;

export function listSavedSearchesRoute(
  http: ServiceHttp,
  { savedSearches, findings }: { savedSearches: SavedSearchStore; findings: FindingStore },
) {
  http.route({
    ...listSavedSearches,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const own = await savedSearches.query({ user_id }, { sort: { created_at: -1 }, limit: mostListed });
      const last = await findings.lastOf(own.map(({ id }) => id));
      return { saved_searches: own.map((search) => toSavedSearch(search, last.get(search.id))) };
    },
  });
}
