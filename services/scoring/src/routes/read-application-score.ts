import { readApplicationScore } from '@waypost/contracts/calls/scoring';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { pendingScore, toScore } from '../application-score.ts';

/** Whoever asks knows that the application exists; where its event has not arrived here, the score is pending. */
export function readApplicationScoreRoute(http: ServiceHttp, { store }: { store: ApplicationScoreStore }) {
  http.route({
    ...readApplicationScore,
    handler: async (request) => {
      const score = await store.find(request.params.id);
      return score === undefined ? pendingScore() : toScore(score.value);
    },
  });
}
