import { readSavedJobs } from '@waypost/contracts/calls/applications/saved-jobs';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SavedJobStore } from '../saved-job-store.ts';

export function readSavedJobsRoute(http: ServiceHttp, { savedJobs }: { savedJobs: SavedJobStore }) {
  http.route({
    ...readSavedJobs,
    handler: async ({ body: { user_id, dsh_id } }) => ({ saved: await savedJobs.savedOn(user_id, dsh_id) }),
  });
}
