import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ForgetIfGone } from '@waypost/runtime/service/gone-people';
import { ensureScore, type ApplicationScoreStore } from './application-score-store.ts';
import type { ScoredApplication } from './application-score.ts';
import { enqueueScore } from './tasks/score-application.ts';

export type AskForScoreDeps = { store: ApplicationScoreStore; tasks: Tasks; forgetIfGone: ForgetIfGone };

/** Asks for the score of a submission that has none. Somebody who is gone gets none, in whatever order that is heard. */
export async function askForScore(
  { store, tasks, forgetIfGone }: AskForScoreDeps,
  application: ScoredApplication,
): Promise<void> {
  const score = await ensureScore(store, application);
  if (score?.value.status !== 'pending' || (await forgetIfGone(application.user_id))) return;
  await enqueueScore(tasks, score, `s${score.value.submission}`);
}
