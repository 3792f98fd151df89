import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import type { FastifyRequest } from 'fastify';
import { sessionCookie } from './cookies.ts';
import type { Session, SessionStore } from './session-store.ts';

/** The session that a browser had when it left for the provider, remembered without its cookie. */
export type FormerSession = Pick<Session, 'key'> & { userId: string };

/** The session that a browser brings along; undefined where there is none, or it cannot be looked for now. */
export async function broughtBy(sessions: SessionStore, request: FastifyRequest): Promise<Session | undefined> {
  const value = request.cookies[sessionCookie];
  return value === undefined ? undefined : sessions.find(value).catch(() => undefined);
}

/** A browser has one session: the former one ends, also where somebody else was signed in. */
export async function endFormer(
  sessions: SessionStore,
  request: FastifyRequest,
  former: FormerSession | undefined,
): Promise<void> {
  const left = former && (await sessions.list(former.userId)).filter(({ key }) => key === former.key);
  const brought = await broughtBy(sessions, request);
  for (const session of [...(left ?? []), ...(brought ? [brought] : [])]) {
    await sessions.end([session]);
    request.log.info(securityEvent('session.ended', { user_id: session.user.user_id, by: 'sign-in' }), 'Ended');
  }
}
