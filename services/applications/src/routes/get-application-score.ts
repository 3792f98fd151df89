import { getApplicationScore } from '@waypost/contracts/calls/applications/application-scores';
import { readApplicationScore } from '@waypost/contracts/calls/scoring';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireApplication } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function getApplicationScoreRoute(http: ServiceHttp, parts: SightParts) {
  const { store, client } = parts;

  http.route({
    ...getApplicationScore,
    handler: async (request) => {
      const actor = userOf(request);
      const application = await requireApplication(store, actor, request.params.id, ['owner']);
      const { job_post_id } = application.value;
      const sight = await sightOf(parts, actor, { job_post_id, asked: request.query?.blind === 'true' });
      const view = await sight.scoreView(application);
      return view(await client.call(readApplicationScore, { params: { id: application.id } }));
    },
  });
}
