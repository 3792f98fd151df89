import { markJobPost } from '@waypost/contracts/calls/applications';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { notFound } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SavedJobStore } from '../saved-job-store.ts';

export function markJobPostRoute(http: ServiceHttp, deps: { savedJobs: SavedJobStore; client: Client }) {
  const { savedJobs, client } = deps;

  http.route({
    ...markJobPost,
    handler: async (request) => {
      const { dash, job } = request.params;
      const { job_posts } = await client.call(readJobPosts, { body: { ids: [job] } });
      if (job_posts.length === 0) throw notFound('Job post');
      await savedJobs.save({
        user_id: userOf(request).user_id,
        dsh_id: dash,
        job_post_id: job,
        saved_at: new Date().toISOString(),
      });
      return { success: true as const };
    },
  });
}
