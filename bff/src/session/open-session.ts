import { signInUser } from '@waypost/contracts/calls/identity';
import { hintCookie } from '@waypost/contracts/session';
import type { Client } from '@waypost/runtime/service/calls/client';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserKind } from './browser-kind.ts';
import { hintCookieOptions, sessionCookie, sessionCookieOptions } from './cookies.ts';
import { endFormer, type FormerSession } from './former-session.ts';
import type { SignedIn } from './provider.ts';
import type { SessionStore } from './session-store.ts';
import { userActor } from './user-actor.ts';

export type SessionOpening = { sessions: SessionStore; client: Client; sessionSeconds: number };

/** The browser is signed in as somebody whom the provider vouches for; the session that it had ends. Answers their account. */
export async function openSession(
  { sessions, client, sessionSeconds }: SessionOpening,
  request: FastifyRequest,
  reply: FastifyReply,
  { strength, ...person }: SignedIn,
  former?: FormerSession,
) {
  const { is_new: _new, ...account } = await client.call(signInUser, { body: person });
  const user = userActor(account.userInfos.id, account.userDashboards);
  await endFormer(sessions, request, former);
  const value = await sessions.open(user, browserKind(request.headers['user-agent']));
  request.log.info(securityEvent('sign-in.succeeded', { user_id: user.user_id, ...strength }), 'Signed in');
  void reply
    .setCookie(sessionCookie, value, sessionCookieOptions(sessionSeconds))
    .setCookie(hintCookie.name, hintCookie.value, hintCookieOptions(sessionSeconds));
  return account;
}
