import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '@waypost/runtime/back-off';
import type { Closeable } from '@waypost/runtime/closeable';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { Indexer } from '../../indexer.ts';
import { layout } from './index-layout.ts';
import { agreedName, type SearchIndex, type SearchIndexes } from './search-indexes.ts';
import { lookAgainMs } from './serving-search.ts';

/** Events that a new index may lack, if the one that serves lacks as many: while posts come in, hardly a moment has none. */
const mostLacking = 100;
const retry = { first: 1_000, longest: 15_000 };

export type FillOptions = { indexes: SearchIndexes; indexer: Indexer; log: Logger };

/** True when an index has what the serving one has. */
export async function isCaughtUp({ indexes, indexer }: FillOptions, index: SearchIndex): Promise<boolean> {
  const lacking = await indexer.lag(index);
  if (lacking === 0) return true;
  const serving = (await indexes.list()).find(({ serves }) => serves);
  return serving !== undefined && lacking <= Math.min(await indexer.lag(serving), mostLacking);
}

/** @throws an Error whose message says what an operator has to do. */
function requireOwnLayout(index: SearchIndex | undefined): asserts index is SearchIndex {
  if (!index) {
    throw new Error(
      `The serving index has a newer layout than ${layout}. Start the newer version, or run \`npm run reindex\` with this one`,
    );
  }
  if (index.layout !== layout) {
    throw new Error(
      `The index ${index.name} has another mapping than it has to have. Build a new one beside it:\n  npm run reindex`,
    );
  }
}

/**
 * Keeps the serving index filled, whichever that is from time to time. Where none of this layout serves, one is made
 * and filled, and takes over once it has everything. Any number of processes may do this at the same time.
 */
export function fillIndexes(options: FillOptions): Closeable {
  const { indexes, indexer, log } = options;
  const consumers = new Map<string, Closeable>();
  const closing = new AbortController();
  let failures = 0;

  /** Undefined where an index of a newer layout serves and there is none of this one. */
  async function indexToFill(): Promise<SearchIndex | undefined> {
    const all = await indexes.list();
    const serving = all.find(({ serves }) => serves);
    if (serving?.layout === layout) return serving;
    if ((serving?.layout ?? 0) < layout) return indexes.make(agreedName(indexes.alias));
    return all.find(({ id }) => consumers.has(id));
  }

  async function follow() {
    const index = await indexToFill();
    requireOwnLayout(index);
    if (!consumers.has(index.id)) {
      log.info({ index: index.name, serves: index.serves }, 'Filling a search index');
      consumers.set(index.id, await indexer.start(indexes.open(index)));
    }
    if (!index.serves && (await isCaughtUp(options, index))) await takeOver(index);
    await closeAllBut(index.id);
  }

  async function takeOver(index: SearchIndex) {
    const serving = (await indexes.list()).find(({ serves }) => serves);
    if ((serving?.layout ?? 0) >= layout) return;
    await indexes.serve(index);
    log.info({ index: index.name, instead_of: serving?.name }, 'A search index serves now');
  }

  async function closeAllBut(kept?: string) {
    for (const [id, consumer] of consumers) {
      if (id === kept) continue;
      await consumer.close();
      consumers.delete(id);
    }
  }

  async function step(): Promise<number> {
    try {
      await follow();
      failures = 0;
      return lookAgainMs;
    } catch (error) {
      failures += 1;
      const retryInMs = backOff(failures, retry);
      log.warn(
        { err: error, retryInMs },
        `The search index on ${indexes.address} cannot be filled; trying again in ${retryInMs / 1000} s. ${error instanceof Error ? error.message : ''}`,
      );
      return retryInMs;
    }
  }

  async function run() {
    while (!closing.signal.aborted) {
      const waitMs = await step();
      await sleep(waitMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    await closeAllBut();
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
