import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { id } from '../../fields.ts';

/** What in a text would tell who somebody is. A resume may have more, which patterns have to find. */
export const tellingWords = z.object({
  user_id: id,
  names: z.array(z.string()),
  /** Addresses, usernames, telephone numbers, links. */
  contacts: z.array(z.string()),
  schools: z.array(z.string()),
});
export type TellingWords = z.infer<typeof tellingWords>;

/** Unknown ids are left out. */
export const readTellingWords = {
  method: 'POST',
  url: '/internal/users/telling-words',
  config: { service: 'identity', access: 'service' },
  schema: {
    summary: 'By which words people could be known in a text, so that these can be hidden',
    body: z.object({ user_ids: z.array(id).max(200) }),
    response: { 200: z.object({ people: z.array(tellingWords) }) },
  },
} as const satisfies Contract;
