import { createHash, randomBytes } from 'node:crypto';
import type { UserActor } from '@waypost/contracts/actor';
import type { Sessions } from '@waypost/runtime/ports/sessions';

/** What the server keeps of a signed-in browser. */
export type Session = {
  /** The key it is kept under, safe to log: a hash of the cookie's value. */
  key: string;
  user: UserActor;
  /** Milliseconds since the epoch. */
  createdAt: number;
  seenAt: number;
};

export type SessionStore = {
  /** Returns the value for the cookie; only its hash is kept. */
  open(user: UserActor): Promise<string>;
  find(cookie: string): Promise<Session | undefined>;
  /** Stores the present dashboards of the user in the session. */
  update(session: Session, user: UserActor): Promise<void>;
  end(session: Session): Promise<void>;
};

/** Prolonging is a write: once a minute is enough. */
const touchEvery = 60_000;

const keyOf = (cookie: string) => `session-${createHash('sha256').update(cookie).digest('base64url')}`;

/** Sessions end after `idle` seconds without a request and `absolute` seconds after sign-in. */
export function createSessionStore(
  sessions: Sessions,
  { idle, absolute }: { idle: number; absolute: number },
  now: () => number = Date.now,
): SessionStore {
  const save = (session: Session) => {
    const left = Math.floor((session.createdAt + absolute * 1000 - now()) / 1000);
    const { key, ...kept } = session;
    return sessions.set(key, JSON.stringify(kept), Math.max(1, Math.min(idle, left)));
  };

  return {
    async open(user) {
      const cookie = randomBytes(32).toString('base64url');
      await save({ key: keyOf(cookie), user, createdAt: now(), seenAt: now() });
      return cookie;
    },
    async find(cookie) {
      const key = keyOf(cookie);
      const kept = await sessions.get(key);
      if (kept === undefined) return undefined;
      const session: Session = { key, ...(JSON.parse(kept) as Omit<Session, 'key'>) };
      if (now() - session.createdAt >= absolute * 1000) {
        await sessions.delete(key);
        return undefined;
      }
      if (now() - session.seenAt > touchEvery) await save({ ...session, seenAt: now() });
      return session;
    },
    update: (session, user) => save({ ...session, user, seenAt: now() }),
    end: (session) => sessions.delete(session.key),
  };
}
