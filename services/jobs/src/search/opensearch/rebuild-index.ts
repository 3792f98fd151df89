import { setTimeout as sleep } from 'node:timers/promises';
import { isCaughtUp, type FillOptions } from './fill-indexes.ts';
import type { Percolator } from './percolator.ts';
import { freshName, type SearchIndex } from './search-indexes.ts';
import { lookAgainMs } from './serving-search.ts';

const askEveryMs = 500;
/** Until every process has seen which index serves, and fills and asks that one. */
const handOverMs = 5 * lookAgainMs;

export type RebuildOptions = FillOptions & { savedSearches: Pick<Percolator, 'removeFormer'> };
export type Rebuilt = { index: SearchIndex; instead: SearchIndex | undefined };

/**
 * Fills a new index from the topic while the old one serves, lets it take over, and removes the indexes that were there
 * before, those of saved searches that other releases have left included. When it fails half-way, the old one serves on.
 * @param tell is told how many events are left to go.
 */
export async function rebuildIndex(options: RebuildOptions, tell: (left: number) => void): Promise<Rebuilt> {
  const { indexes, indexer, savedSearches } = options;
  const index = await indexes.make(freshName(indexes.alias, new Date()));
  const consumer = await indexer.start(indexes.open(index));
  try {
    await untilCaughtUp();
    const before = await indexes.list();
    await indexes.serve(index);
    await sleep(handOverMs);
    for (const former of before) if (former.made < index.made) await indexes.remove(former);
    await savedSearches.removeFormer();
    return { index, instead: before.find(({ serves }) => serves) };
  } finally {
    await consumer.close();
  }

  async function untilCaughtUp() {
    try {
      while (!(await isCaughtUp(options, index))) {
        tell(await indexer.lag(index));
        await sleep(askEveryMs);
      }
    } catch (error) {
      await indexes.remove(index).catch(() => undefined);
      throw error;
    }
  }
}
