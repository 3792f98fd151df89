import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { id, instant } from '../../fields.ts';

export const listedPerson = z.object({ user_id: id, username: z.string(), updated_at: instant });
export type ListedPerson = z.infer<typeof listedPerson>;

/** Whose public profile may be named to search engines; who hides it, and who is not there, is left out. */
export const listPublicPeople = {
  method: 'POST',
  url: '/internal/users/public',
  config: { service: 'identity', access: 'service' },
  schema: {
    summary: 'Usernames of people whose profile everybody may read',
    body: z.object({ user_ids: z.array(id).max(200) }),
    response: { 200: z.object({ people: z.array(listedPerson) }) },
  },
} as const satisfies Contract;
