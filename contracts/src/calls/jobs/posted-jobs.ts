import { z } from 'zod';
import { jobStatuses, limits, pageSizes } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { jobPost, postedJob } from '../../entities/job-post.ts';
import { commaList, id, page, pageLimit, text } from '../../fields.ts';
import { ownDashboardId } from '../../ownership.ts';
import { routes } from '../../routes.ts';

/** `review`: those with the most applicants whom nobody has looked at come first. */
export const postedJobsSorts = ['newest', 'oldest', 'title', 'review'] as const;
export type PostedJobsSort = (typeof postedJobsSorts)[number];

export const postedJobsQuery = z.object({
  /** Only posts of this dashboard; of all the caller's dashboards where absent. */
  dsh_id: ownDashboardId.optional(),
  status: z.enum(jobStatuses).optional(),
  cityId: commaList(id).optional(),
  companyId: id.optional(),
  /** Each word begins a word of the title or of the company's name. */
  search: text(limits.keyword).optional(),
  sort: z.enum(postedJobsSorts).default('newest'),
  page,
  limit: pageLimit(pageSizes.posted),
});
export type PostedJobsQuery = z.infer<typeof postedJobsQuery>;

export const listPostedJobs = {
  ...routes.listPostedJobs,
  config: { service: 'jobs', access: 'user' },
  schema: {
    summary: "One's own job posts with how many people have applied",
    querystring: postedJobsQuery,
    response: { 200: z.object({ jobs: z.array(postedJob), total: z.int() }) },
  },
} as const satisfies Contract;

export const countPostedJobs = {
  method: 'POST',
  url: '/internal/posted-jobs/count',
  config: { service: 'jobs', access: 'service' },
  schema: {
    summary: 'How many posts were published under a dashboard, and how many of them are open',
    body: z.object({ dsh_id: id }),
    response: { 200: z.object({ open: z.int(), total: z.int() }) },
  },
} as const satisfies Contract;

/** The same list with chosen posts before all others, in the order in which they are named; the sort decides among the others. */
export const readPostedJobs = {
  method: 'POST',
  url: '/internal/posted-jobs/read',
  config: { service: 'jobs', access: 'service' },
  schema: {
    summary: "Somebody's job posts, chosen ones first",
    body: z.object({
      created_by: id,
      /** As it stands in the address of `listPostedJobs`. */
      query: postedJobsQuery.extend({ dsh_id: id.optional() }),
      first: z.array(id).max(limits.postsToReview),
    }),
    response: { 200: z.object({ jobs: z.array(jobPost), total: z.int() }) },
  },
} as const satisfies Contract;
