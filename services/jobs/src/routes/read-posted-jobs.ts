import { readPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { pageOfPostedJobs } from '../posted-jobs.ts';

export function readPostedJobsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...readPostedJobs,
    handler: (request) => {
      const { created_by, query, first } = request.body;
      const whose = { created_by, ...(query.dsh_id !== undefined && { dsh_id: query.dsh_id }) };
      return pageOfPostedJobs(store, whose, query, first);
    },
  });
}
