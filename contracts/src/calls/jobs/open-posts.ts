import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { jobPost } from '../../entities/job-post.ts';
import { id, instant } from '../../fields.ts';

const internal = { service: 'jobs', access: 'service' } as const;
const afterId = id.optional();

/** All open posts, a page at a time, by their ids: no page repeats or loses a post that stays open meanwhile. */
export const readOpenJobPosts = {
  method: 'POST',
  url: '/internal/job-posts/open',
  config: internal,
  schema: {
    summary: 'Open job posts after one of them',
    body: z.object({ after: afterId, limit: z.int().min(1).max(200) }),
    response: { 200: z.object({ job_posts: z.array(jobPost) }) },
  },
} as const satisfies Contract;

/** The same pages, with only the id, version, last change and owner of each post. */
export const listOpenJobPosts = {
  method: 'POST',
  url: '/internal/job-posts/open/list',
  config: internal,
  schema: {
    summary: 'Ids of open job posts after one of them',
    body: z.object({ after: afterId, limit: z.int().min(1).max(5_000) }),
    response: {
      200: z.object({
        job_posts: z.array(z.object({ _id: id, version: z.int(), updated_at: instant, created_by: id })),
      }),
    },
  },
} as const satisfies Contract;

const time = { from: instant, before: instant };

/**
 * By their ids, a page at a time; `from` belongs to the time, `before` does not. `created` is when they came here, which is later than
 * they were posted where they were imported.
 */
export const listPostsOfTime = {
  method: 'POST',
  url: '/internal/job-posts/open/posted',
  config: internal,
  schema: {
    summary: 'Open job posts that were posted within a time',
    body: z.object({
      ...time,
      created: z.object(time).optional(),
      after: afterId,
      limit: z.int().min(1).max(1_000),
    }),
    response: { 200: z.object({ job_posts: z.array(z.object({ _id: id, created_by: id, posted_date: instant })) }) },
  },
} as const satisfies Contract;
