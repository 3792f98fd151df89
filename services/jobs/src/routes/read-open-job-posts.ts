import { listOpenJobPosts, readOpenJobPosts } from '@waypost/contracts/calls/jobs/open-posts';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { toJobPost } from '../job-post.ts';

const openAfter = (after: string | undefined) => ({
  status: 'Open',
  ...(after !== undefined && { _id: { $gt: after } }),
});
const byId = { _id: 1 } as const;

export function readOpenJobPostsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...readOpenJobPosts,
    handler: async ({ body: { after, limit } }) => {
      const posts = await store.query(openAfter(after), { sort: byId, limit });
      return { job_posts: posts.map(toJobPost) };
    },
  });
}

export function listOpenJobPostsRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...listOpenJobPosts,
    handler: async ({ body: { after, limit } }) => {
      const projection = { version: 1, updated_at: 1, created_by: 1 } as const;
      const posts = await store.collection.find(openAfter(after), { projection, sort: byId, limit }).toArray();
      return {
        job_posts: posts.map(({ _id, version, updated_at, created_by }) => ({ _id, version, updated_at, created_by })),
      };
    },
  });
}
