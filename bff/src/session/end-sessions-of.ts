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
