import { readApplications } from '@waypost/contracts/calls/applications';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { toReference } from '../application-views.ts';

export function readApplicationsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...readApplications,
    handler: async (request) => {
      const applications = await store.query({ _id: { $in: request.body.ids } });
      return { applications: applications.map(toReference) };
    },
  });
}
