import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { Client } from '@waypost/runtime/service/client';
import { ensureScore, type ApplicationScoreStore } from './application-score-store.ts';
import { enqueueScore } from './tasks/score-application.ts';

type Deps = { store: ApplicationScoreStore; tasks: Tasks; client: Client };

/** Finds applications whose score has not arrived and asks for it again: a queue may lose what it was given. */
export async function sweepUnscored({ store, tasks, client }: Deps): Promise<void> {
  const { applications } = await client.call(listUnscoredApplications, {});
  for (const application of applications) {
    const score = await ensureScore(store, application);
    if (score?.value.status === 'pending') await enqueueScore(tasks, score, `s${score.value.submission}`);
  }
}
