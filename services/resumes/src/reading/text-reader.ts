import { AppError } from '@waypost/contracts/errors';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { ResumeKind } from './file-kind.ts';
import type { ReadResult } from './read-result.ts';
import { startReaderProcess, type ReaderLimits, type ReaderProcess } from './reader-process.ts';

export type TextReader = {
  /** How many files it reads at a time; more wait for their turn. */
  atATime: number;
  /** @throws unavailable when it is closed meanwhile; any other error says that no process can be started. */
  read(bytes: Uint8Array, kind: ResumeKind): Promise<ReadResult>;
  close(): Promise<void>;
};

export type TextReaderOptions = Partial<ReaderLimits> & { log: Logger; atATime?: number; idleMs?: number };

/**
 * Reads files in processes of their own. A file that hangs one, crashes it or eats its memory costs that process and
 * nothing else: the file is unreadable for a stated reason, and the next one gets a new process.
 */
export function createTextReader({
  log,
  atATime = 2,
  deadlineMs = 6_000,
  heapMb = 128,
  memoryMb = 192,
  idleMs = 60_000,
}: TextReaderOptions): TextReader {
  const limits = { deadlineMs, heapMb, memoryMb };
  const seats = Array.from({ length: atATime }, () => createSeat());
  const free = [...seats];
  const waiting: ((seat: Seat) => void)[] = [];
  let isBounded = process.platform !== 'win32';
  let closed = false;

  async function start(): Promise<ReaderProcess> {
    if (!isBounded) return startReaderProcess(limits, false);
    try {
      return await startReaderProcess(limits, true);
    } catch (error) {
      const plain = await startReaderProcess(limits, false);
      isBounded = false;
      log.warn({ err: error }, 'The system does not bound what reads resumes; it is only watched');
      return plain;
    }
  }

  /** A place for one process, started when there is something to read and ended when there was nothing for a while. */
  function createSeat() {
    let present: ReaderProcess | undefined;
    let idle: NodeJS.Timeout | undefined;
    return {
      async read(bytes: Uint8Array, kind: ResumeKind): Promise<ReadResult> {
        clearTimeout(idle);
        if (!present?.isUsable()) present = await start();
        if (closed) await present.end();
        const result = await present.read({ bytes, kind });
        idle = setTimeout(() => void present?.end(), idleMs).unref();
        return result;
      },
      async close() {
        clearTimeout(idle);
        await present?.end();
      },
    };
  }
  type Seat = ReturnType<typeof createSeat>;

  function takeSeat(): Seat | Promise<Seat> {
    return free.shift() ?? new Promise<Seat>((resolve) => waiting.push(resolve));
  }

  function giveBack(seat: Seat): void {
    const next = waiting.shift();
    if (next) next(seat);
    else free.unshift(seat);
  }

  return {
    atATime,
    async read(bytes, kind) {
      const seat = await takeSeat();
      try {
        if (closed) throw gone();
        const result = await seat.read(bytes, kind);
        // The process was ended by `close`, so the file is not to blame.
        if (closed && result.status === 'unreadable') throw gone();
        return result;
      } finally {
        giveBack(seat);
      }
    },
    async close() {
      closed = true;
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
}

const gone = () => new AppError('unavailable', 'Resumes are not read any more');
