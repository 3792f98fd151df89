import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { listScores } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import type { AnalysisStore } from '../analysis-store.ts';
import { wantedJobOf } from '../fit-inputs.ts';
import { personFit } from '../person-fit.ts';
import type { ScoringPool } from '../scoring-pool.ts';

type Deps = { client: Client; analyses: AnalysisStore; pool: ScoringPool };

/** So many are one piece of work: between two pieces, others have their turn. */
const inOnePiece = 5;

/** Scores for all posts of a page. What one asks for is one piece after the other, never a queue of its own. */
export function listScoresRoute(http: ServiceHttp, { client, analyses, pool }: Deps) {
  http.route({
    ...listScores,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const ids = [...new Set(request.query.ids)];
      if (ids.length === 0) return { scores: [] };
      const [{ job_posts }, fit] = await Promise.all([
        client.call(readJobPosts, { body: { ids } }),
        personFit(client, user_id),
      ]);
      if (fit === undefined) return { scores: [] };
      const { user_id: _id, ...person } = fit.person;

      const posts = job_posts.filter((post) => post.created_by !== user_id);
      const scores: { job_post_id: string; user_score: number }[] = [];
      for (let at = 0; at < posts.length; at += inOnePiece) {
        const piece = posts.slice(at, at + inOnePiece);
        const jobs = await Promise.all(piece.map((post) => wantedJobOf(analyses, post)));
        const numbers = await pool.run('scoreFits', { ...person, jobs }, user_id);
        for (const [index, post] of piece.entries())
          scores.push({ job_post_id: post._id, user_score: numbers[index] ?? 0 });
      }
      return { scores };
    },
  });
}
