import { z } from 'zod';
import { jobStatuses, limits, pageSizes } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { listedPost } from '../../entities/job-post.ts';
import { id, instant, page, pageLimit, text } from '../../fields.ts';
import { ownDashboardId, ownUserId } from '../../ownership.ts';
import { routes } from '../../routes.ts';

/** A post that somebody has saved, with what it is now. The three instants are the same: a mark is made and removed, never changed. */
export const markedPost = z.object({
  _id: id,
  job_post_id: id,
  marked_type: z.literal('Saved'),
  created_at: instant,
  marked_at: instant,
  updated_at: instant,
  /** Null when it could not be asked; absent when the post is gone. */
  jobPostDetails: listedPost.nullable().optional(),
});

/** Neither a search nor a status can find a post that is gone. @throws unavailable for either while the posts cannot be asked. */
export const listMarkedPosts = {
  ...routes.listMarkedPosts,
  // A search passes by the words of all that is saved.
  config: { service: 'bff', access: 'user', allowance: 'searches' },
  schema: {
    summary: 'The job posts that one has saved on a dashboard, the last one first',
    params: z.object({ dash: ownDashboardId, user: ownUserId }),
    querystring: z.object({
      type: z.literal('Saved').default('Saved'),
      /** Each word stands in title, company name or description, whatever its case. */
      search: text(limits.keyword).optional(),
      status: z.enum(jobStatuses).optional(),
      page,
      limit: pageLimit(pageSizes.saved),
    }),
    response: { 200: z.object({ marked_posts: z.array(markedPost), total: z.int() }) },
  },
} as const satisfies Contract;
