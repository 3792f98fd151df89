import { listScores } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { type MatchDeps, runMatches } from '../match-run.ts';
import { personFit } from '../person-fit.ts';

/** Scores for all posts of a page. What one asks for is one piece after the other, never a queue of its own. */
export function listScoresRoute(http: ServiceHttp, deps: MatchDeps) {
  http.route({
    ...listScores,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const ids = [...new Set(request.query.ids)];
      if (ids.length === 0) return { scores: [] };
      const fit = await personFit(deps.client, user_id);
      if (fit === undefined) return { scores: [] };
      const scores: { job_post_id: string; user_score: number }[] = [];
      // Nothing of them is kept, so their versions do not matter.
      const wanted = ids.map((job_post_id) => ({ job_post_id, version: 0 }));
      await runMatches(deps, fit.person, wanted, {
        isWanted: () => true,
        tell: (job_post_id, { user_score }) => user_score !== null && scores.push({ job_post_id, user_score }),
      });
      return { scores };
    },
  });
}
