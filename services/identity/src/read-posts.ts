import { longPostsAtOnce, readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallOutput } from '@waypost/contracts/contract';
import type { Client } from '@waypost/runtime/service/client';

/** Job posts as they are now; those that nobody knows are left out. */
export async function readPosts(client: Client, job_post_ids: readonly string[]) {
  const posts: CallOutput<typeof readJobPosts>['job_posts'] = [];
  for (let from = 0; from < job_post_ids.length; from += longPostsAtOnce) {
    const ids = job_post_ids.slice(from, from + longPostsAtOnce);
    posts.push(...(await client.call(readJobPosts, { body: { ids } })).job_posts);
  }
  return posts;
}
