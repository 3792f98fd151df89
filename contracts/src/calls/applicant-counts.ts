import { z } from 'zod';
import { limits } from '../constants.ts';
import type { Contract } from '../contract.ts';
import { id } from '../fields.ts';

const internal = { service: 'applications', access: 'service' } as const;

/** Only for posts of that owner; others have nobody. */
export const countApplicants = {
  method: 'POST',
  url: '/internal/applicants/count',
  config: internal,
  schema: {
    summary: 'How many people have applied to posts, and how many of them nobody has looked at',
    body: z.object({ owner_id: id, job_post_ids: z.array(id).max(100) }),
    response: { 200: z.object({ counts: z.array(z.object({ job_post_id: id, total: z.int(), new: z.int() })) }) },
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
