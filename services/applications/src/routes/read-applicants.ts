import { readApplicants } from '@waypost/contracts/calls/applications/applicant-order';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { untilGone } from '@waypost/runtime/service/http/until-gone';
import { mayManage } from '../may-manage.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function readApplicantsRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...readApplicants,
    handler: async (request, reply) => {
      const { owner_id, job_post_id, application_ids } = request.body;
      const owner = { user_id: owner_id };
      const all = await parts.store.query({ _id: { $in: application_ids }, job_post_id });
      const byId = new Map(all.filter(({ value }) => mayManage(value, owner)).map((one) => [one.id, one]));
      const sight = await sightOf(parts, owner, { job_post_id });
      const shown = application_ids.flatMap((id) => byId.get(id) ?? []);
      return { applicants: await sight.show(shown, untilGone(reply)) };
    },
  });
}
