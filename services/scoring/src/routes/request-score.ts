import { requestScore } from '@waypost/contracts/calls/scoring';
import { customJobPost } from '@waypost/contracts/constants';
import { invalid } from '@waypost/contracts/errors';
import { jobIdAt } from '@waypost/contracts/paths';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { AnalysisStore } from '../analysis-store.ts';
import { jobPostOf, wantedJobOf } from '../fit-inputs.ts';
import { scoreOnDemand } from '../score-on-demand.ts';
import { wordsOf } from '../score/scored.ts';
import type { ScoringPool } from '../scoring-pool.ts';
import type { WantedJob } from '../scoring-work.ts';

type Deps = { client: Client; analyses: AnalysisStore; pool: ScoringPool };

export function requestScoreRoute(http: ServiceHttp, deps: Deps) {
  http.route({
    ...requestScore,
    handler: async (request) => {
      const { params, body } = request;
      const job = body.is_scrabble ? linkedJob(deps, params.id, body.job_link) : pastedJob(params.id, body);
      return scoreOnDemand(deps, userOf(request).user_id, job);
    },
  });
}

/** The post at this id, to which the link may not lead elsewhere; under the placeholder id, the one that the link names. */
async function linkedJob({ client, analyses }: Omit<Deps, 'pool'>, id: string, link: string): Promise<WantedJob> {
  const linked = jobIdAt(new URL(link).pathname);
  const named = id === customJobPost ? linked : id;
  if (named === undefined || (linked && linked !== named)) throw invalid('job_link', 'Please enter a valid value.');
  return wantedJobOf(analyses, await jobPostOf(client, named));
}

type Pasted = Omit<Parameters<typeof wordsOf>[0], 'description'>;

/** @throws validation-error under the id of a post, whose score it would pass for. */
async function pastedJob(id: string, pasted: Pasted): Promise<WantedJob> {
  if (id !== customJobPost) throw invalid('id', `A pasted job post is scored under the id ${customJobPost}`);
  return { words: wordsOf({ ...pasted, description: '' }), as_of: new Date().toISOString().slice(0, 10) };
}
