import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import type { Closeable } from '@waypost/runtime/closeable';
import type { Client } from '@waypost/runtime/service/client';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { ensureScore, type ApplicationScoreStore } from './application-score-store.ts';
import { enqueueScore } from './tasks/score-application.ts';

type Deps = { store: ApplicationScoreStore; tasks: Tasks; client: Client; log: Logger };

/** Finds applications whose score has not arrived and asks for it again: a queue may lose what it was given. */
export async function sweepUnscored({ store, tasks, client }: Omit<Deps, 'log'>): Promise<void> {
  const { applications } = await client.call(listUnscoredApplications, {});
  for (const application of applications) {
    const score = await ensureScore(store, application);
    if (score.status === 'pending') await enqueueScore(tasks, score._id, `s${score.submission}`);
  }
}

export function startSweep({ log, ...deps }: Deps, everyMs = 60_000): Closeable {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sweepUnscored(deps))
      .catch((error: unknown) => log.warn({ err: error }, 'Applications without a score could not be looked for'));
  }, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
