import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { openSession } from '../../entities/session.ts';
import { currentUser } from '../../entities/user.ts';
import { id } from '../../fields.ts';
import { routes } from '../../routes.ts';

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
    body: z.discriminatedUnion('which', [
      z.object({ which: z.literal('one'), session_id: id }),
      z.object({ which: z.literal('others') }),
      z.object({ which: z.literal('all') }),
    ]),
    response: { 200: z.object({ ended: z.int() }) },
  },
} as const satisfies Contract;

/** `client_id` is null where Google's One Tap is switched off. */
export const getOneTap = {
  ...routes.getOneTap,
  config: { service: 'bff', access: 'public' },
  schema: {
    summary: 'Whom the page asks Google for, where One Tap is on',
    response: { 200: z.object({ client_id: z.string().nullable() }) },
  },
} as const satisfies Contract;

/** Signs in, too, whoever has an account. @throws unauthenticated for a credential that the provider did not make for us, or that is too old. */
export const signUp = {
  ...routes.signUp,
  config: { service: 'bff', access: 'public', allowance: 'signIns' },
  schema: {
    summary: 'Opens a session by an ID token of the provider, as One Tap hands it to the page',
    // Three parts of base64url, as every signed JWT has (RFC 7515, 7.1).
    body: z.object({
      credential: z
        .string('Expected an ID token')
        .max(8_192, 'Expected an ID token')
        .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'Expected an ID token'),
    }),
    response: { 200: currentUser },
  },
} as const satisfies Contract;
