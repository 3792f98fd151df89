import { readApplicants } from '@waypost/contracts/calls/applicant-order';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { toApplicant } from '../application-views.ts';

export function readApplicantsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...readApplicants,
    handler: async (request) => {
      const { owner_id, application_ids } = request.body;
      const found = await store.query({ _id: { $in: application_ids }, owner_id });
      const byId = new Map(found.map((one) => [one.id, one]));
      return { applicants: application_ids.flatMap((id) => byId.get(id) ?? []).map(toApplicant) };
    },
  });
}
