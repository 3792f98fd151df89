import { analyseJobPost } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ScoringPool } from '../scoring-pool.ts';

export function analyseJobPostRoute(http: ServiceHttp, { pool }: { pool: ScoringPool }) {
  http.route({
    ...analyseJobPost,
    handler: (request) => pool.run('analyse', request.body, userOf(request).user_id),
  });
}
