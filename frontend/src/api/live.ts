import { heartbeat, liveUrl, type LiveMessage } from '@waypost/contracts/live';
import { apiPath } from '@waypost/contracts/routes';
import { ownHeaders } from '@waypost/contracts/session';
import { betweenWindows } from './between-windows.ts';
import { sessionEnded } from './session-ended.ts';
import { listenForSilence } from './silence.ts';

/** `resumed`: messages may have been missed, so whoever shows something live fetches it again. */
export type LiveSignal = LiveMessage | { kind: 'resumed' };

const name = 'waypost-live';
const longestPause = 15_000;

/** Lines of a response body, each as soon as it is there. By a reader: streams of Safari cannot be iterated. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel();
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

async function holdStream(tell: (signal: LiveSignal) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const silence = listenForSilence(3 * heartbeat);
    try {
      const response = await fetch(apiPath(liveUrl), {
        headers: ownHeaders,
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (response.status === 401) return sessionEnded.announce();
      if (response.ok && response.body) {
        tell({ kind: 'resumed' });
        for await (const line of linesOf(response.body)) {
          silence.heard();
          // A stream that ends before anything came is a failure, too.
          failures = 0;
          if (line !== '') tell(JSON.parse(line) as LiveMessage);
        }
      }
    } catch {
      // The connection broke: try again below.
    } finally {
      silence.end();
    }
    failures += 1;
    // Spread out, so that a restarted server is not met by everybody at once.
    await pause(Math.min(longestPause, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
  }
}

/**
 * Listens to live messages. One tab of the browser holds the stream, as six of them would use up the connections that
 * HTTP/1.1 allows to one host; the others hear it through a BroadcastChannel, and one of them takes over when it closes.
 */
export function listenLive(hear: (signal: LiveSignal) => void): () => void {
  const ended = new AbortController();
  const windows = betweenWindows(name, hear);
  const tell = (signal: LiveSignal) => {
    hear(signal);
    if (!ended.signal.aborted) windows.tell(signal);
  };
  navigator.locks.request(name, { signal: ended.signal }, () => holdStream(tell, ended.signal)).catch(() => undefined);
  return () => {
    ended.abort();
    windows.close();
  };
}
