import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';

/** Says of each of the ids (200 at most) which post that is now: null where it could not be asked, undefined where it is gone. */
export async function postsAsTheyAre(
  client: Client,
  ids: readonly string[],
): Promise<(id: string) => JobPost | null | undefined> {
  if (ids.length === 0) return () => undefined;
  const answer = await orWhenAway(client.call(readJobPosts, { body: { ids: [...ids] } }), undefined);
  if (answer === undefined) return () => null;
  const posts = new Map(answer.job_posts.map((post) => [post._id, post]));
  return (id) => posts.get(id);
}
