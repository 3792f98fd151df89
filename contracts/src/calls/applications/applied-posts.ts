import { z } from 'zod';
import { pageSizes, type JobCategory } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { appliedPost } from '../../entities/application.ts';
import { page, pageLimit } from '../../fields.ts';
import { ownDashboardId } from '../../ownership.ts';
import { routes } from '../../routes.ts';

/** Whose posts: of recruiters or of referrers. Each has two names. */
const categoryOf = {
  job_posts: 'Recruitment',
  recruitment: 'Recruitment',
  referral_posts: 'Referral',
  referral: 'Referral',
} as const satisfies Record<string, JobCategory>;
const postTypes = ['job_posts', 'recruitment', 'referral_posts', 'referral'] as const;

/** Accepted in upper and lower case. */
const postType = z
  .string()
  .toLowerCase()
  .pipe(z.enum(postTypes, `Expected one of: ${postTypes.join(', ')}`))
  .transform((type) => categoryOf[type])
  .default('Recruitment');

/** Withdrawn ones included; never with a score. */
export const listAppliedPosts = {
  ...routes.listAppliedPosts,
  config: { service: 'applications', access: 'user' },
  schema: {
    summary: 'What was applied to under a dashboard of your own, newest first',
    params: z.object({ id: ownDashboardId }),
    querystring: z.object({ post_type: postType, page, limit: pageLimit(pageSizes.applications) }),
    response: { 200: z.object({ posts: z.array(appliedPost), total: z.int() }) },
  },
} as const satisfies Contract;
