import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { toReference } from '../application-views.ts';

export function listUnscoredApplicationsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...listUnscoredApplications,
    handler: async ({ query: { after, limit } }) => {
      const applications = await store.query(
        { 'score.status': 'pending', _id: { $gt: after ?? '' }, status: { $ne: 'Withdrawn' } },
        { sort: { _id: 1 }, limit },
      );
      return { applications: applications.map(toReference) };
    },
  });
}
