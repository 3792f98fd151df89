import { countPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';

/** Counted in the documents, so that a post just published or closed counts. */
export function countPostedJobsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...countPostedJobs,
    handler: async (request) => {
      const { dsh_id } = request.body;
      const [open, total] = await Promise.all([
        store.collection.countDocuments({ dsh_id, status: 'Open' }),
        store.collection.countDocuments({ dsh_id }),
      ]);
      return { open, total };
    },
  });
}
