import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ResumeKind } from './file-kind.ts';
import type { ReadRequest, ReadResult } from './read-result.ts';
import type { UnreadableReason } from './unreadable.ts';

export type TextReader = {
  /** One file at a time; later ones wait for their turn. */
  read(bytes: Uint8Array, kind: ResumeKind): Promise<ReadResult>;
  close(): Promise<void>;
};

/**
 * Reads files in a thread of their own. A file that hangs it, crashes it or eats its memory costs that
 * thread and nothing else: it is killed, the file is unreadable, and the next one gets a new thread.
 */
export function createTextReader({ timeoutMs = 20_000, memoryMb = 512 } = {}): TextReader {
  let worker: Promise<Worker> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function readNow(request: ReadRequest): Promise<ReadResult> {
    worker ??= startWorker(memoryMb);
    const result = await readIn(await worker, request, { timeoutMs, memoryMb });
    if ('killed' in result) {
      worker = undefined;
      return result.killed;
    }
    return result;
  }

  return {
    read(bytes, kind) {
      const result = turn.then(() => readNow({ bytes, kind }));
      turn = result.catch(() => {
        worker = undefined;
      });
      return result;
    },
    async close() {
      await turn;
      await (await worker)?.terminate();
    },
  };
}

async function startWorker(memoryMb: number): Promise<Worker> {
  const worker = new Worker(new URL('./text-reader-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 },
  });
  await once(worker, 'message');
  // An idle reader keeps no process alive.
  worker.unref();
  return worker;
}

type Limits = { timeoutMs: number; memoryMb: number };
type Killed = { killed: ReadResult };

async function readIn(worker: Worker, request: ReadRequest, limits: Limits): Promise<ReadResult | Killed> {
  const over = new AbortController();
  const { signal } = over;
  worker.ref();
  try {
    worker.postMessage(request);
    const result = await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as ReadResult),
      once(worker, 'exit', { signal }).then(() => killed('damaged')),
      setTimeout(limits.timeoutMs, killed('timed-out'), { signal }),
      outOfMemory(worker, limits.memoryMb, signal),
    ]);
    if ('killed' in result) await worker.terminate();
    return result;
  } catch (error) {
    return killed(isOutOfMemory(error) ? 'too-large' : 'damaged');
  } finally {
    over.abort();
    worker.unref();
  }
}

const killed = (reason: UnreadableReason): Killed => ({ killed: { status: 'unreadable', reason } });

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The resource limits of a thread do not count its buffers, which is where a bomb unpacks. */
async function outOfMemory(worker: Worker, memoryMb: number, signal: AbortSignal): Promise<Killed> {
  for await (const _ of setInterval(100, undefined, { signal })) {
    const { external_memory: bytes } = await worker.getHeapStatistics();
    if (bytes > memoryMb * 1024 * 1024) break;
  }
  return killed('too-large');
}
