import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { publicState } from '../job-post.ts';

export function readJobPostsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...readJobPosts,
    handler: async ({ body }) => {
      const posts = await store.query({ _id: { $in: body.ids } });
      return { job_posts: posts.map(publicState) };
    },
  });
}
