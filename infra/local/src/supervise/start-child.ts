import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** How a process ended. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type Program = {
  entry: string;
  env: NodeJS.ProcessEnv;
  /** For one that answers so many that collecting garbage as often as below would take a third of its time. */
  hasMuchToDo?: boolean | undefined;
};

/**
 * V8 lets garbage grow with the memory of the machine, to hundreds of megabytes beside a hundred that are used. Here it is collected
 * when the heap has grown by a third: more work of the collector, and a process that leaves room for others, without a hard limit.
 */
const frugal = ['--heap-growing-percent=30', '--max-semi-space-size=4'];
const busy = ['--heap-growing-percent=100', '--max-semi-space-size=32'];
/** One helper thread for garbage collector and compiler. With V8's usual four, two processors are kept from answering people. */
const helpers = '--v8-pool-size=1';
/**
 * Of glibc: memory that one thread has given back is used again by the others, and what is large goes back to the machine, which glibc
 * does ever less by itself the larger the pieces are that a program gave back before. https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const givenBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** A reason has a few lines; the process may go on complaining for days. */
const longestComplaint = 4_000;

/** The end of what comes, once nothing more does. */
function endOf(stream: Readable | null): Promise<string> {
  if (stream === null) return Promise.resolve('');
  let end = '';
  stream.on('data', (text: Buffer) => {
    end = `${end}${text.toString()}`.slice(-longestComplaint);
  });
  return new Promise((resolve) => stream.once('close', () => resolve(end.trim())));
}

/**
 * A process of Node that writes to the log, or to this terminal where there is none, and says things by its channel. What it
 * complains of last is what its end is for, as `runProcess` says it.
 */
export function startChild(
  { entry, env, hasMuchToDo }: Program,
  log: { write(text: Buffer): unknown } | undefined,
  onMessage: (message: unknown) => void,
): { child: ChildProcess; exit: Promise<Exit>; complaint: Promise<string> } {
  const output = log ? 'pipe' : 'inherit';
  // By the channel it learns of the end of this process, however that comes.
  const child = spawn(process.execPath, [helpers, ...(hasMuchToDo ? busy : frugal), entry], {
    env: { ...givenBack, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => log?.write(text));
  child.on('message', onMessage);
  const exit = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // It could not even be started (no memory, no process left).
    child.on('error', () => resolve({ code: null, signal: null }));
  });
  return { child, exit, complaint: endOf(child.stderr) };
}
