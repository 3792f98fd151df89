import { listPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { pageOfPostedJobs } from '../posted-jobs.ts';

/** Who has applied is not known here: `review` sorts as `newest` does. */
export function listPostedJobsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...listPostedJobs,
    handler: (request) => {
      const { dsh_id } = request.query;
      const whose = dsh_id === undefined ? { created_by: userOf(request).user_id } : { dsh_id };
      return pageOfPostedJobs(store, whose, request.query);
    },
  });
}
