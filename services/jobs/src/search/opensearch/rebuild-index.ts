import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '@waypost/runtime/service/process/process-edge';
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
 * Of several at a time the one that began last serves in the end.
 * @param tell is told how many events are left to go; what it throws gives the rebuild up.
 * @throws StartError where a rebuild that began later was done earlier.
 */
export async function rebuildIndex(options: RebuildOptions, tell: (left: number) => void): Promise<Rebuilt> {
  const { indexes, indexer, savedSearches } = options;
  const index = await indexes.make(freshName(indexes.alias, new Date()));
  const consumer = await indexer.start(indexes.open(index));
  let isTakingOver = false;
  try {
    const instead = await untilCaughtUp();
    isTakingOver = true;
    await indexes.serve(index);
    await sleep(handOverMs);
    await removeFormer();
    return { index, instead };
  } finally {
    // Before the index goes, or each event would fail at it.
    await consumer.close();
    if (!isTakingOver) await indexes.remove(index).catch(() => undefined);
  }

  /** @returns the index that serves until then. */
  async function untilCaughtUp(): Promise<SearchIndex | undefined> {
    while (!(await isCaughtUp(options, index))) {
      tell(await indexer.lag(index));
      await servingBefore();
      await sleep(askEveryMs);
    }
    return servingBefore();
  }

  /** Another rebuild removes what was made before its own index: that one must not take over from it any more. */
  async function servingBefore(): Promise<SearchIndex | undefined> {
    const serving = (await indexes.list()).find(({ serves }) => serves);
    if (serving === undefined || serving.made <= index.made) return serving;
    throw new StartError(`${serving.name}, which was begun after this one, serves already; this one is given up.`);
  }

  async function removeFormer() {
    const all = await indexes.list();
    for (const former of all) if (former.made < index.made && !former.serves) await indexes.remove(former);
    await savedSearches.removeFormer();
  }
}
