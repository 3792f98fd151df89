import type { Client } from '@opensearch-project/opensearch';
import { AppError } from '@waypost/contracts/errors';
import { keepAnswers } from '@waypost/runtime/keep-answers';
import { guardedFinder, searchUnavailable } from '../guarded-finder.ts';
import type { JobFinder } from '../job-search.ts';
import type { CountAnswer } from './feed-facets.ts';
import { filtersOf } from './feed-filters.ts';
import { finderWithBreaker } from './finder-with-breaker.ts';
import { layout } from './index-layout.ts';
import { readOpenSearch } from './open-search-job-search.ts';
import type { SearchIndex, SearchIndexes } from './search-indexes.ts';

/** For how long it is remembered which index serves, in ms. */
export const lookAgainMs = 1_000;

/**
 * Counts that many ask for, so that what a popular keyword costs is its page: new posts are listed at once, and counted when the
 * answer is this old. Each some ten kilobytes, more where people write long names.
 */
const countsKept = { ms: 5_000, bytes: 16_000_000 };
/** About how many bytes one character of an answer's JSON takes once it is parsed. */
const bytesOfCharacter = 3;
const bytesOfCounts = (counts: CountAnswer) => bytesOfCharacter * JSON.stringify(counts).length;

/**
 * What is read while releases stand side by side, and an index of another layout serves: an older one is better than none until this
 * layout's own is filled; beside a newer one, which is for newer processes, the former is still there.
 */
function beside(serving: SearchIndex | undefined, all: readonly SearchIndex[]): SearchIndex | undefined {
  if (serving?.layout === undefined) return undefined;
  if (serving.layout < layout) return serving;
  return all.filter((index) => index.layout === layout).toSorted((one, other) => other.made - one.made)[0];
}

/** Job search on whichever index serves, as long as the engine says something. */
export function searchServing(client: Client, indexes: SearchIndexes): JobFinder {
  let known: { index: SearchIndex; at: number } | undefined;
  let looking: Promise<SearchIndex> | undefined;

  async function look(): Promise<SearchIndex> {
    const all = await indexes.list();
    const serving = all.find((index) => index.serves);
    const index = serving?.layout === layout ? serving : (known?.index ?? beside(serving, all));
    if (index === undefined) throw searchUnavailable(new Error(`No index of layout ${layout} serves`));
    known = { index, at: performance.now() };
    return index;
  }

  async function serving(): Promise<SearchIndex> {
    if (known && performance.now() - known.at < lookAgainMs) return known.index;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  /** What an index of an older layout lacks, or has in another shape, is to be had once this layout's own is filled. */
  async function asFarAsKnown<T>(call: () => Promise<T>): Promise<T> {
    const index = await serving();
    try {
      return await call();
    } catch (error) {
      throw index.layout === layout || error instanceof AppError ? error : searchUnavailable(error);
    }
  }

  const name = async () => (await serving()).name;
  const finder = readOpenSearch(client, name, {
    shards: indexes.spread.shards,
    kept: keepAnswers(countsKept, bytesOfCounts),
  });
  return finderWithBreaker({
    ...guardedFinder(finder, asFarAsKnown),
    async search(request, now) {
      const { lacks } = await serving();
      const unknown = [...filtersOf(request, now).keys()].find((facet) => lacks.includes(facet));
      if (unknown !== undefined) throw searchUnavailable(new Error(`The serving index cannot narrow by ${unknown}`));
      return asFarAsKnown(() => finder.search(request, now));
    },
  });
}
