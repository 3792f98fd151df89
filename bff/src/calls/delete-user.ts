import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { clearSession } from '../session/clear-session.ts';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import type { SessionStore } from '../session/session-store.ts';

/** identity deletes the account and tells everybody; what hangs on the session ends here and now. */
export function deleteUserRoute(http: ServiceHttp, { client, sessions }: { client: Client; sessions: SessionStore }) {
  http.route({
    ...deleteUser,
    handler: async (request, reply) => {
      const actor = userOf(request);
      const answer = await client.call(deleteUser, { body: request.body }, { actor });
      await endSessionsOf(sessions, actor.user_id, request.log);
      clearSession(reply);
      return answer;
    },
  });
}
