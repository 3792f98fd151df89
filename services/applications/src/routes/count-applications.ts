import { countApplications } from '@waypost/contracts/calls/applications/applicant-counts';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';

/** A person has one dashboard of a type at most, so the type of the owner stands for the dashboard. */
export function countApplicationsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...countApplications,
    handler: async ({ body }) => {
      const counted =
        body.of === 'applicant'
          ? { dsh_id: body.dsh_id, job_post_category: body.category }
          : { owner_id: body.user_id, owner_type: body.owner_type, status: body.status };
      return { count: await store.collection.countDocuments(counted) };
    },
  });
}
