import { savedSearchFound, type SavedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { type AggregateStore, createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** That a saved search has found a post. It stays for as long as the search does, so that the post is told of once. */
type Finding = Omit<SavedSearchFound, 'found_id'> & { found_at: string };

export type FindingStore = Pick<AggregateStore<Finding>, 'outbox' | 'collection'> & {
  /** Tells of it, unless it was told of before. */
  add(finding: Finding): Promise<void>;
  /** When each of these searches found a post last; nothing of those that found none. */
  lastOf(saved_search_ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** All that somebody's searches found, for their own copy: so many, by id, after another one. */
  ofPerson(user_id: string, page: { after: string; limit: number }): Promise<Stored<Finding>[]>;
  forgetSearch(saved_search_id: string): Promise<void>;
  forgetPerson(user_id: string): Promise<void>;
};

export async function createFindingStore(documents: Documents): Promise<FindingStore> {
  const store = await createAggregateStore<Finding>({
    noun: 'Finding',
    documents,
    spec: {
      name: 'saved-search-findings',
      indexes: [{ key: { saved_search_id: 1, found_at: -1 } }, { key: { user_id: 1, _id: 1 } }],
    },
    events: [savedSearchFound],
  });
  const { collection, outbox } = store;

  async function lastOf(saved_search_id: string): Promise<[string, string][]> {
    const [last] = await collection.find({ saved_search_id }, { sort: { found_at: -1 }, limit: 1 }).toArray();
    return last ? [[saved_search_id, last.found_at]] : [];
  }

  return {
    collection,
    outbox,

    async add(finding) {
      const { found_at: _at, ...told } = finding;
      const id = derivedId('saved-search-finding', finding.saved_search_id, finding.job_post_id);
      const tell = () => ({ type: savedSearchFound.type, data: { found_id: id, ...told } });
      await store.createIfFree({ id, value: finding, events: [tell] });
    },

    lastOf: async (ids) => new Map((await Promise.all(ids.map(lastOf))).flat()),

    ofPerson: (user_id, { after, limit }) => store.query({ user_id, _id: { $gt: after } }, { sort: { _id: 1 }, limit }),

    async forgetSearch(saved_search_id) {
      await collection.deleteMany({ saved_search_id });
    },

    async forgetPerson(user_id) {
      await collection.deleteMany({ user_id });
    },
  };
}
