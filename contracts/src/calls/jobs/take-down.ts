import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { jobPost } from '../../entities/job-post.ts';
import { idParams } from '../../fields.ts';

/** What was written of a post goes for good, on the operator's word; twice is once. */
export const takeDownJobPost = {
  method: 'POST',
  url: '/internal/job-posts/:id/take-down',
  config: { service: 'jobs', access: 'service' },
  schema: {
    summary: 'Close a post and remove what was written of it',
    params: idParams,
    response: { 200: z.object({ job_post: jobPost }) },
  },
} as const satisfies Contract;
