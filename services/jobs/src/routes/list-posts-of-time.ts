import { listPostsOfTime } from '@waypost/contracts/calls/jobs/open-posts';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';

export function listPostsOfTimeRoute(http: ServiceHttp, { store }: { store: JobPostStore }) {
  http.route({
    ...listPostsOfTime,
    handler: async ({ body: { from, before, created, after, limit } }) => {
      const filter = {
        status: 'Open',
        posted_date: { $gte: from, $lt: before },
        ...(created && { created_at: { $gte: created.from, $lt: created.before } }),
        ...(after !== undefined && { _id: { $gt: after } }),
      };
      const projection = { created_by: 1, posted_date: 1 } as const;
      const posts = await store.collection.find(filter, { projection, sort: { _id: 1 }, limit }).toArray();
      return { job_posts: posts.map(({ _id, created_by, posted_date }) => ({ _id, created_by, posted_date })) };
    },
  });
}
