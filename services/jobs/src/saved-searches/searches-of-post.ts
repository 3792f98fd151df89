import { jobSearchQuery } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { SavedSearchFound } from '@waypost/contracts/events/saved-search-events';
import { coalesce } from '@waypost/runtime/messaging/coalesce';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import type { CallsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import { newId } from '@waypost/runtime/service/new-id';
import { slices } from '@waypost/runtime/slices';
import type { SavedSearchIndex, VersionedSearch } from '../search/saved-search-index.ts';
import { asksForSome } from './asks-for-some.ts';
import type { SavedSearchStore } from './saved-search-store.ts';
import type { KeptSearch } from './saved-search.ts';

export type SearchesOfPost = {
  /** The saved searches that find the post and are to be told of it, a few at a time, each as it is when it is given. */
  find(post: JobPost, now: Date): AsyncIterable<Stored<TellingSearch>[]>;
  /** Those of them that are gone by now. */
  gone(ids: readonly string[]): Promise<string[]>;
};
/** One that is not paused, and does not find every post. */
export type TellingSearch = KeptSearch & { alert: SavedSearchFound['alert'] };

/** Which index what waits is taken for. `filling`, a name of this filling, is there until it has been given all searches. */
type KnownIndex = { _id: string; index_id: string; filling?: string };
const knownAs = 'saved-searches';
const atATime = 500;
/** Read, and told of the post, between two moments in which people are answered: one post may be what thousands wait for. */
const toldAtOnce = 10;

type Kept = { documents: Documents; savedSearches: SavedSearchStore; index: SavedSearchIndex };

/**
 * Keeps the index of saved searches in step with the documents, as far as each post needs it: what was changed waits there,
 * marked, until a post comes. So none is missed that was saved before the post was published, whichever process saved it.
 */
async function keepInStep({ documents, savedSearches, index }: Kept): Promise<() => Promise<void>> {
  const indexes: Collection<KnownIndex> = await documents.collection({ name: 'search-indexes', indexes: [] });

  async function give(searches: readonly Stored<KeptSearch>[]) {
    await index.put(searches.map(toIndexed));
    const waited = Map.groupBy(
      searches.filter(({ value }) => value.waiting),
      ({ version }) => version,
    );
    // Those that were changed meanwhile, and so have another version, go on waiting.
    for (const [version, some] of waited) {
      const _id = { $in: some.map(({ id }) => id) };
      await savedSearches.collection.updateMany({ _id, version }, { $unset: { waiting: '' } });
    }
  }

  async function giveAll() {
    let batch: Stored<KeptSearch>[] = [];
    for await (const search of savedSearches.stream({ _id: { $gt: '' } })) {
      batch.push(search);
      if (batch.length < atATime) continue;
      await give(batch);
      batch = [];
    }
    await give(batch);
  }

  /** From then on no process of another release takes what waits for its own index. */
  async function nameIndex(index_id: string): Promise<string> {
    const filling = newId();
    await indexes.updateOne({ _id: knownAs }, { $set: { index_id, filling } }, { upsert: true });
    return filling;
  }

  async function fill(index_id: string, filling: string) {
    await giveAll();
    await indexes.updateOne({ _id: knownAs, index_id, filling }, { $unset: { filling: '' } });
  }

  async function bringUpToDate() {
    // In this order: another process may take what waits, for another index, which it then has named.
    const waiting = await savedSearches.query({ waiting: true }, { limit: atATime });
    const index_id = await index.id();
    const known = await indexes.findOne({ _id: knownAs });
    if (known?.index_id !== index_id) await fill(index_id, await nameIndex(index_id));
    else if (known.filling !== undefined) await fill(index_id, known.filling);
    else if (waiting.length > 0) {
      await give(waiting);
      await bringUpToDate();
    }
  }

  return coalesce(bringUpToDate);
}

export async function createSearchesOfPost(
  deps: Kept & { callsUnderWay: Pick<CallsUnderWay, 'quiet'> },
): Promise<SearchesOfPost> {
  const { savedSearches, index, callsUnderWay } = deps;
  const upToDate = await keepInStep(deps);
  const thoseOf = (ids: readonly string[]) => savedSearches.query({ _id: { $in: ids } });

  /** Those that are gone are taken out of the index, which has no other way to know. */
  async function kept(some: readonly { id: string; version: number }[]): Promise<Stored<KeptSearch>[]> {
    const there = await thoseOf(some.map(({ id }) => id));
    const ids = new Set(there.map(({ id }) => id));
    const gone = some.filter(({ id }) => !ids.has(id));
    if (gone.length > 0) {
      await index.put(gone.map(({ id, version }) => ({ id, version: version + 1, request: undefined })));
    }
    return there;
  }

  return {
    async *find(post, now) {
      await callsUnderWay.quiet();
      await upToDate();
      const found = await index.match(post, now);
      for (const some of slices(found, toldAtOnce)) {
        // This may take minutes, after which the search is read.
        await callsUnderWay.quiet();
        yield (await kept(some)).filter(isTelling).filter(({ value }) => isNews(value, post));
      }
    },

    async gone(ids) {
      const there = new Set((await thoseOf(ids)).map(({ id }) => id));
      return ids.filter((id) => !there.has(id));
    },
  };
}

/** One that finds every post may have been saved by an older rule. */
const isTelling = (search: Stored<KeptSearch>): search is Stored<TellingSearch> =>
  search.value.alert !== 'none' && asksForSome(search.value.query);

/** Nobody is told of a post of their own, nor of one that was here before they waited for it. */
const isNews = ({ user_id, looks_from }: KeptSearch, post: JobPost): boolean =>
  post.created_by !== user_id && looks_from <= post.created_at;

/** A query that is not understood any more finds nothing. */
function toIndexed({ id, version, value: { query, alert } }: Stored<KeptSearch>): VersionedSearch {
  const { data } = jobSearchQuery.safeParse(query);
  if (!data || alert === 'none') return { id, version, request: undefined };
  const { page: _page, limit: _limit, sort: _sort, dsh_id: _dsh, ...request } = data;
  return { id, version, request };
}
