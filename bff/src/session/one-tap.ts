import { getOneTap, signUp } from '@waypost/contracts/calls/sessions';
import { AppError } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import { errors } from 'jose';
import { openSession, type SessionOpening } from './open-session.ts';
import type { Provider } from './provider.ts';

type OneTapDeps = SessionOpening & {
  provider: Provider;
  /** Whom the page asks Google for; undefined where One Tap is off. */
  clientId: string | undefined;
};

/** Where the provider's keys could not be had, nothing is said of a token: late, no set of keys, or another answer than 200. */
const ofKeys: ReadonlySet<string> = new Set([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);
/** What says of a token that it is none of the provider's; anything else says that the provider could not be asked. */
const isForged = (error: unknown) => error instanceof errors.JOSEError && !ofKeys.has(error.code);

/** Google's One Tap: the page is handed an ID token and brings it here (https://developers.google.com/identity/gsi/web). */
export function oneTapRoutes(http: ServiceHttp, deps: OneTapDeps) {
  http.route({ ...getOneTap, handler: () => ({ client_id: deps.clientId ?? null }) });

  http.route({
    ...signUp,
    handler: async (request, reply) => {
      const person = await deps.provider.verify(request.body.credential).catch((error: unknown) => {
        const event = securityEvent(isForged(error) ? 'sign-in.failed' : 'sign-in.unavailable');
        request.log.warn({ ...event, err: error }, 'A sign-up failed');
        throw isForged(error)
          ? new AppError('unauthenticated', 'Google could not confirm the sign-in. Please start again.', {
              cause: error,
            })
          : new AppError('unavailable', 'We cannot reach Google right now. Please try again in a minute.', {
              cause: error,
            });
      });
      return openSession(deps, request, reply, person);
    },
  });
}
