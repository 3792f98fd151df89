import { unmarkJobPost } from '@waypost/contracts/calls/applications';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SavedJobStore } from '../saved-job-store.ts';

export function unmarkJobPostRoute(http: ServiceHttp, { savedJobs }: { savedJobs: SavedJobStore }) {
  http.route({
    ...unmarkJobPost,
    handler: async (request) => {
      await savedJobs.remove(request.params.dash, request.params.job);
      return { success: true as const };
    },
  });
}
