import { readSavedJobs } from '@waypost/contracts/calls/applications/saved-jobs';
import { listMarkedPosts } from '@waypost/contracts/calls/bff/marked-posts';
import { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import type { CallOutput } from '@waypost/contracts/contract';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { postsAsTheyAre } from './posts-as-they-are.ts';

type Saved = CallOutput<typeof readSavedJobs>['saved'][number];

const marked = ({ _id, job_post_id, saved_at }: Saved, jobPostDetails: JobPost | null | undefined) => ({
  _id,
  job_post_id,
  marked_type: 'Saved' as const,
  created_at: saved_at,
  marked_at: saved_at,
  updated_at: saved_at,
  jobPostDetails,
});

type Asked = { search?: string | undefined; status?: JobPost['status'] | undefined; page: number; limit: number };

/** jobs: those that the search and the status leave, in the order in which they were saved. */
async function foundAmong(client: Client, saved: readonly Saved[], asked: Asked) {
  const bySaved = new Map(saved.map((one) => [one.job_post_id, one]));
  const { job_posts, total } = await client.call(findPostsAmong, { body: { ids: [...bySaved.keys()], ...asked } });
  const marked_posts = job_posts.flatMap((post) => {
    const one = bySaved.get(post._id);
    return one ? [marked(one, post)] : [];
  });
  return { marked_posts, total };
}

/** A page of all, posts that are gone or cannot be asked included: whoever saved them can remove them. */
async function pageOf(client: Client, saved: readonly Saved[], { page, limit }: Asked) {
  const shown = saved.slice((page - 1) * limit, page * limit);
  const postOf = await postsAsTheyAre(
    client,
    shown.map(({ job_post_id }) => job_post_id),
  );
  return { marked_posts: shown.map((one) => marked(one, postOf(one.job_post_id))), total: saved.length };
}

/** applications: what is saved on the dashboard. jobs: those posts as they are now, which is what is searched. */
export function listMarkedPostsRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...listMarkedPosts,
    handler: async (request) => {
      const { params, query } = request;
      const { user_id } = userOf(request);
      const { saved } = await client.call(readSavedJobs, { body: { user_id, dsh_id: params.dash } });
      const { search, status, page, limit } = query;
      const isFiltered = Boolean(search) || status !== undefined;
      if (saved.length === 0) return { marked_posts: [], total: 0 };
      return isFiltered
        ? foundAmong(client, saved, { search, status, page, limit })
        : pageOf(client, saved, { page, limit });
    },
  });
}
