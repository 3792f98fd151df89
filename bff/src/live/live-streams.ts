import type { ServerResponse } from 'node:http';
import type { LiveMessage } from '@waypost/contracts/live';
import { quotas } from '@waypost/contracts/quotas';

type Stream = { userId: string; sessionKey: string; response: ServerResponse };

export type LiveLimits = {
  /** Streams of one session: a browser shares one among its tabs, and leaves some behind where its network breaks. */
  ofSession: number;
  /** Streams of one person in all browsers. */
  ofUser: number;
  /** Streams of this instance: they leave connections for everything else. */
  inAll: number;
  /** Bytes that may wait for one reader; who reads nothing is cut off, and fetches again when it is back. */
  unread: number;
};
export const liveLimits: LiveLimits = {
  ofSession: quotas.streams.most,
  ofUser: quotas.streamsInAll.most,
  inAll: 2_000,
  unread: 64 * 1024,
};

/** Milliseconds that a reader has to take the rest of its stream. */
const patience = 2_000;

/** Streams by person, so that a message looks at nobody else's. */
function createStreamSets() {
  const ofUsers = new Map<string, Set<Stream>>();
  let size = 0;
  return {
    size: () => size,
    all: () => [...ofUsers.values()].flatMap((own) => [...own]),
    /** Oldest first. */
    ofUser: (userId: string) => [...(ofUsers.get(userId) ?? [])],
    ofSession: ({ userId, sessionKey }: Stream) =>
      [...(ofUsers.get(userId) ?? [])].filter((own) => own.sessionKey === sessionKey),
    has: (stream: Stream) => ofUsers.get(stream.userId)?.has(stream) === true,
    add(stream: Stream): void {
      ofUsers.set(stream.userId, (ofUsers.get(stream.userId) ?? new Set()).add(stream));
      size += 1;
    },
    /** Whether it was there. */
    remove(stream: Stream): boolean {
      const own = ofUsers.get(stream.userId);
      if (!own?.delete(stream)) return false;
      if (own.size === 0) ofUsers.delete(stream.userId);
      size -= 1;
      return true;
    },
  };
}

/** The open live streams of this instance. */
export type LiveStreams = ReturnType<typeof createLiveStreams>;

export function createLiveStreams(limits = liveLimits) {
  const streams = createStreamSets();
  let closed = false;

  function drop(stream: Stream): void {
    streams.remove(stream);
    stream.response.destroy();
  }

  /** Out of the set first: whatever is sent from now on must not meet an ended response. */
  function end(stream: Stream): void {
    if (!streams.remove(stream)) return;
    const { response } = stream;
    response.end();
    // A reader that takes nothing would never see the end, and hold its connection.
    const late = setTimeout(() => response.destroy(), patience);
    response.once('close', () => clearTimeout(late));
  }

  function write(stream: Stream, line: string): void {
    // It may have ended while somebody waited, such as for an answer about its session.
    if (!streams.has(stream)) return;
    const { response } = stream;
    if (response.writableEnded || response.writableLength + line.length > limits.unread) drop(stream);
    else response.write(line);
  }

  function keepNewest(count: number, oldestFirst: readonly Stream[]): void {
    for (const stream of oldestFirst.slice(0, Math.max(0, oldestFirst.length - count))) end(stream);
  }

  return {
    get size(): number {
      return streams.size();
    },

    get isFull(): boolean {
      return closed || streams.size() >= limits.inAll;
    },

    /**
     * The newest streams are those somebody looks at: beyond the limits the oldest of the session, or person, is ended. Whoever has
     * gone by then is not told of again, and has none.
     */
    add(stream: Stream): void {
      const { userId, response } = stream;
      if (response.destroyed) return;
      response.on('error', () => drop(stream)).on('close', () => streams.remove(stream));
      streams.add(stream);
      keepNewest(limits.ofSession, streams.ofSession(stream));
      keepNewest(limits.ofUser, streams.ofUser(userId));
      if (closed) end(stream);
    },

    send(userIds: readonly string[], message: LiveMessage): void {
      const line = `${JSON.stringify(message)}\n`;
      for (const stream of new Set(userIds.flatMap(streams.ofUser))) write(stream, line);
    },

    /** Keeps proxies from closing quiet streams, and ends those whose session is gone. */
    async beat(isOpen: (sessionKey: string) => Promise<boolean>): Promise<void> {
      await Promise.all(
        streams.all().map(async (stream) => {
          const open = await isOpen(stream.sessionKey).catch(() => true);
          if (open) write(stream, '\n');
          else end(stream);
        }),
      );
    },

    endSession(sessionKey: string): void {
      for (const stream of streams.all()) if (stream.sessionKey === sessionKey) end(stream);
    },

    close(): void {
      closed = true;
      for (const stream of streams.all()) end(stream);
    },
  };
}
