import { readJobMarks } from '@waypost/contracts/calls/applications';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';
import type { SavedJobStore } from '../saved-job-store.ts';

export function readJobMarksRoute(http: ServiceHttp, deps: { store: ApplicationStore; savedJobs: SavedJobStore }) {
  http.route({
    ...readJobMarks,
    handler: async (request) => {
      const { user_id, dsh_id, job_post_ids } = request.body;
      const [applications, saved] = await Promise.all([
        deps.store.collection
          .find(
            { user_id, job_post_id: { $in: job_post_ids }, status: { $ne: 'Withdrawn' } },
            { projection: { job_post_id: 1, applied_at: 1, status: 1, file_name: 1 } },
          )
          .toArray(),
        deps.savedJobs.savedAmong(user_id, dsh_id, job_post_ids),
      ]);
      return {
        applied: applications.map(({ file_name, ...sent }) => ({ ...sent, resume_name: file_name })),
        saved,
      };
    },
  });
}
