import { getApplicationHistory } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { historyForApplicant } from '../history-for-applicant.ts';
import { requireApplication } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function getApplicationHistoryRoute(http: ServiceHttp, parts: SightParts) {
  http.route({
    ...getApplicationHistory,
    handler: async (request) => {
      const actor = userOf(request);
      const application = await requireApplication(parts.store, actor, request.params.id, ['applicant', 'owner']);
      const { job_post_id, user_id, answers } = application.value;
      if (user_id === actor.user_id) return { history: historyForApplicant(application.value), answers };
      const sight = await sightOf(parts, actor, { job_post_id, asked: request.query?.blind === 'true' });
      return { history: sight.showHistory(application) };
    },
  });
}
