import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { liveUrl, type LiveMessage } from '@waypost/contracts/live';
import { until } from '@waypost/runtime/testing/until';
import type { UserAgent } from './user-agent.ts';

export type LiveStream = {
  /** Everything heard so far. */
  messages: readonly LiveMessage[];
  /** Resolves with the first message, heard already or still to come, that is as given. */
  heard(like: Partial<LiveMessage>, options?: { within?: number }): Promise<LiveMessage>;
  /** Resolves once the product has ended the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Listens to what the product pushes to an open page. */
export async function openLiveStream(agent: UserAgent, url: string): Promise<LiveStream> {
  const closed = new AbortController();
  const response = await agent.fetch(new URL(`/api${liveUrl}`, url), {
    headers: { 'x-waypost': '1' },
    signal: closed.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`The live stream answered ${response.status}`);
  const messages: LiveMessage[] = [];
  const lines = createInterface({ input: Readable.fromWeb(response.body as ReadableStream<Uint8Array>) });

  async function listen() {
    for await (const line of lines) if (line !== '') messages.push(JSON.parse(line) as LiveMessage);
  }
  const isLike = (message: LiveMessage, like: Partial<LiveMessage>) =>
    Object.entries(like).every(([name, value]) => message[name as keyof LiveMessage] === value);

  return {
    messages,
    heard: (like, options) => until(() => messages.find((message) => isLike(message, like)), options),
    ended: listen().catch((error: unknown) => {
      if (!closed.signal.aborted) throw error;
    }),
    close: () => closed.abort(),
  };
}
