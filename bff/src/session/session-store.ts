import { createHash, randomBytes } from 'node:crypto';
import type { UserActor } from '@waypost/contracts/actor';
import type { BrowserKind } from '@waypost/contracts/entities/session';
import { quotas } from '@waypost/contracts/quotas';
import { isAway } from '@waypost/runtime/is-away';
import type { Sessions } from '@waypost/runtime/ports/sessions';

/** What the server keeps of a signed-in browser. */
export type Session = {
  /** The key it is kept under, safe to log: a hash of the cookie's value. */
  key: string;
  user: UserActor;
  browser: BrowserKind;
  /** Milliseconds since the epoch. */
  createdAt: number;
  seenAt: number;
};

export type SessionStore = {
  /** Returns the value for the cookie; only its hash is kept. Of more than 20 sessions of a person the oldest end. */
  open(user: UserActor, browser: BrowserKind): Promise<string>;
  find(cookie: string): Promise<Session | undefined>;
  /** The open sessions of a person, the one last used first. */
  list(userId: string): Promise<Session[]>;
  /** Changes what the session says of its user, where it is still open. */
  update(session: Session, change: (user: UserActor) => UserActor): Promise<void>;
  end(sessions: readonly Session[]): Promise<void>;
};

export type SessionStoreOptions = {
  /** Seconds without a request. */
  idle: number;
  /** Seconds since the sign-in. */
  absolute: number;
  /** Tells every instance, so that what hangs on an ended session ends with it. */
  onEnd(key: string): Promise<void>;
  now?: () => number;
};

/** What every instance is told, with the key of the session. */
export const sessionEnded = 'session-ended';

/** Prolonging is a write: once a minute is enough. */
const touchEvery = 60_000;
const attempts = 5;

const keyOf = (cookie: string) => `session-${createHash('sha256').update(cookie).digest('base64url')}`;
const groupOf = (userId: string) => `of-${userId}`;

const textOf = ({ key: _key, ...kept }: Session) => JSON.stringify(kept);
const sessionOf = (key: string, text: string): Session => {
  const kept = JSON.parse(text) as Omit<Session, 'key' | 'browser'> & Partial<Pick<Session, 'browser'>>;
  // Sessions that were opened before browsers were told apart have none.
  return { browser: { name: null, system: null }, ...kept, key };
};

function lifetimes({ idle, absolute, now }: { idle: number; absolute: number; now: () => number }) {
  return {
    secondsLeft({ createdAt }: Session): number {
      const left = Math.floor((createdAt + absolute * 1000 - now()) / 1000);
      return Math.max(1, Math.min(idle, left));
    },
    isOver: ({ createdAt }: Session) => now() - createdAt >= absolute * 1000,
  };
}

/**
 * Sessions end after `idle` seconds without a request and `absolute` seconds after sign-in. Every change of one is written only
 * over what was read, so that a call under way never brings back a session that was ended meanwhile.
 */
export function createSessionStore(
  sessions: Sessions,
  { idle, absolute, onEnd, now = Date.now }: SessionStoreOptions,
): SessionStore {
  const { secondsLeft, isOver } = lifetimes({ idle, absolute, now });

  /** False where somebody else has written or ended it since `from` was read. */
  const replace = (from: string, session: Session) =>
    sessions.replace(session.key, { from, to: textOf(session) }, secondsLeft(session));

  /** Who only reads can go on where nothing can be written, on a full disk or in a full Redis: the session holds, it is only not prolonged. */
  async function prolong(kept: string, session: Session): Promise<void> {
    try {
      await replace(kept, { ...session, seenAt: now() });
    } catch (error) {
      if (!isAway(error)) throw error;
    }
  }

  async function list(userId: string): Promise<Session[]> {
    const members = await sessions.members(groupOf(userId));
    return members
      .map(({ key, value }) => sessionOf(key, value))
      .filter((session) => !isOver(session))
      .toSorted((a, b) => b.seenAt - a.seenAt || b.createdAt - a.createdAt);
  }

  async function end(ended: readonly Session[]): Promise<void> {
    await Promise.all(
      ended.map(async ({ key }) => {
        await sessions.delete(key);
        await onEnd(key);
      }),
    );
  }

  return {
    async open(user, browser) {
      const cookie = randomBytes(32).toString('base64url');
      const session = { key: keyOf(cookie), user, browser, createdAt: now(), seenAt: now() };
      const group = { name: groupOf(user.user_id), ttl: absolute };
      await sessions.set(session.key, textOf(session), secondsLeft(session), group);
      const open = await list(user.user_id);
      // The new one stays, whatever the clocks of other instances say.
      const others = open.filter(({ key }) => key !== session.key).toSorted((a, b) => b.createdAt - a.createdAt);
      await end(others.slice(quotas.sessions.most - 1));
      return cookie;
    },

    async find(cookie) {
      const key = keyOf(cookie);
      const kept = await sessions.get(key);
      if (kept === undefined) return undefined;
      const session = sessionOf(key, kept);
      if (isOver(session)) {
        await end([session]);
        return undefined;
      }
      // Where it was written meanwhile, somebody else has prolonged it.
      if (now() - session.seenAt > touchEvery) await prolong(kept, session);
      return session;
    },

    list,

    async update({ key }, change) {
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const kept = await sessions.get(key);
        if (kept === undefined) return;
        const session = sessionOf(key, kept);
        if (await replace(kept, { ...session, user: change(session.user), seenAt: now() })) return;
      }
    },

    end,
  };
}
