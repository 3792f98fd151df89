import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import { on } from '@waypost/runtime/messaging/handler';
import type { Events } from '@waypost/runtime/ports/events';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import type { FastifyBaseLogger } from 'fastify';
import type { SessionStore } from './session-store.ts';

/** Signs somebody out of every browser, because their account is gone. */
export async function endSessionsOf(
  sessions: SessionStore,
  user_id: string,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const open = await sessions.list(user_id);
  if (open.length === 0) return;
  await sessions.end(open);
  log.info(securityEvent('session.ended', { user_id, by: 'deletion', sessions: open.length }), 'Ended');
}

/** Also where the process that deleted the account ended before it came to the sessions. */
export const startEndingSessions = (deps: { events: Events; sessions: SessionStore; log: Logger }) =>
  startConsumer({
    events: deps.events,
    // The one group of the BFF, by whose name it has its rights.
    group: 'bff-live',
    topic: profileRemoved.topic,
    handlers: [on(profileRemoved, ({ data: { user_id } }) => endSessionsOf(deps.sessions, user_id, deps.log))],
    log: deps.log,
  });
