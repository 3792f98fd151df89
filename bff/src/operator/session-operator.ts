import { findAccounts } from '@waypost/contracts/calls/identity';
import type { BrowserKind } from '@waypost/contracts/entities/session';
import type { Ports } from '@waypost/runtime/ports/ports';
import type { Client } from '@waypost/runtime/service/calls/client';
import { readConfig } from '@waypost/runtime/service/process/config';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';
import { sessionConfig } from '../config.ts';
import { createSessionStore, sessionEnded } from '../session/session-store.ts';

export type OperatedSession = { user_id: string; browser: BrowserKind; created_at: string; last_seen_at: string };

/** What an operator may ask of sessions, by the e-mail address of a person. */
export type SessionOperator = {
  /** @throws StartError where nobody has the address. */
  list(email: string): Promise<OperatedSession[]>;
  /** @returns how many were ended. @throws StartError where nobody has the address. */
  end(email: string): Promise<number>;
};

export type SessionOperatorOptions = {
  /** Asks identity, as a service or the operator. */
  client: Client;
  /** Those of the BFF. */
  ports: Pick<Ports, 'sessions' | 'broadcast'>;
  log: Logger;
};

export function createSessionOperator({ client, ports, log }: SessionOperatorOptions): SessionOperator {
  const { SESSION_IDLE_SECONDS, SESSION_ABSOLUTE_SECONDS } = readConfig(sessionConfig);
  const store = createSessionStore(ports.sessions, {
    idle: SESSION_IDLE_SECONDS,
    absolute: SESSION_ABSOLUTE_SECONDS,
    onEnd: (key) => ports.broadcast.publish(sessionEnded, key),
  });

  async function sessionsOf(email: string) {
    // All accounts of the address are meant, whatever provider they are of.
    const { accounts } = await client.call(findAccounts, { body: { email } });
    if (accounts.length === 0) throw new StartError('Nobody has an account with this e-mail address.');
    return (await Promise.all(accounts.map(({ user_id }) => store.list(user_id)))).flat();
  }

  return {
    async list(email) {
      const sessions = await sessionsOf(email);
      return sessions.map(({ user, browser, createdAt, seenAt }) => ({
        user_id: user.user_id,
        browser,
        created_at: new Date(createdAt).toISOString(),
        last_seen_at: new Date(seenAt).toISOString(),
      }));
    },

    async end(email) {
      const sessions = await sessionsOf(email);
      await store.end(sessions);
      for (const { user } of sessions) {
        log.info(securityEvent('session.ended-by-operator', { user_id: user.user_id }), 'Ended');
      }
      return sessions.length;
    },
  };
}
