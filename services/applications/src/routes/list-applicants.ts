import { listApplicants } from '@waypost/contracts/calls/applications';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { pageOfApplicants } from '../applicant-query.ts';
import type { ApplicationStore } from '../application-store.ts';
import { toApplicant } from '../application-views.ts';
import { requirePostOwner } from '../policies.ts';

export function listApplicantsRoute(http: ServiceHttp, deps: { store: ApplicationStore; client: Client }) {
  http.route({
    ...listApplicants,
    handler: async (request) => {
      const { id } = request.params;
      await requirePostOwner(deps, userOf(request), id);
      const { page, total, counts } = await pageOfApplicants(deps.store, id, request.body);
      return { applicants: page.map(toApplicant), total, counts };
    },
  });
}
