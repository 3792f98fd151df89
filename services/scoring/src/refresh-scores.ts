import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ApplicationScoreStore } from './application-score-store.ts';
import { isKnown, outdateScore, type Outdating, type ScoreInputs } from './application-score.ts';
import { enqueueScore } from './tasks/score-application.ts';

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
  for (const score of await store.query(filter)) {
    if (isKnown(score.value) && !isOutdated(score.value.inputs)) continue;
    await store.changeIfThere(score.id, (current) => outdateScore(current, isOutdated, by));
    await enqueueScore(tasks, score, task);
  }
}
