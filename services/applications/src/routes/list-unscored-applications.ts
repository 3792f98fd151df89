import { listUnscoredApplications } from '@waypost/contracts/calls/applications';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { toReference } from '../application-views.ts';

/** One sweep's worth; the next sweep sees the rest. */
const atOnce = 500;

export function listUnscoredApplicationsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...listUnscoredApplications,
    handler: async () => {
      const applications = await store.query(
        { 'score.status': 'pending', status: { $ne: 'Withdrawn' } },
        { sort: { applied_at: 1 }, limit: atOnce },
      );
      return { applications: applications.map(toReference) };
    },
  });
}
