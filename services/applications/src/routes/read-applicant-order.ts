import { readApplicantOrder } from '@waypost/contracts/calls/applicant-order';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { orderOfApplicants } from '../applicant-query.ts';
import type { ApplicationStore } from '../application-store.ts';
import { requirePostOwner } from '../policies.ts';

export function readApplicantOrderRoute(http: ServiceHttp, deps: { store: ApplicationStore; client: Client }) {
  http.route({
    ...readApplicantOrder,
    handler: async (request) => {
      const { owner_id, sort, filters } = request.body;
      const { id } = request.params;
      await requirePostOwner(deps, { user_id: owner_id }, id);
      return { application_ids: await orderOfApplicants(deps.store, id, { sort, filters }) };
    },
  });
}
