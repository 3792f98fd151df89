import { listApplicants } from '@waypost/contracts/calls/applications';
import { pageSizes } from '@waypost/contracts/constants';
import type { Answer } from '@waypost/contracts/entities/application';
import { invalid } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { untilGone } from '@waypost/runtime/service/http/until-gone';
import { pageOfApplicants } from '../applicant-query.ts';
import type { Application } from '../application.ts';
import { requirePostOwner } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

/** Bytes of answers; the BFF passes on 8 MB. A page of the list has always fewer. */
const mostOfAnswers = 7.5 * 1024 * 1024;

/** Those from before answers had a limit together fill a long page. @throws validation-error. */
function requirePassable(page: readonly Stored<Application>[]): void {
  const answers = page.flatMap(({ value }) => value.answers);
  const bytesOf = ({ question_text, reply }: Answer) => Buffer.byteLength(question_text) + Buffer.byteLength(reply);
  if (answers.reduce((sum, answer) => sum + bytesOf(answer), 0) <= mostOfAnswers) return;
  throw invalid('limit', `Their answers are so long that at most ${pageSizes.applicants} can be read at once`);
}

export function listApplicantsRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...listApplicants,
    handler: async (request, reply) => {
      const { id } = request.params;
      const actor = userOf(request);
      await requirePostOwner(parts, actor, id);
      const sight = await sightOf(parts, actor, { job_post_id: id, asked: request.body.blind });
      const { page, total, counts } = await pageOfApplicants({ ...parts, sight }, id, request.body);
      requirePassable(page);
      return { applicants: await sight.show(page, untilGone(reply)), is_blind: sight.is_blind, total, counts };
    },
  });
}
