import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallOutput } from '@waypost/contracts/contract';
import { gather } from '@waypost/runtime/gather';
import type { Client } from '@waypost/runtime/service/client';

type ReadPost = CallOutput<typeof readJobPosts>['job_posts'][number];

/** Posts as jobs has them now; undefined for one that it does not know. */
export type JobPosts = { read(id: string): Promise<ReadPost | undefined> };

/** Hundreds may apply at once: what they ask about at the same moment is one call. */
export function createJobPosts(client: Client): JobPosts {
  return {
    read: gather(async (ids) => {
      const { job_posts } = await client.call(readJobPosts, { body: { ids: [...new Set(ids)] } });
      const byId = new Map(job_posts.map((post) => [post._id, post]));
      return ids.map((id) => byId.get(id));
    }),
  };
}
