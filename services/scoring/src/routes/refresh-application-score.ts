import { refreshApplicationScore } from '@waypost/contracts/calls/scoring';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { canBeRefreshed, pendingScore, toScore } from '../application-score.ts';
import { enqueueScore } from '../tasks/score-application.ts';

/** The version names the task, so that a second press, or another tab, adds none while the first one waits or runs. */
export function refreshApplicationScoreRoute(
  http: ServiceHttp,
  { store, tasks }: { store: ApplicationScoreStore; tasks: Tasks },
) {
  http.route({
    ...refreshApplicationScore,
    handler: async (request) => {
      const score = await store.find(request.params.id);
      if (score === undefined) return pendingScore();
      if (canBeRefreshed(score.value)) await enqueueScore(tasks, score, `a${score.version}`);
      return toScore(score.value);
    },
  });
}
