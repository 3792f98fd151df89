import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { idParams } from '../../fields.ts';
import { routes } from '../../routes.ts';

/**
 * Hides who an applicant is from whoever asks, in this answer, also where their review of the post is not blind. Where it is,
 * nothing in a call makes it see.
 */
export const blindly = z.object({ blind: z.enum(['true', 'false']).optional() }).optional();

/** Whether the caller's own review of the post is blind. */
export const setBlindReview = {
  ...routes.setBlindReview,
  config: { service: 'applications', access: 'user' },
  schema: {
    summary: 'Hide who the applicants of a post of your own are, until their status is decided',
    params: idParams,
    body: z.object({ is_blind: z.boolean() }),
    response: { 200: z.object({ is_blind: z.boolean() }) },
  },
} as const satisfies Contract;
