import { heartbeat } from '@waypost/contracts/live';
import { afterEach, expect, test, vi } from 'vitest';
import { listenLive, type LiveSignal } from './live.ts';

afterEach(() => void vi.unstubAllGlobals());

/** One tab, and what it hears of streams that say these texts and then stay open. */
function listening(...texts: string[]) {
  const asked = vi.fn<() => void>();
  const cancelled = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    asked();
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        texts.forEach((text) => stream.enqueue(new TextEncoder().encode(text)));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
      cancel: () => cancelled.resolve(),
    });
    return new Response(body);
  });
  const locks = { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() };
  vi.stubGlobal('navigator', { locks });
  const heard: LiveSignal[] = [];
  const end = listenLive((signal) => void heard.push(signal));
  return { asked, heard, end, cancelled: cancelled.promise };
}

test('messages are heard as they come, whole, where streams cannot be iterated', async () => {
  const iterator = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)!;
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  try {
    const { asked, heard, end } = listening('\n{"kind":"res', 'ume"}\n');
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'resumed' }, { kind: 'resume' }]));
    end();
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterator);
  }
});

test('a stream that says what nobody understands is let go', async () => {
  const { heard, end, cancelled } = listening('no message\n');
  await cancelled;
  end();
  expect(heard).toEqual([{ kind: 'resumed' }]);
});

test('a stream without a heartbeat is asked for anew', async () => {
  vi.useFakeTimers();
  const { asked, end } = listening('\n');
  await vi.advanceTimersByTimeAsync(2.9 * heartbeat);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * heartbeat);
  expect(asked).toHaveBeenCalledTimes(2);
  end();
  vi.useRealTimers();
});

test('so is one that is not answered', async () => {
  vi.useFakeTimers();
  const asked = vi.fn<() => void>();
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    asked();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const locks = { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() };
  vi.stubGlobal('navigator', { locks });
  const end = listenLive(() => undefined);
  await vi.advanceTimersByTimeAsync(2.9 * heartbeat);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * heartbeat);
  expect(asked).toHaveBeenCalledTimes(2);
  end();
  vi.useRealTimers();
});

test('a stream that is taken up again and again leaves nothing behind', async () => {
  vi.useFakeTimers();
  const listening = { added: 0, removed: 0 };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
        vi.spyOn(signal, 'addEventListener').mockImplementation(() => void (listening.added += 1));
        vi.spyOn(signal, 'removeEventListener').mockImplementation(() => void (listening.removed += 1));
        return hold();
      },
    },
  });
  const end = listenLive(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(listening.added).toBeGreaterThan(5);
  expect(listening.removed).toBe(listening.added - 1);
  end();
  vi.useRealTimers();
});
