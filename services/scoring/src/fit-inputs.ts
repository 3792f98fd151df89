import { readProfile } from '@waypost/contracts/calls/identity';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Profile } from '@waypost/contracts/entities/profile';
import { notFound } from '@waypost/contracts/errors';
import { gatherById } from '@waypost/runtime/gather';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { AnalysisStore } from './analysis-store.ts';
import { leavesToItsWords } from './score/scored.ts';
import type { WantedJob } from './scoring-work.ts';

export const profileOf = (client: Client, user_id: string): Promise<Profile> =>
  client.call(readProfile, { params: { id: user_id } });

/** @throws not-found for a post that does not exist. */
export async function jobPostOf(client: Client, job_post_id: string): Promise<JobPost> {
  const { job_posts } = await client.call(readJobPosts, { body: { ids: [job_post_id] } });
  const [post] = job_posts;
  if (post === undefined) throw notFound('Job post');
  return post;
}

/** As `jobPostOf`: what is asked about at the same moment is one call. */
export function jobPostsOf(client: Client): (job_post_id: string) => Promise<JobPost> {
  const read = gatherById(async (ids) => (await client.call(readJobPosts, { body: { ids: [...ids] } })).job_posts);
  return async (job_post_id) => {
    const post = await read(job_post_id);
    if (post === undefined) throw notFound('Job post');
    return post;
  };
}

/** The post, with the kept analysis where a score needs it and it is of this version. */
export async function wantedJobOf(analyses: AnalysisStore, post: JobPost): Promise<WantedJob> {
  return { post, analysis: leavesToItsWords(post) ? await analyses.find(post) : undefined };
}
