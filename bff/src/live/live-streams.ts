import type { ServerResponse } from 'node:http';
import { quotas } from '@waypost/contracts/allowances';
import type { LiveMessage } from '@waypost/contracts/live';

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

/** The open live streams of this instance. */
export class LiveStreams {
  /** Oldest first. */
  readonly #streams = new Set<Stream>();
  readonly #limits: LiveLimits;
  #closed = false;

  constructor(limits = liveLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#streams.size;
  }

  get isFull(): boolean {
    return this.#closed || this.#streams.size >= this.#limits.inAll;
  }

  /** The newest streams are those somebody looks at: beyond the limits the oldest of the session, or person, is ended. */
  add(stream: Stream): void {
    stream.response.on('error', () => this.#drop(stream));
    stream.response.on('close', () => this.#streams.delete(stream));
    this.#streams.add(stream);
    this.#keepNewest(this.#limits.ofSession, ({ sessionKey }) => sessionKey === stream.sessionKey);
    this.#keepNewest(this.#limits.ofUser, ({ userId }) => userId === stream.userId);
    if (this.#closed) this.#end(stream);
  }

  send(userIds: readonly string[], message: LiveMessage): void {
    const line = `${JSON.stringify(message)}\n`;
    for (const stream of this.#streams) if (userIds.includes(stream.userId)) this.#write(stream, line);
  }

  /** Keeps proxies from closing quiet streams, and ends those whose session is gone. */
  async beat(isOpen: (sessionKey: string) => Promise<boolean>): Promise<void> {
    await Promise.all(
      [...this.#streams].map(async (stream) => {
        const open = await isOpen(stream.sessionKey).catch(() => true);
        if (open) this.#write(stream, '\n');
        else this.#end(stream);
      }),
    );
  }

  endSession(sessionKey: string): void {
    for (const stream of this.#streams) if (stream.sessionKey === sessionKey) this.#end(stream);
  }

  close(): void {
    this.#closed = true;
    for (const stream of this.#streams) this.#end(stream);
  }

  #keepNewest(count: number, isOf: (stream: Stream) => boolean): void {
    const all = [...this.#streams].filter(isOf);
    for (const stream of all.slice(0, Math.max(0, all.length - count))) this.#end(stream);
  }

  #write(stream: Stream, line: string): void {
    // It may have ended while somebody waited, such as for an answer about its session.
    if (!this.#streams.has(stream)) return;
    const { response } = stream;
    if (response.writableEnded || response.writableLength + line.length > this.#limits.unread) this.#drop(stream);
    else response.write(line);
  }

  /** Out of the set first: whatever is sent from now on must not meet an ended response. */
  #end(stream: Stream): void {
    if (!this.#streams.delete(stream)) return;
    const { response } = stream;
    response.end();
    // A reader that takes nothing would never see the end, and hold its connection.
    const late = setTimeout(() => response.destroy(), patience);
    response.once('close', () => clearTimeout(late));
  }

  #drop(stream: Stream): void {
    this.#streams.delete(stream);
    stream.response.destroy();
  }
}
