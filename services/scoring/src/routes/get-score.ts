import { getScore } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { AnalysisStore } from '../analysis-store.ts';
import { jobPostOf, wantedJobOf } from '../fit-inputs.ts';
import { scoreOnDemand } from '../score-on-demand.ts';
import type { ScoringPool } from '../scoring-pool.ts';

type Deps = { client: Client; analyses: AnalysisStore; pool: ScoringPool };

export function getScoreRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...getScore,
    handler: async (request) => {
      const job = jobPostOf(deps.client, request.params.id).then((post) => wantedJobOf(deps.analyses, post));
      return scoreOnDemand(deps, userOf(request).user_id, job);
    },
  });
}
