import { createHash } from 'node:crypto';
import { getOneTap, signUp } from '@waypost/contracts/calls/bff/sessions';
import { AppError } from '@waypost/contracts/errors';
import { isAway } from '@waypost/runtime/is-away';
import type { Sessions } from '@waypost/runtime/ports/sessions';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import { openSession, type SessionOpening } from './open-session.ts';
import type { Provider } from './provider.ts';

type OneTapDeps = SessionOpening & {
  provider: Provider;
  /** Whom the page asks Google for; undefined where One Tap is off. */
  clientId: string | undefined;
  /** Which tokens have opened a session. */
  used: Pick<Sessions, 'increment'>;
};

const unconfirmed = (cause?: unknown) =>
  new AppError('unauthenticated', 'Google could not confirm the sign-in. Please start again.', { cause });

/** Longer than any ID token is good for; Google's are for an hour. */
const rememberedSeconds = 24 * 60 * 60;

/** By what is signed of it: a signature may be written in several ways. */
const keyOf = (idToken: string) =>
  `id-token-${createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url')}`;

/** A token opens one session, so that nobody gets in by one that was found later. @throws unauthenticated */
async function useOnce<T>(used: OneTapDeps['used'], idToken: string, open: () => Promise<T>): Promise<T> {
  const key = keyOf(idToken);
  const { count } = await used.increment(key, rememberedSeconds);
  try {
    if (count > 1) throw unconfirmed();
    return await open();
  } catch (error) {
    // Who is refused gives back too: the count of an opening under way, which may still fail, must not stay above it.
    await used.increment(key, rememberedSeconds, -1).catch(() => undefined);
    throw error;
  }
}

/** Google's One Tap: the page is handed an ID token and brings it here (https://developers.google.com/identity/gsi/web). */
export function oneTapRoutes(http: ServiceHttp, deps: OneTapDeps) {
  http.route({ ...getOneTap, handler: () => ({ client_id: deps.clientId ?? null }) });

  http.route({
    ...signUp,
    handler: async (request, reply) => {
      const person = await deps.provider.verify(request.body.credential).catch((error: unknown) => {
        const event = securityEvent(isAway(error) ? 'sign-in.unavailable' : 'sign-in.failed');
        request.log.warn({ ...event, err: error }, 'A sign-up failed');
        if (isAway(error)) throw error;
        throw unconfirmed(error);
      });
      return useOnce(deps.used, request.body.credential, () => openSession(deps, request, reply, person));
    },
  });
}
