import { signInUser } from '@waypost/contracts/calls/identity';
import type { Dashboard } from '@waypost/contracts/entities/user';
import type { UserActor } from '@waypost/contracts/actor';
import { isAway } from '@waypost/runtime/is-away';
import type { Sessions } from '@waypost/runtime/ports/sessions';
import type { Client } from '@waypost/runtime/service/client';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import {
  expiredCookieOptions,
  hintCookie,
  hintCookieOptions,
  isState,
  loginCookie,
  loginCookieOptions,
  loginLifetime,
  sessionCookie,
  sessionCookieOptions,
} from './cookies.ts';
import type { Login, Provider } from './provider.ts';
import type { Session, SessionStore } from './session-store.ts';

/** Why a sign-in failed, as `/auth/callback?error=` says it; never a provider's message. */
type Failure = 'denied' | 'expired' | 'failed' | 'unavailable';

export const userActor = (userId: string, dashboards: readonly Dashboard[]): UserActor => ({
  kind: 'user',
  user_id: userId,
  dashboards: dashboards.map(({ dsh_id, dsh_type }) => ({ dsh_id, dsh_type })),
});

/** `/api/auth/*`: to the provider, back from it, and out. */
export function signInRoutes(
  http: ServiceHttp,
  deps: {
    provider: Provider;
    sessions: SessionStore;
    logins: Sessions;
    client: Client;
    publicUrl: string;
    sessionSeconds: number;
    /** Tells every instance, so that open streams end with their session. */
    onEnd(session: Session): Promise<void>;
  },
) {
  const { provider, sessions, logins, client, publicUrl } = deps;
  const page = (failure?: Failure) => `${publicUrl}/auth/callback${failure ? `?error=${failure}` : ''}`;
  const limited = {
    access: 'public',
    navigation: true,
    redirects: true,
    rateLimit: { max: 60, timeWindow: '1 minute' },
  } as const;

  http.route({
    method: 'GET',
    url: '/auth/google',
    config: limited,
    schema: { summary: 'Leaves for the identity provider' },
    handler: async (request, reply) => {
      try {
        const { url, login } = await provider.start();
        await logins.set(`login-${login.state}`, JSON.stringify(login), loginLifetime);
        return await reply.setCookie(loginCookie(login.state), login.state, loginCookieOptions).redirect(url.href);
      } catch (error) {
        request.log.warn({ err: error }, 'A sign-in could not begin: the identity provider or the sessions are away');
        return reply.redirect(page('unavailable'));
      }
    },
  });

  http.route({
    method: 'GET',
    url: '/auth/google/callback',
    config: limited,
    schema: { summary: 'Comes back from the identity provider with a session' },
    handler: async (request, reply) => {
      const callback = new URL(request.url, publicUrl);
      const state = callback.searchParams.get('state') ?? '';
      if (!isState(state)) return reply.redirect(page('expired'));
      const cookie = loginCookie(state);
      try {
        const remembered = request.cookies[cookie] === state ? await logins.take(`login-${state}`) : undefined;
        void reply.setCookie(cookie, '', expiredCookieOptions);
        if (remembered === undefined) return await reply.redirect(page('expired'));
        if (callback.searchParams.get('error') === 'access_denied') return await reply.redirect(page('denied'));
        const person = await provider.finish(callback, JSON.parse(remembered) as Login);
        const account = await client.call(signInUser, { body: person });
        const value = await sessions.open(userActor(account.userInfos.id, account.userDashboards));
        return await reply
          .setCookie(sessionCookie, value, sessionCookieOptions(deps.sessionSeconds))
          .setCookie(hintCookie, '1', hintCookieOptions(deps.sessionSeconds))
          .redirect(page());
      } catch (error) {
        request.log.warn({ err: error }, 'A sign-in failed');
        return reply.redirect(page(isAway(error) ? 'unavailable' : 'failed'));
      }
    },
  });

  http.route({
    method: 'POST',
    url: '/auth/logout',
    config: { access: 'public' },
    schema: { summary: 'Ends the session' },
    handler: async (request, reply) => {
      const value = request.cookies[sessionCookie];
      const session = value === undefined ? undefined : await sessions.find(value);
      if (session !== undefined) {
        await sessions.end(session);
        await deps.onEnd(session);
      }
      return reply
        .setCookie(sessionCookie, '', { ...expiredCookieOptions, sameSite: 'strict' })
        .setCookie(hintCookie, '', hintCookieOptions(0))
        .send({ success: true });
    },
  });
}
