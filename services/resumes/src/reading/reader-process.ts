import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseJson } from '@waypost/runtime/parse-json';
import { frameOf, readFrames } from './frames.ts';
import { memoryOf, watchProcess } from './process-watch.ts';
import { answer, longestAnswer, type Answer, type ReadRequest, type ReadResult } from './read-result.ts';
import type { UnreadableReason } from './unreadable.ts';

export type ReaderLimits = {
  /** For one file, not counting the time in which the machine had no processor for it. */
  deadlineMs: number;
  /** The bound of the JavaScript heap, in MB. */
  heapMb: number;
  /** The bound of all memory that the process has for itself, heap and buffers, in MB. */
  memoryMb: number;
};

/** A process that reads files, one at a time. */
export type ReaderProcess = {
  /** Never throws for what a file does to the process. */
  read(request: ReadRequest): Promise<ReadResult>;
  /** False once it has ended, or wants to be followed by another. */
  isUsable(): boolean;
  end(): Promise<void>;
};

const startsWithinMs = 60_000;
/** The share of `memoryMb` above which a process is replaced after a file; ordinary files leave a quarter of it in use. */
const mostLeft = 1 / 2;

/** Below everything that answers calls, but not so far that a busy machine never gets to it. */
const niceness = 5;

/** @param isBounded whether the operating system shall bound it too. @throws when it does not start. */
export async function startReaderProcess(limits: ReaderLimits, isBounded: boolean): Promise<ReaderProcess> {
  const child = isBounded ? spawnBounded(limits) : spawnPlain(limits);
  const ended = endOf(child);
  const channel = child.stdio[3] as Socket;
  // For its whole life: it breaks whenever the process does.
  channel.on('error', () => undefined);
  const frames = readFrames(channel, longestAnswer);
  let usable = true;
  void ended.then(() => {
    usable = false;
  });

  async function end(): Promise<Ending> {
    usable = false;
    child.ref();
    child.kill('SIGKILL');
    return ended;
  }

  /** Undefined when the process ended, or what it said is no answer. */
  const nextFrame = () =>
    frames.next().then(
      ({ value }) => value?.toString(),
      () => undefined,
    );

  const late = setTimeout(() => void end(), startsWithinMs);
  const greeting = await nextFrame();
  clearTimeout(late);
  if (greeting !== 'ready' || child.pid === undefined) {
    const { code, signal, error } = await end();
    throw new Error(`A process that reads resumes ended at its start (${signal ?? code})`, { cause: error });
  }
  lowerPriority(child.pid);
  // An idle one keeps nobody alive.
  channel.unref();
  child.unref();

  const { pid } = child;
  return {
    async read({ bytes, kind }) {
      channel.ref();
      channel.write(frameOf(Buffer.from(kind)));
      channel.write(frameOf(bytes));
      const watch = watchProcess(pid, limits);
      const answered = nextFrame().then((frame) => (frame === undefined ? undefined : toAnswer(frame)));
      const outcome = await Promise.race([answered, watch.over]);
      watch.stop();
      channel.unref();
      if (typeof outcome === 'object') {
        // What one file has left in memory is not taken from the next one, of somebody else.
        if (outcome.last || (await memoryOf(pid)) > limits.memoryMb * mostLeft) void end();
        return outcome.result;
      }
      const { signal } = await end();
      return { status: 'unreadable', reason: outcome ?? reasonOf(signal) };
    },
    isUsable: () => usable,
    end: async () => void (await end()),
  };
}

function toAnswer(frame: string): Answer | undefined {
  const parsed = answer.safeParse(parseJson(frame));
  return parsed.success ? parsed.data : undefined;
}

type Ending = { code: number | null; signal: NodeJS.Signals | null; error?: Error };

function endOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', (error) => resolve({ code: null, signal: null, error }));
  });
}

/** A full heap aborts, a kernel out of memory kills; everything else is a reader that fell over the file. */
function reasonOf(signal: NodeJS.Signals | null): UnreadableReason {
  if (signal === 'SIGXCPU') return 'timed-out';
  return signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGKILL' ? 'too-large' : 'damaged';
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Gone already, or a system that does not let us: it reads all the same.
  }
}

// Nothing is inherited: no environment, no files, no terminal; only the channel at 3.
const apart = { env: {}, cwd: '/', stdio: ['ignore', 'ignore', 'ignore', 'pipe'] as StdioOptions };

const spawnPlain = (limits: ReaderLimits) =>
  spawn(process.execPath, commandOf(limits), { ...apart, cwd: dirname(process.execPath), windowsHide: true });

/** A POSIX shell sets what Node cannot, and becomes the process. */
const spawnBounded = (limits: ReaderLimits) =>
  spawn('/bin/sh', ['-c', bounded(limits), 'sh', process.execPath, ...commandOf(limits)], apart);

/** Seconds of processor time in all. The process leaves before; this ends one whose parent died while it was busy. */
const processorSeconds = 150;

/**
 * `-d` counts what is private and writable (Linux): heap and buffers, and what V8 reserves for code that it compiles
 * (https://chromium.googlesource.com/v8/v8/+/main/src/common/globals.h, kMaximalCodeRangeSize).
 */
const codeRangeMb: Partial<Record<NodeJS.Architecture, number>> = { x64: 512, arm64: 128 };
/** Stacks of its threads, and what it had at the start. */
const ownMb = 192;

function bounded({ memoryMb }: ReaderLimits): string {
  const code = codeRangeMb[process.arch];
  const bounds = ['-c 0', '-f 0', `-t ${processorSeconds}`];
  if (process.platform === 'linux' && code !== undefined) bounds.push(`-d ${(code + ownMb + memoryMb) * 1024}`);
  return [
    // The first to go when the container or the machine has no memory left.
    '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null',
    ...bounds.map((bound) => `ulimit ${bound} 2>/dev/null`),
    'exec "$@"',
  ].join('\n');
}

/** It reads what others wrote: it may read its own source and packages, write nothing, start nothing. */
function commandOf({ heapMb }: ReaderLimits): string[] {
  const readable = [
    `${import.meta.dirname}/`,
    `${dirname(fileURLToPath(import.meta.resolve('@waypost/contracts/constants')))}/`,
    ...packageFolders(),
  ];
  return [
    '--permission',
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=8',
    fileURLToPath(new URL('./reader-main.ts', import.meta.url)),
  ];
}

/** Where packages may lie: beside this folder or above it. */
function packageFolders(): string[] {
  const folders: string[] = [];
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    folders.push(`${join(folder, 'node_modules')}/`);
  }
  return folders;
}
