import { AppError } from '@waypost/contracts/errors';
import { Piscina } from 'piscina';
import type { Closeable } from '../closeable.ts';
import { createFairQueue, type Refusal } from './fair-queue.ts';
import { type Overdue, watchThread } from './watch-thread.ts';

/** What a module of work exports: functions of one value, both sides such that can be cloned. */
export type Work = Record<string, (input: never) => unknown>;

export type WorkPool<W extends Work> = Closeable & {
  /**
   * Has a piece of work done for a person.
   * @throws AppError `payload-too-large` when the piece takes more time or memory than any may; `too-many-requests` when this
   * person has too much waiting, `unavailable` when everybody together has, when the machine has no time for it, or when the pool closes.
   */
  run<Name extends keyof W & string>(
    name: Name,
    input: Parameters<W[Name]>[0],
    owner: string,
  ): Promise<Awaited<ReturnType<W[Name]>>>;
};

export type WorkPoolOptions = {
  /** The module of work. It exports `ready` too, which loads what all pieces need, before any piece's time runs. */
  file: URL;
  /** The time of a processor that one piece may use, in ms. */
  deadlineMs?: number;
  /** The bound of the thread's old heap, in MB; objects that live only for a moment have 8 MB beside it. */
  memoryMb?: number;
  /** After so many ms without a piece the thread ends and gives back its memory. */
  idleMs?: number;
  /** Pieces that may wait. */
  waiting?: { ofOne: number; ofAll: number };
};

/**
 * MB for new objects. Left to itself, V8 takes up to 134 MB for them and keeps it, as reading a text makes many objects that
 * live for a moment. The bound made nothing slower.
 */
const youngMb = 8;

type Piece = { name: string; input: unknown; resolve(value: unknown): void; reject(error: unknown): void };

/**
 * Does work that keeps a processor busy in a thread of its own, so that the thread that answers calls goes on answering: one
 * piece at a time, round robin by owner. A piece that takes too long or too much memory costs the thread and nothing else. It starts
 * with the first piece, and again after each that ended it and after a rest.
 */
export function createWorkPool<W extends Work>({
  file,
  deadlineMs = 10_000,
  memoryMb = 192,
  idleMs = 60_000,
  waiting = { ofOne: 10, ofAll: 200 },
}: WorkPoolOptions): WorkPool<W> {
  const queue = createFairQueue<Piece>(waiting);
  let thread: Piscina | undefined;
  let working: Promise<void> | undefined;
  let resting: NodeJS.Timeout | undefined;
  let closed = false;

  async function openThread(): Promise<Piscina> {
    if (thread !== undefined) return thread;
    const opened = new Piscina({
      filename: file.href,
      minThreads: 1,
      maxThreads: 1,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb, stackSizeMb: 4 },
    });
    // What goes wrong in a piece is heard at the piece; what goes wrong later is nobody's, and must end nobody.
    opened.on('error', () => {});
    thread = opened;
    try {
      await opened.run(undefined, { name: 'ready' });
    } catch (error) {
      await endThread();
      throw error;
    }
    return opened;
  }

  async function endThread(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.destroy();
  }

  async function work(piece: Piece): Promise<void> {
    try {
      piece.resolve(await runPiece(await openThread(), piece, deadlineMs));
    } catch (error) {
      piece.reject(closed ? closing() : isOver(error) ? tooDemanding(error) : error);
      if (endedItsThread(error)) await endThread();
    }
  }

  async function workOff(): Promise<void> {
    for (let piece = queue.next(); piece !== undefined; piece = queue.next()) {
      if (closed) piece.reject(closing());
      else await work(piece);
    }
    working = undefined;
    resting = setTimeout(() => void endThread(), idleMs).unref();
  }

  return {
    run: (name, input, owner) =>
      new Promise((resolve, reject) => {
        if (closed) throw closing();
        const refusal = queue.add(owner, { name, input, resolve: resolve as Piece['resolve'], reject });
        if (refusal !== undefined) throw new AppError(...refusals[refusal]);
        clearTimeout(resting);
        working ??= workOff();
      }),
    async close() {
      closed = true;
      await endThread();
      await working;
      clearTimeout(resting);
    },
  };
}

async function runPiece(opened: Piscina, { name, input }: Piece, deadlineMs: number): Promise<unknown> {
  const [worker] = opened.threads;
  if (worker === undefined) return opened.run(input, { name, signal: AbortSignal.timeout(deadlineMs) });
  const watched = watchThread(worker, deadlineMs);
  const stop = new AbortController();
  void watched.over.then((why) => stop.abort(why));
  try {
    return await opened.run(input, { name, signal: stop.signal });
  } catch (error) {
    throw (stop.signal.reason as Overdue | undefined) === 'late' ? tooLate(error) : error;
  } finally {
    watched.stop();
  }
}

const refusals: Record<Refusal, ConstructorParameters<typeof AppError>> = {
  'owner-full': ['too-many-requests', 'You have asked for a lot at once. Please wait for the first answers.'],
  full: ['unavailable', 'Very much is being read right now. Please try again in a moment.'],
};
const closing = () => new AppError('unavailable', 'Waypost is closing. Please try again in a moment.');

const tooLate = (cause: unknown) =>
  new AppError('unavailable', 'Waypost is very busy right now. Please try again in a moment.', { cause });

const demanding = 'payload-too-large';
const tooDemanding = (cause: unknown) =>
  new AppError(demanding, 'This takes too long to read. Please shorten the text.', { cause });

/** Whether a piece was given up because of what it is about: it would be so again. */
export const isTooDemanding = (error: unknown): boolean => error instanceof AppError && error.code === demanding;

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
const isOver = (error: unknown) => isAbort(error) || codeOf(error) === outOfMemory;
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
/** A thread that ended says so in words only. */
const endedItsThread = (error: unknown): boolean =>
  isOver(error) ||
  (error instanceof AppError && isOver(error.cause)) ||
  (error instanceof Error && /^worker exited|terminat/i.test(error.message));
