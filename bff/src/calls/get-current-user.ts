import type { UserActor } from '@waypost/contracts/actor';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { AppError } from '@waypost/contracts/errors';
import { signInRequired, userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { clearSession } from '../session/clear-session.ts';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import type { SessionStore } from '../session/session-store.ts';
import { withDashboards } from '../session/user-actor.ts';

/** Also brings the session's dashboards up to date, which another browser may have added to. */
export function getCurrentUserRoute(
  http: ServiceHttp,
  { client, sessions }: { client: Client; sessions: SessionStore },
) {
  http.route({
    ...getCurrentUser,
    handler: async (request, reply) => {
      const actor = userOf(request);
      const current = await client.call(getCurrentUser, {}, { actor }).catch(async (error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'gone') throw error;
        // They signed in here at the moment in which they deleted their account there.
        await endSessionsOf(sessions, actor.user_id, request.log);
        clearSession(reply);
        throw signInRequired();
      });
      const bringUpToDate = (user: UserActor) => withDashboards(user, current.userDashboards);
      if (request.session && bringUpToDate(actor).dashboards.length > actor.dashboards.length) {
        await sessions.update(request.session, bringUpToDate);
      }
      return current;
    },
  });
}
