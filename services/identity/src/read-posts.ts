import { longPostsAtOnce, readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallOutput } from '@waypost/contracts/contract';
import type { Client } from '@waypost/runtime/service/calls/client';
import { slices } from '@waypost/runtime/slices';

type Post = CallOutput<typeof readJobPosts>['job_posts'][number];

/** What is needed of job posts as they are now, so that no more whole ones are held than come at once; those that nobody knows are left out. */
export async function readPosts<Needed>(
  client: Client,
  job_post_ids: readonly string[],
  neededOf: (post: Post) => Needed,
): Promise<Needed[]> {
  const posts: Needed[] = [];
  for (const ids of slices(job_post_ids, longPostsAtOnce)) {
    posts.push(...(await client.call(readJobPosts, { body: { ids } })).job_posts.map(neededOf));
  }
  return posts;
}
