import { analyseJobPost } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ScoringPool } from '../scoring-pool.ts';

export function analyseJobPostRoute(http: ServiceHttp, { pool }: { pool: ScoringPool }) {
  http.route({
    ...analyseJobPost,
    async handler(request) {
      const read = await pool.run('analyse', request.body, userOf(request).user_id);
      const { minimum_yrs_of_exp_needed = 0, maximum_yrs_of_exp_needed = 0 } = read;
      return { ...read, minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed };
    },
  });
}
