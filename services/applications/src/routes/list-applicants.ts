import { listApplicants } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { pageOfApplicants } from '../applicant-query.ts';
import { requirePostOwner } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function listApplicantsRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...listApplicants,
    handler: async (request) => {
      const { id } = request.params;
      const actor = userOf(request);
      await requirePostOwner(parts, actor, id);
      const sight = await sightOf(parts, actor, { job_post_id: id, asked: request.body.blind });
      const { page, total, counts } = await pageOfApplicants({ ...parts, sight }, id, request.body);
      return { applicants: await sight.show(page), is_blind: sight.is_blind, total, counts };
    },
  });
}
