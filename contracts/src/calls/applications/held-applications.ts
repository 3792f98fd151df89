import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { id } from '../../fields.ts';

/** Whether somebody has an application of a person to a post of theirs, whatever became of it. */
export const holdsApplication = {
  method: 'POST',
  url: '/internal/applications/held',
  config: { service: 'applications', access: 'service' },
  schema: {
    summary: 'Whether the owner of posts holds an application of somebody',
    body: z.object({ owner_id: id, user_id: id }),
    response: { 200: z.object({ is_held: z.boolean() }) },
  },
} as const satisfies Contract;
