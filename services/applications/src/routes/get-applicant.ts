import { getApplicant } from '@waypost/contracts/calls/applications';
import { notFound } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { toApplicant } from '../application-views.ts';
import { requireApplication } from '../policies.ts';

export function getApplicantRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...getApplicant,
    handler: async (request) => {
      const { id, application } = request.params;
      const found = await requireApplication(store, userOf(request), application, ['owner']);
      if (found.value.job_post_id !== id) throw notFound('Application');
      return { applicant: toApplicant(found) };
    },
  });
}
