import { getOneTap, signUp } from '@waypost/contracts/calls/sessions';
import { AppError } from '@waypost/contracts/errors';
import { isAway } from '@waypost/runtime/is-away';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import { openSession, type SessionOpening } from './open-session.ts';
import type { Provider } from './provider.ts';

type OneTapDeps = SessionOpening & {
  provider: Provider;
  /** Whom the page asks Google for; undefined where One Tap is off. */
  clientId: string | undefined;
};

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
        throw new AppError('unauthenticated', 'Google could not confirm the sign-in. Please start again.', {
          cause: error,
        });
      });
      return openSession(deps, request, reply, person);
    },
  });
}
