import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { openSession } from '../entities/session.ts';
import { id } from '../fields.ts';
import { routes } from '../routes.ts';

const user = { service: 'bff', access: 'user' } as const;

export const listSessions = {
  ...routes.listSessions,
  config: user,
  schema: {
    summary: 'The browsers one is signed in with, the one last used first',
    response: { 200: z.object({ sessions: z.array(openSession), total: z.int() }) },
  },
} as const satisfies Contract;

/** `all` ends this one too, as signing out does. @throws not-found for a session that is not open, or not one's own. */
export const endSessions = {
  ...routes.endSessions,
  config: user,
  schema: {
    summary: 'Sign out one browser, all others, or all',
    body: z.discriminatedUnion(
      'which',
      [
        z.object({ which: z.literal('one'), session_id: id }),
        z.object({ which: z.literal('others') }),
        z.object({ which: z.literal('all') }),
      ],
      'Expected one, others or all',
    ),
    response: { 200: z.object({ ended: z.int() }) },
  },
} as const satisfies Contract;
