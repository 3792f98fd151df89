import { z } from 'zod';
import { applicantStatuses, dashboardTypes, jobCategories, limits } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { applicantCounts } from '../../entities/job-post.ts';
import { id } from '../../fields.ts';

const internal = { service: 'applications', access: 'service' } as const;

/** Counts applicants of this owner's posts; any other post is answered as one without applicants. */
export const countApplicants = {
  method: 'POST',
  url: '/internal/applicants/count',
  config: internal,
  schema: {
    summary:
      'How many people have applied to posts, how many wait to be reviewed or were not seen yet, and the best score',
    body: z.object({ owner_id: id, job_post_ids: z.array(id).max(100) }),
    response: { 200: z.object({ counts: z.array(applicantCounts.extend({ job_post_id: id })) }) },
  },
} as const satisfies Contract;

export const listPostsToReview = {
  method: 'POST',
  url: '/internal/posts-to-review/read',
  config: internal,
  schema: {
    summary: "An owner's posts with new applicants, those with the most first",
    body: z.object({ owner_id: id }),
    response: { 200: z.object({ job_post_ids: z.array(id).max(limits.postsToReview) }) },
  },
} as const satisfies Contract;

export const countApplications = {
  method: 'POST',
  url: '/internal/applications/count',
  config: internal,
  schema: {
    summary: 'How many applications were sent from a dashboard, or received under a type of dashboard',
    body: z.discriminatedUnion('of', [
      z.object({ of: z.literal('applicant'), dsh_id: id, category: z.enum(jobCategories) }),
      /** Those that have the status now. */
      z.object({
        of: z.literal('owner'),
        user_id: id,
        owner_type: z.enum(dashboardTypes),
        status: z.enum(applicantStatuses),
      }),
    ]),
    response: { 200: z.object({ count: z.int() }) },
  },
} as const satisfies Contract;
