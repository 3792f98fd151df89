import { redirection } from '@waypost/contracts/answers';
import { pages } from '@waypost/contracts/paths';
import { sessionUrls, signInEnd, type SignInFailure } from '@waypost/contracts/session';
import { isAway } from '@waypost/runtime/is-away';
import type { Sessions } from '@waypost/runtime/ports/sessions';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseInWords } from '../pages/refusal-page.ts';
import { browserKind } from './browser-kind.ts';
import { clearSession } from './clear-session.ts';
import { expiredCookieOptions, isState, loginCookie, loginCookieOptions, loginLifetime } from './cookies.ts';
import { broughtBy, type FormerSession } from './former-session.ts';
import { openSession, type SessionOpening } from './open-session.ts';
import type { Login, Provider } from './provider.ts';

/** A sign-in under way, with the session that this browser had when it left. */
type Leaving = Login & { former?: FormerSession };

type SignInDeps = SessionOpening & { provider: Provider; logins: Sessions; publicUrl: string };

const config = { access: 'public', navigation: true, allowance: 'signIns' } as const;

/** To the provider, back from it, and out. */
export function signInRoutes(http: ServiceHttp, deps: SignInDeps) {
  function fail(request: FastifyRequest, reply: FastifyReply, failure: SignInFailure, error?: unknown) {
    const event = securityEvent(`sign-in.${failure}`);
    if (error === undefined) request.log.info(event, 'No sign-in');
    else request.log.warn({ ...event, err: error }, 'A sign-in failed');
    return reply.redirect(deps.publicUrl + signInEnd(failure));
  }

  leavingRoute(http, deps, fail);
  returningRoute(http, deps, fail);
  signOutRoute(http, deps);
}

type Fail = (request: FastifyRequest, reply: FastifyReply, failure: SignInFailure, error?: unknown) => FastifyReply;

function leavingRoute(http: ServiceHttp, { provider, sessions, logins, publicUrl }: SignInDeps, fail: Fail) {
  http.route({
    method: 'GET',
    url: sessionUrls.signIn,
    config,
    errorHandler: refuseInWords,
    schema: { summary: 'Leaves for the identity provider', response: redirection },
    handler: async (request, reply) => {
      // Only our own pages begin a sign-in: another site could sign somebody in unasked, and its request lacks the cookie of the
      // session that is to end.
      if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(publicUrl + pages.signIn);
      try {
        const { url, login } = await provider.start();
        const session = await broughtBy(sessions, request);
        const former = session && { key: session.key, userId: session.user.user_id };
        const leaving: Leaving = { ...login, ...(former && { former }) };
        await logins.set(`login-${login.state}`, JSON.stringify(leaving), loginLifetime);
        return await reply.setCookie(loginCookie(login.state), login.state, loginCookieOptions).redirect(url.href);
      } catch (error) {
        return fail(request, reply, 'unavailable', error);
      }
    },
  });
}

function returningRoute(http: ServiceHttp, deps: SignInDeps, fail: Fail) {
  const { provider, logins, publicUrl } = deps;
  /** Of browsers that we know, Safari alone keeps no secure cookie of http://localhost. */
  const isKept = ({ cookies, headers }: FastifyRequest, cookie: string) =>
    cookies[cookie] !== undefined ||
    publicUrl.startsWith('https:') ||
    browserKind(headers['user-agent']).name !== 'Safari';
  http.route({
    method: 'GET',
    url: sessionUrls.callback,
    config,
    errorHandler: refuseInWords,
    schema: { summary: 'Comes back from the identity provider with a session', response: redirection },
    handler: async (request, reply) => {
      const callback = new URL(request.url, publicUrl);
      const state = callback.searchParams.get('state') ?? '';
      if (!isState(state)) return reply.redirect(publicUrl + signInEnd('expired'));
      const cookie = loginCookie(state);
      try {
        const remembered = request.cookies[cookie] === state ? await logins.take(`login-${state}`) : undefined;
        void reply.setCookie(cookie, '', expiredCookieOptions);
        if (remembered === undefined) return fail(request, reply, isKept(request, cookie) ? 'expired' : 'no-session');
        if (callback.searchParams.get('error') === 'access_denied') return fail(request, reply, 'denied');
        const leaving = JSON.parse(remembered) as Leaving;
        await openSession(deps, request, reply, await provider.finish(callback, leaving), leaving.former);
        return await reply.redirect(publicUrl + signInEnd());
      } catch (error) {
        return fail(request, reply, isAway(error) ? 'unavailable' : 'failed', error);
      }
    },
  });
}

function signOutRoute(http: ServiceHttp, { sessions }: Pick<SignInDeps, 'sessions'>) {
  http.route({
    method: 'POST',
    url: sessionUrls.signOut,
    config: { access: 'public', isUncounted: true },
    schema: { summary: 'Ends the session' },
    handler: async (request, reply) => {
      const { session } = request;
      if (session !== undefined) {
        await sessions.end([session]);
        request.log.info(securityEvent('session.signed-out', { user_id: session.user.user_id }), 'Signed out');
      }
      return clearSession(reply).send({ success: true });
    },
  });
}
