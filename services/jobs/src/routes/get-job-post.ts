import { getJobPost } from '@waypost/contracts/calls/jobs';
import { notFound } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { toJobPost } from '../job-post.ts';

export function getJobPostRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...getJobPost,
    handler: async ({ params }) => {
      const post = await store.find(params.id);
      if (!post) throw notFound('Job post');
      // Who applied and who saved is not known here; the caller asks where it is.
      return { job_post: toJobPost(post), is_applied: null, is_saved: null };
    },
  });
}
