import { saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';
import type { Ports } from '@waypost/runtime/ports/ports';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { hashOf, requireSameRequest } from '@waypost/runtime/service/http/idempotency';
import { createKeyedMutex } from '@waypost/runtime/service/keyed-mutex';
import { newId } from '@waypost/runtime/service/new-id';
import { idOfKey } from '../id-of-key.ts';
import { requireSome } from '../saved-searches/asks-for-some.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { save, toSavedSearch } from '../saved-searches/saved-search.ts';

/** @throws conflict when somebody has as many as one may have. */
async function requireRoom({ collection }: SavedSearchStore, user_id: string): Promise<void> {
  if ((await collection.countDocuments({ user_id })) < limits.savedSearches) return;
  throw new AppError('conflict', `You have ${limits.savedSearches} saved searches, the maximum. Delete some first.`);
}

export function saveSearchRoute(
  http: ServiceHttp,
  { savedSearches, ports }: { savedSearches: SavedSearchStore; ports: Pick<Ports, 'documents'> },
) {
  const exclusively = createKeyedMutex(ports.documents, 'saved-searches');

  http.route({
    ...saveSearch,
    handler: async (request) => {
      const { user_id } = userOf(request);
      requireSome(request.body.query);
      const key = request.headers['idempotency-key'];
      const at = new Date().toISOString();
      const asked = { what: 'saved-search', user_id, at };
      const id = key === undefined ? newId() : await idOfKey(savedSearches.collection, { ...asked, key });
      const request_hash = key === undefined ? undefined : hashOf(request.body);

      return exclusively(user_id, async () => {
        const made = key === undefined ? undefined : await savedSearches.find(id);
        if (made) {
          const saved_search = toSavedSearch(made, undefined);
          if (request_hash !== undefined) requireSameRequest(made.value.request_hash, request_hash, { saved_search });
          return { saved_search };
        }
        await requireRoom(savedSearches, user_id);
        const search = save(request.body, { id, user_id, at, request_hash });
        const saved = await savedSearches.createIfFree(search);
        if (!saved) throw deletedMeanwhile();
        return { saved_search: toSavedSearch(saved, undefined) };
      });
    },
  });
}

/** The key's search was deleted since: whoever saves it again needs a new key. */
const deletedMeanwhile = () =>
  new AppError('conflict', 'This search was saved and deleted before. A new one needs a new Idempotency-Key.');
