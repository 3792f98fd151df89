import { z } from 'zod';
import { limits } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { id, instant } from '../../fields.ts';

/** Ids alone: what the posts say is asked of jobs. */
export const readSavedJobs = {
  method: 'POST',
  url: '/internal/saved-jobs/read',
  config: { service: 'applications', access: 'service' },
  schema: {
    summary: 'What somebody has saved on a dashboard, the last one first',
    body: z.object({ user_id: id, dsh_id: id }),
    response: {
      200: z.object({
        saved: z.array(z.object({ _id: id, job_post_id: id, saved_at: instant })).max(limits.savedJobs),
      }),
    },
  },
} as const satisfies Contract;
