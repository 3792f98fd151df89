import { readApplicantOrder } from '@waypost/contracts/calls/applications/applicant-order';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { orderOfApplicants } from '../applicant-query.ts';
import { requirePostOwner } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function readApplicantOrderRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...readApplicantOrder,
    handler: async (request) => {
      const { owner_id, sort, filters } = request.body;
      const { id } = request.params;
      const owner = { user_id: owner_id };
      await requirePostOwner(parts, owner, id);
      const sight = await sightOf(parts, owner, { job_post_id: id });
      return { application_ids: await orderOfApplicants({ ...parts, sight }, id, { sort, filters }) };
    },
  });
}
