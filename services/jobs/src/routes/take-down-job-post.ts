import { takeDownJobPost } from '@waypost/contracts/calls/take-down';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { takeDown, toJobPost } from '../job-post.ts';

export function takeDownJobPostRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...takeDownJobPost,
    handler: async ({ params }) => {
      const at = new Date().toISOString();
      return { job_post: toJobPost(await store.change(params.id, (post) => takeDown(post, at))) };
    },
  });
}
