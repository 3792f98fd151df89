import { getScore } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import type { AnalysisStore } from '../analysis-store.ts';
import { jobPostOf, scoredJobOf } from '../fit-inputs.ts';
import { scoreOnDemand } from '../score-on-demand.ts';

export function getScoreRoute(http: ServiceHttp, { client, analyses }: { client: Client; analyses: AnalysisStore }) {
  http.route({
    ...getScore,
    handler: async (request) => {
      const job = jobPostOf(client, request.params.id).then((post) => scoredJobOf(analyses, post));
      return scoreOnDemand(client, userOf(request).user_id, job);
    },
  });
}
