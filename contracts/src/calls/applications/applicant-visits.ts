import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { idParams, instant } from '../../fields.ts';
import { routes } from '../../routes.ts';

/** Who applied before it is not new to the owner of the post any more. For the owner; safe to repeat, and never goes back. */
export const visitApplicants = {
  ...routes.visitApplicants,
  config: { service: 'applications', access: 'user' },
  schema: {
    summary: 'Remember that you have looked at the applicants of a job post of your own',
    params: idParams,
    response: { 200: z.object({ visited_at: instant }) },
  },
} as const satisfies Contract;
