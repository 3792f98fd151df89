import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from '@waypost/runtime/is-away';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { isCaughtUp, type FillOptions } from './fill-indexes.ts';
import { saidByEngine } from './open-search-client.ts';
import type { Percolator } from './percolator.ts';
import { freshName, type SearchIndex } from './search-indexes.ts';
import { lookAgainMs } from './serving-search.ts';

const askEveryMs = 500;
/** An engine that is busy with what fills it may not answer in time; minutes of filling are not given up for that. */
const patienceMs = 30_000;
/** Until every process has seen which index serves, and fills and asks that one. */
const handOverMs = 5 * lookAgainMs;

export type RebuildOptions = FillOptions & { savedSearches: Pick<Percolator, 'removeFormer'> };
export type Rebuilt = { index: SearchIndex; instead: SearchIndex | undefined };

/**
 * Fills a new index from the topic while the old one serves, lets it take over, and removes the indexes that were there
 * before, those of saved searches that other releases have left included. When it fails half-way, the old one serves on.
 * Of several at a time the one that began last serves in the end.
 * @param tell is told how many events are left to go; what it throws gives the rebuild up.
 * @throws StartError where a rebuild that began later was done earlier, and where the engine does not do what it is asked for.
 */
export async function rebuildIndex(options: RebuildOptions, tell: (left: number) => void): Promise<Rebuilt> {
  try {
    return await rebuild(options, tell);
  } catch (error) {
    const said = saidByEngine(error);
    if (error instanceof StartError || said === undefined) throw error;
    throw new StartError(
      `OpenSearch at ${options.indexes.address} does not do what it was asked for: ${said}\n` +
        'Whichever index serves goes on serving. Once that is mended, run this again.',
    );
  }
}

async function rebuild(options: RebuildOptions, tell: (left: number) => void): Promise<Rebuilt> {
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
    await indexer.retire(indexes.list);
  }

  /** @returns the index that serves until then. */
  async function untilCaughtUp(): Promise<SearchIndex | undefined> {
    let awaySince: number | undefined;
    for (;;) {
      try {
        if (await isCaughtUp(options, index)) return await servingBefore();
        tell(await indexer.lag(index));
        await servingBefore();
        awaySince = undefined;
      } catch (error) {
        awaySince ??= performance.now();
        if (!isAway(error) || performance.now() - awaySince > patienceMs) throw error;
      }
      await sleep(askEveryMs);
    }
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
