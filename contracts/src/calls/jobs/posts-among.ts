import { z } from 'zod';
import { jobStatuses, limits } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { jobPost } from '../../entities/job-post.ts';
import { id, text } from '../../fields.ts';

/** For lists that are kept elsewhere, such as saved posts. Ids that nobody knows are left out. */
export const findPostsAmong = {
  method: 'POST',
  url: '/internal/job-posts/among',
  config: { service: 'jobs', access: 'service' },
  schema: {
    summary: 'A page of chosen posts that a search leaves, in the order in which they are named',
    body: z.object({
      ids: z.array(id).max(limits.savedJobs),
      /** Each word stands in title, company name or description, whatever its case. */
      search: text(limits.keyword).optional(),
      status: z.enum(jobStatuses).optional(),
      page: z.int().min(1),
      limit: z.int().min(1).max(limits.lookupLimit),
    }),
    response: { 200: z.object({ job_posts: z.array(jobPost), total: z.int() }) },
  },
} as const satisfies Contract;
