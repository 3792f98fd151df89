import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '@waypost/runtime/back-off';
import type { Closeable } from '@waypost/runtime/closeable';

export type ProcessOptions = {
  name: string;
  entry: string;
  env: Readonly<Record<string, string>>;
  /** What it writes is appended to this file. */
  logFile: string;
  /** Where `GET` answers 200 once it can be used. */
  readyUrl: string;
};

/** How a process ended. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A process that is started again whenever it ends by itself. */
export type SupervisedProcess = Closeable & {
  name: string;
  logFile: string;
  /** How often it has been started. */
  starts: number;
  pid: number | undefined;
  /** Resolves when it can be used. @throws StartRefusal when it ended before it ever could. */
  ready(): Promise<void>;
  /** Sends a signal; when the process ends of it, it is started again. */
  kill(signal: NodeJS.Signals): void;
  /** Ends it; it stays ended until `start`. */
  stop(signal?: NodeJS.Signals): Promise<Exit>;
  start(): void;
};

/** The process wants something changed before it can run. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

const restart = { first: 200, longest: 10_000 };
const readyAgainMs = 50;
const healthyAfterMs = 10_000;

export function superviseProcess({ name, entry, env, logFile, readyUrl }: ProcessOptions): SupervisedProcess {
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess | undefined;
  let exit: Promise<Exit> = Promise.resolve({ code: 0, signal: null });
  let wanted = false;
  let wasReady = false;
  let refused: Exit | undefined;
  let failures = 0;
  let again: NodeJS.Timeout | undefined;

  function run(): void {
    const started = performance.now();
    const running = spawn(process.execPath, [entry], { env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child = running;
    supervised.starts += 1;
    supervised.pid = running.pid;
    for (const stream of [running.stdout, running.stderr]) stream.pipe(log, { end: false });
    exit = new Promise((resolve) => running.once('exit', (code, signal) => resolve({ code, signal })));
    void exit.then((ended) => {
      if (child !== running) return;
      child = undefined;
      supervised.pid = undefined;
      if (!wanted) return;
      if (!wasReady && ended.code === 1) {
        refused = ended;
        return;
      }
      failures = performance.now() - started > healthyAfterMs ? 1 : failures + 1;
      again = setTimeout(run, backOff(failures, restart));
    });
  }

  const answersReady = () =>
    fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );

  const supervised: SupervisedProcess = {
    name,
    logFile,
    starts: 0,
    pid: undefined,

    async ready() {
      while (!(await answersReady())) {
        if (refused) throw new StartRefusal(`${name} ended with ${refused.code}; see ${logFile}`);
        await sleep(readyAgainMs);
      }
      wasReady = true;
    },

    kill(signal) {
      child?.kill(signal);
    },

    async stop(signal = 'SIGTERM') {
      wanted = false;
      clearTimeout(again);
      // One that was stopped by SIGSTOP hears of nothing else before it is continued.
      if (signal !== 'SIGKILL') child?.kill('SIGCONT');
      child?.kill(signal);
      return exit;
    },

    start() {
      if (wanted) return;
      wanted = true;
      refused = undefined;
      run();
    },

    async close() {
      await supervised.stop();
      log.end();
    },
  };
  supervised.start();
  return supervised;
}
