import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { done, longestEmail } from '../../fields.ts';
import { routes } from '../../routes.ts';

/**
 * Ends an account for good; deleting it twice is deleting it once. @throws validation-error for an e-mail address that is
 * not the account's: it is typed so that nobody deletes by a slip.
 */
export const deleteUser = {
  ...routes.deleteUser,
  config: { service: 'identity', access: 'user', allowance: 'deletions' },
  schema: {
    summary: "Delete one's account, and everything that is known of oneself",
    body: z.object({
      email: z.string().trim().min(1, 'Type your e-mail address').max(longestEmail, 'Type your e-mail address'),
    }),
    response: { 200: done },
  },
} as const satisfies Contract;
