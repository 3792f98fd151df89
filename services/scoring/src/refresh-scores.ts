import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ScoreFields } from './application-score-layout.ts';
import type { ApplicationScoreStore } from './application-score-store.ts';
import { outdateScore, type Outdating, type ScoreInputs } from './application-score.ts';
import { enqueueScore } from './tasks/score-application.ts';

type Found = { _id: string } & Pick<ScoreFields, 'inputs' | 'submission' | 'user_id'>;
const projection = { inputs: 1, submission: 1, user_id: 1 } as const;

/** Thousands may have applied to a post: one after the other each would wait for the disk by itself. */
const atOnce = 25;

/**
 * Marks the scores that an input has left behind and asks for new ones. One that is not computed yet is asked for too:
 * its task may have read the input just before it changed. Repeating it changes nothing more.
 */
export async function refreshScores(
  { store, tasks }: { store: ApplicationScoreStore; tasks: Tasks },
  filter: { user_id: string } | { job_post_id: string } | { file_id: string },
  isOutdated: (inputs: ScoreInputs) => boolean,
  { task, ...by }: Outdating & { task: string },
): Promise<void> {
  async function refresh({ _id: id, inputs, ...value }: Found): Promise<void> {
    if (inputs && !isOutdated(inputs)) return;
    await store.changeIfThere(id, (current) => outdateScore(current, isOutdated, by));
    await enqueueScore(tasks, { id, value }, task);
  }

  let some: Found[] = [];
  for await (const found of store.collection.find(filter, { projection })) {
    some.push(found);
    if (some.length < atOnce) continue;
    await Promise.all(some.map(refresh));
    some = [];
  }
  await Promise.all(some.map(refresh));
}
