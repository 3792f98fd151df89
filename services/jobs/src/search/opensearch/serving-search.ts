import type { Client } from '@opensearch-project/opensearch';
import { keepAnswers } from '@waypost/runtime/keep-answers';
import type { JobFinder } from '../job-search.ts';
import { finderWithBreaker } from './finder-with-breaker.ts';
import { layout } from './index-layout.ts';
import { searchUnavailable } from './open-search-client.ts';
import { readOpenSearch } from './open-search-job-search.ts';
import type { SearchIndex, SearchIndexes } from './search-indexes.ts';

/** How old the knowledge may be of which index serves. */
export const lookAgainMs = 1_000;

/**
 * Counts that many ask for, so that what a popular keyword costs is its page: new posts are listed at once, and counted when the
 * answer is this old. Each some kilobytes.
 */
const countsKept = { ms: 5_000, most: 2_000 };

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
  let known: { name: string; at: number } | undefined;
  let looking: Promise<string> | undefined;

  async function look(): Promise<string> {
    const all = await indexes.list();
    const serving = all.find((index) => index.serves);
    const name = serving?.layout === layout ? serving.name : (known?.name ?? beside(serving, all)?.name);
    if (name === undefined) throw searchUnavailable(new Error(`No index of layout ${layout} serves`));
    known = { name, at: performance.now() };
    return name;
  }

  async function serving(): Promise<string> {
    if (known && performance.now() - known.at < lookAgainMs) return known.name;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const finder = readOpenSearch(client, serving, { shards: indexes.spread.shards, kept: keepAnswers(countsKept) });
  return finderWithBreaker(finder);
}
