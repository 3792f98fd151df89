import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { ApplicationStore } from '../application-store.ts';
import { toAppliedPost } from '../application-views.ts';

/** Lists one's own applications; the BFF, which composes the list, adds the posts. */
export function listAppliedPostsRoute(http: ServiceHttp, { store }: { store: ApplicationStore }) {
  http.route({
    ...listAppliedPosts,
    handler: async (request) => {
      const { page, limit, post_type } = request.query;
      const { user_id } = userOf(request);
      const filter = { dsh_id: request.params.id, user_id, job_post_category: post_type };
      const [applications, total] = await Promise.all([
        store.query(filter, { sort: { applied_at: -1, _id: -1 }, skip: (page - 1) * limit, limit }),
        store.collection.countDocuments(filter),
      ]);
      return { posts: applications.map(toAppliedPost), total };
    },
  });
}
