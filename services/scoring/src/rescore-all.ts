import { setTimeout as sleep } from 'node:timers/promises';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ApplicationScoreStore } from './application-score-store.ts';
import { isKnown, outdateScore } from './application-score.ts';
import { scorerVersion } from './score/score.ts';
import { enqueueScore, scoreTaskName } from './tasks/score-application.ts';

type Deps = { store: ApplicationScoreStore; tasks: Tasks };
type Options = {
  /** Also those that nothing has left behind. */
  isEvery: boolean;
  /** Is told how many are asked for, and how many of them are still to be computed. */
  tell: (progress: { asked: number; left: number }) => void;
  everyMs?: number;
  /** So many wait in the queue at most, so that what people wait for has its turn. */
  inQueue?: number;
};

const known = { status: { $in: ['ready', 'unreadable'] } };
const ofFormerScorer = { scorer_version: { $ne: scorerVersion }, stale: false, ...known };

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
  const outdated = async () =>
    (await store.collection.countDocuments({ stale: true })) + (await store.collection.countDocuments(ofFormerScorer));
  let asked = 0;
  for await (const { id } of store.stream({ _id: { $gt: '' } }, { sort: { _id: 1 } })) {
    const score = isEvery
      ? await store.changeIfThere(id, (current) => outdateScore(current, () => true, { cause: 'rules', at }))
      : await store.find(id);
    if (score === undefined || !isKnown(score.value)) continue;
    if (!score.value.stale && score.value.scorer_version === scorerVersion) continue;
    await enqueueScore(tasks, score, `o${score.version}`);
    asked += 1;
    if (asked % inQueue === 0) await waitUntil((depth) => depth < inQueue);
  }
  await waitUntil((depth) => depth === 0);
  return outdated();

  async function waitUntil(isEnough: (depth: number) => boolean): Promise<void> {
    for (;;) {
      const depth = await tasks.depth(scoreTaskName);
      tell({ asked, left: Math.min(asked, depth) });
      if (isEnough(depth)) return;
      await sleep(everyMs);
    }
  }
}
