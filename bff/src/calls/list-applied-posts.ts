import { listAppliedPosts } from '@waypost/contracts/calls/applied-posts';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { postsAsTheyAre } from './posts-as-they-are.ts';
import { queryAsItCame } from './query-as-it-came.ts';

/** applications: the page of applications. jobs: their posts as they are now. */
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
      return { posts: posts.map((applied) => ({ ...applied, job_post: postOf(applied.job_post_id) })), total };
    },
  });
}
