import { endSessions, listSessions } from '@waypost/contracts/calls/bff/sessions';
import type { OpenSession } from '@waypost/contracts/entities/session';
import { notFound } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import { clearSession } from './clear-session.ts';
import type { Session, SessionStore } from './session-store.ts';

const idOf = ({ key }: Session) => derivedId('session', key);
const minute = 60_000;
const instantOf = (at: number) => new Date(at).toISOString();

const viewOf = (session: Session, current: Session | undefined): OpenSession => ({
  _id: idOf(session),
  browser: session.browser,
  created_at: instantOf(session.createdAt),
  last_seen_at: instantOf(session.seenAt - (session.seenAt % minute)),
  is_current: session.key === current?.key,
});

export const sessionViews = (open: readonly Session[], current: Session | undefined): OpenSession[] =>
  open.map((session) => viewOf(session, current));

/** `/api/users/sessions`: where a person is signed in, and the end of it. */
export function sessionRoutes(http: ServiceHttp, { sessions }: { sessions: SessionStore }) {
  http.route({
    ...listSessions,
    handler: async (request) => {
      const open = await sessions.list(userOf(request).user_id);
      return { sessions: sessionViews(open, request.session), total: open.length };
    },
  });

  http.route({
    ...endSessions,
    handler: async (request, reply) => {
      const { user_id } = userOf(request);
      const { body, session: current } = request;
      const open = await sessions.list(user_id);
      const ended = open.filter((session) => {
        if (body.which === 'one') return idOf(session) === body.session_id;
        return body.which === 'all' || session.key !== current?.key;
      });
      if (body.which === 'one' && ended.length === 0) throw notFound('Session');
      await sessions.end(ended);
      request.log.info(securityEvent('session.ended', { user_id, by: 'person', sessions: ended.length }), 'Ended');
      if (ended.some(({ key }) => key === current?.key)) clearSession(reply);
      return { ended: ended.length };
    },
  });
}
