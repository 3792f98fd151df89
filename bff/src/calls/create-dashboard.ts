import { createDashboard } from '@waypost/contracts/calls/identity';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SessionStore } from '../session/session-store.ts';
import { withDashboards } from '../session/user-actor.ts';

/** The session must know the new dashboard before the next call names it. */
export function createDashboardRoute(
  http: ServiceHttp,
  { client, sessions }: { client: Client; sessions: SessionStore },
) {
  http.route({
    ...createDashboard,
    handler: async (request) => {
      const actor = userOf(request);
      const dashboard = await client.call(createDashboard, { body: request.body }, { actor });
      if (request.session) await sessions.update(request.session, (user) => withDashboards(user, [dashboard]));
      return dashboard;
    },
  });
}
