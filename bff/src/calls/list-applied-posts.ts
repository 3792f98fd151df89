import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { goneAmong } from './gone-people.ts';
import { postsAsTheyAre } from './posts-as-they-are.ts';
import { queryAsItCame } from './query-as-it-came.ts';

/** applications: the page of applications. jobs: their posts as they are now. identity: whose posters are gone. */
export function listAppliedPostsRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...listAppliedPosts,
    handler: async (request) => {
      const input = { params: request.params, querystring: queryAsItCame(request) };
      const { posts, total } = await client.call(listAppliedPosts, input, { actor: userOf(request) });
      const postOf = await postsAsTheyAre(
        client,
        posts.map(({ job_post_id }) => job_post_id),
      );
      const listed = posts.map((applied) => ({ ...applied, job_post: postOf(applied.job_post_id) }));
      // The posts of who leaves are closed.
      const closed = listed.flatMap(({ job_post }) => (job_post?.status === 'Close' ? [job_post.created_by] : []));
      const gone = await goneAmong(client, closed);
      const marked = listed.map((one) => ({
        ...one,
        ...(one.job_post && gone.has(one.job_post.created_by) && { is_owner_gone: true as const }),
      }));
      return { posts: marked, total };
    },
  });
}
