import { setTimeout as sleep } from 'node:timers/promises';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { slices } from '@waypost/runtime/slices';
import type { ApplicationScoreStore } from './application-score-store.ts';
import { isKnown, outdateScore, type ApplicationScore } from './application-score.ts';
import { isFormer } from './former-version.ts';
import { scorerVersion } from './score/score.ts';
import { enqueueScore, scoreTaskName } from './tasks/score-application.ts';

type Deps = { store: ApplicationScoreStore; tasks: Tasks };
type Options = {
  /** Also those that nothing has left behind. */
  isEvery: boolean;
  /** Is told how many are asked for, and how many of them are still to be computed. */
  tell: (progress: { asked: number; left: number }) => void;
  everyMs?: number;
  /** The most of these tasks that wait in the queue, so that what people wait for has its turn. */
  inQueue?: number;
};

const isOutdated = (score: ApplicationScore): boolean =>
  isKnown(score) && (score.stale || isFormer(score.scorer_version, scorerVersion));
/** Looked up at a time. */
const atOnce = 200;

/**
 * Has every score computed again that its inputs or the scorer have left behind, and tells how far that is. A score is asked for
 * under the name that the sweep gives its task, so that both together compute it once; run again, it goes on where it was.
 * @returns how many are left that could not be computed.
 */
export async function rescoreAll(
  { store, tasks }: Deps,
  { isEvery, tell, everyMs = 1000, inQueue = 1000 }: Options,
): Promise<number> {
  const at = new Date().toISOString();
  /** Those that were asked for and are not computed yet. */
  const open = new Set<string>();
  const progress = { asked: 0, failed: 0 };
  for await (const { id } of store.stream({ _id: { $gt: '' } }, { sort: { _id: 1 } })) {
    const score = isEvery
      ? await store.changeIfThere(id, (current) => outdateScore(current, () => true, { cause: 'rules', at }))
      : await store.find(id);
    if (score === undefined || !isOutdated(score.value)) continue;
    await enqueueScore(tasks, score, `o${score.version}`);
    open.add(id);
    progress.asked += 1;
    if (progress.asked % inQueue === 0) await untilOpen((count) => count < inQueue);
  }
  await untilOpen((count) => count === 0);
  return progress.failed;

  async function untilOpen(isEnough: (count: number) => boolean): Promise<void> {
    for (;;) {
      // Others may add to the queue for ever; but when it is empty, what is open has no task any more.
      const isQueueEmpty = (await tasks.depth(scoreTaskName)) === 0;
      await look();
      if (isQueueEmpty) giveUp();
      tell({ asked: progress.asked, left: open.size });
      if (isEnough(open.size)) return;
      await sleep(everyMs);
    }
  }

  async function look(): Promise<void> {
    for (const some of slices([...open], atOnce)) {
      const found = new Map((await store.query({ _id: { $in: some } })).map(({ id, value }) => [id, value]));
      for (const id of some) {
        const score = found.get(id);
        const hasFailed = score !== undefined && isKnown(score) && (score.failed_at ?? '') >= at;
        if (score !== undefined && isOutdated(score) && !hasFailed) continue;
        open.delete(id);
        progress.failed += Number(hasFailed);
      }
    }
  }

  function giveUp(): void {
    progress.failed += open.size;
    open.clear();
  }
}
