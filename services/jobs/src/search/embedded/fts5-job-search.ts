import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { callsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import { slices } from '@waypost/runtime/slices';
import { firstOf } from '../../first-of.ts';
import { placesRead } from '../../lookups/city-places.ts';
import { companyOf } from '../company-of.ts';
import type { JobSearch, VersionedPost } from '../job-search.ts';
import { startsOf } from '../words/word-starts.ts';
import { batchCalls } from './batch-calls.ts';
import { findMeant, withoutKeyword } from './find-meant.ts';
import { openFts5Index } from './fts5-index.ts';
import { searchPage } from './fts5-search-page.ts';
import { readIndexedPosts } from './indexed-posts.ts';
import { createKeptMatches } from './kept-matches.ts';
import { createMatchingThread, isWholeFile } from './matching-thread.ts';
import { isOpenIn } from './narrow.ts';
import { byNewest } from './orders.ts';
import type { PostColumns } from './post-columns.ts';
import { createReadersWriterLock } from './readers-writer-lock.ts';

/** Posts that are written in one transaction: some milliseconds. */
const writtenAtOnce = 4;

/**
 * Job search on SQLite's FTS5. Text is asked of FTS5; what posts are filtered, counted and sorted by is small and stays
 * in memory, where a pass over ten thousand posts takes a few milliseconds.
 *
 * @param file where the index lies; `:memory:` for one that is gone once it is closed.
 * @param id of the index that is expected there; one with another id is of other data and made anew.
 */
export async function openFts5JobSearch(file: string, id?: string): Promise<JobSearch> {
  const place = placeOf(file);
  const isWhole = existsSync(place.file) && (await isWholeFile(place.file));
  const index = openFts5Index(place.file, { id, isWhole });
  const thread = createMatchingThread(place.file);
  const matches = createKeptMatches(thread.match);
  const lock = createReadersWriterLock();
  const posts = await readIndexedPosts(index);
  const searched = () => ({ index, columns: posts.columns, titles: posts.titles, matches });
  let searches = Promise.resolve();
  /** Lets one search go on in each turn of the event loop, so that several never block the same turn. */
  const ownTurn = () => (searches = searches.then(() => setImmediate()));

  function put(versions: readonly VersionedPost[]) {
    matches.clear();
    posts.put(versions);
  }

  async function putInParts(versions: readonly VersionedPost[]) {
    await placesRead();
    for (const some of slices(versions, writtenAtOnce)) {
      await callsUnderWay.step();
      await lock.writing(() => put(some));
    }
  }

  return {
    id: index.id,

    index: batchCalls(putInParts),

    async search(request, now) {
      if (request.within_km) await placesRead();
      if (!request.keyword) {
        await ownTurn();
        return searchPage(searched(), request, withoutKeyword(searched(), request), now);
      }
      return lock.reading(async () => {
        const meant = await findMeant(searched(), request, posts.vocabulary);
        await ownTurn();
        return searchPage(searched(), request, meant, now);
      });
    },

    async suggest(text, { page, limit }) {
      const order = openFirst(posts.columns);
      return firstOf(beginning(posts.columns, startsOf(text)), page * limit, order)
        .slice((page - 1) * limit)
        .map((row) => index.post(row))
        .map((post) => ({ _id: post._id, title: post.title, company: companyOf(post), status: post.status }));
    },

    uses: async (facet) => posts.uses(facet),

    count: async () => posts.columns.size(),

    clear: () =>
      lock.writing(() => {
        matches.clear();
        posts.clear();
      }),

    async close() {
      await lock.writing(() => undefined);
      // The last that closes the file folds its log into it.
      await thread.close();
      index.close();
      place.leave();
    },
  };
}

/** Memory that two threads share is a file, too, in a folder that nobody else knows. */
function placeOf(file: string): { file: string; leave(): void } {
  if (file !== ':memory:') return { file, leave: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'waypost-search-'));
  return { file: join(folder, 'search.db'), leave: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The rows of the posts that have a word of title or company beginning with each of these. */
function beginning({ words, named, rows }: PostColumns, typed: readonly string[]): Uint32Array {
  if (typed.length === 0) return rows();
  const begunBy = new Uint16Array(words.size());
  for (const [at, start] of typed.entries()) {
    for (const word of words.beginning(start)) begunBy[word] = (begunBy[word] ?? 0) | (1 << at);
  }
  const all = (1 << typed.length) - 1;
  const { pool, starts, ends } = named;
  return rows().filter((row) => {
    let begun = 0;
    const end = ends[row] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) begun |= begunBy[pool[at] ?? 0] ?? 0;
    return begun === all;
  });
}

function openFirst(columns: PostColumns): (a: number, b: number) => number {
  const [isOpen, newer] = [isOpenIn(columns), byNewest(columns)];
  return (a, b) => Number(isOpen(b)) - Number(isOpen(a)) || newer(a, b);
}
