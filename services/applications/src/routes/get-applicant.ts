import { getApplicant } from '@waypost/contracts/calls/applications';
import { notFound } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { untilGone } from '@waypost/runtime/service/http/until-gone';
import { requireApplication } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function getApplicantRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...getApplicant,
    handler: async (request, reply) => {
      const { id, application } = request.params;
      const actor = userOf(request);
      const found = await requireApplication(parts.store, actor, application, ['owner']);
      if (found.value.job_post_id !== id) throw notFound('Application');
      const sight = await sightOf(parts, actor, { job_post_id: id, asked: request.query?.blind === 'true' });
      const [applicant] = await sight.show([found], untilGone(reply));
      if (!applicant) throw notFound('Application');
      return { applicant };
    },
  });
}
