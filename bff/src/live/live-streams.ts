import type { ServerResponse } from 'node:http';
import type { LiveMessage } from '@waypost/contracts/live';

type Stream = { userId: string; sessionKey: string; response: ServerResponse };

/** The open live streams of this instance. */
export class LiveStreams {
  readonly #streams = new Set<Stream>();

  add(stream: Stream): void {
    this.#streams.add(stream);
    stream.response.on('close', () => this.#streams.delete(stream));
  }

  send(userIds: readonly string[], message: LiveMessage): void {
    const line = `${JSON.stringify(message)}\n`;
    for (const stream of this.#streams) if (userIds.includes(stream.userId)) stream.response.write(line);
  }

  /** Keeps proxies from closing quiet streams, and ends those whose session is gone. */
  async beat(isOpen: (sessionKey: string) => Promise<boolean>): Promise<void> {
    await Promise.all(
      [...this.#streams].map(async (stream) => {
        const open = await isOpen(stream.sessionKey).catch(() => true);
        if (open) stream.response.write('\n');
        else stream.response.end();
      }),
    );
  }

  endSession(sessionKey: string): void {
    for (const stream of this.#streams) if (stream.sessionKey === sessionKey) stream.response.end();
  }

  close(): void {
    for (const stream of this.#streams) stream.response.end();
  }
}
