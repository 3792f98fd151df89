import { longPostsAtOnce, readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallOutput } from '@waypost/contracts/contract';
import { gatherById } from '@waypost/runtime/gather';
import type { Client } from '@waypost/runtime/service/calls/client';

type ReadPost = CallOutput<typeof readJobPosts>['job_posts'][number];

/** Posts as jobs has them now; undefined for one that it does not know. */
export type JobPosts = { read(id: string): Promise<ReadPost | undefined> };

/** Hundreds may apply at once: what they ask about at the same moment is one call, or a few. */
export function createJobPosts(client: Client): JobPosts {
  const read = async (ids: readonly string[]) =>
    (await client.call(readJobPosts, { body: { ids: [...ids] } })).job_posts;
  return { read: gatherById(read, longPostsAtOnce) };
}
