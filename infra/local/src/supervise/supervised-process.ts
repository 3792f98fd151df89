import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '@waypost/runtime/back-off';
import type { Closeable } from '@waypost/runtime/closeable';
import { exitCodes, readyMessage } from '@waypost/runtime/service/process/process-edge';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { type Exit, type Program, startChild } from './start-child.ts';

export type ProcessOptions = Program & {
  name: string;
  /** What it writes is appended to this file; to the terminal of this process where there is none. */
  logFile?: string;
  /** Where `GET` answers 200 once it can be used; where there is none, it says so itself, as `runProcess` does. */
  readyUrl?: string;
  /** An end in good order, which only somebody who asked the process for it can have brought about, is its end. */
  mayEnd?: boolean;
  /** Told before each start that follows an end. */
  onRestart?: (ended: Exit, ms: number) => void;
};

/** A process that is started again whenever it ends by itself. */
export type SupervisedProcess = Closeable & {
  name: string;
  logFile: string | undefined;
  /** How often it has been started. */
  starts: number;
  pid: number | undefined;
  /** Resolves when it can be used. @throws StartRefusal with its reason when it ended before it ever could. */
  ready(): Promise<void>;
  /** Resolves when it has ended and is not started again. */
  ended: Promise<Exit>;
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

const refusal = async ({ name, logFile }: ProcessOptions, reason: Promise<string>) =>
  new StartRefusal(`${name} does not start.\n${await reason}\nWhat it said before is in ${logFile}`);

const restart = { first: 200, longest: 10_000 };
/** At once: what a process says comes together already, and who asks why it ended reads that. */
const written = { togetherMs: 0 };
const readyAgainMs = 50;
const healthyAfterMs = 10_000;

const lookedAfter = new Set<SupervisedProcess>();
// When this process is made to end at once, one that hangs would not hear of it.
process.once('exit', () => {
  for (const one of lookedAfter) one.kill('SIGKILL');
});

const answersReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );

export function superviseProcess(options: ProcessOptions): SupervisedProcess {
  const { name, logFile, readyUrl, mayEnd = false, onRestart = () => undefined } = options;
  const log = logFile === undefined ? undefined : openLogFile(logFile, written);
  const ended = Promise.withResolvers<Exit>();
  let child: ChildProcess | undefined;
  let exit: Promise<Exit> = Promise.resolve({ code: 0, signal: null });
  let wanted = false;
  let wasReady = false;
  let refused: Promise<string> | undefined;
  let failures = 0;
  let again: NodeJS.Timeout | undefined;

  function run(): void {
    const started = performance.now();
    const running = startChild(options, log, (message) => {
      wasReady ||= readyUrl === undefined && message === readyMessage;
    });
    ({ exit } = running);
    ({ child } = running);
    supervised.starts += 1;
    supervised.pid = child.pid;
    void exit.then((end) => {
      if (child !== running.child) return;
      child = undefined;
      supervised.pid = undefined;
      if (!wasReady && end.code === exitCodes.refused) refused = running.complaint;
      if (!wanted || refused || (mayEnd && end.code === exitCodes.done)) return ended.resolve(end);
      failures = performance.now() - started > healthyAfterMs ? 1 : failures + 1;
      const pause = backOff(failures, restart);
      onRestart(end, pause);
      again = setTimeout(run, pause);
    });
  }

  const isReady = async () => (readyUrl === undefined ? wasReady : answersReady(readyUrl));

  const supervised: SupervisedProcess = {
    name,
    logFile,
    starts: 0,
    pid: undefined,
    ended: ended.promise,

    async ready() {
      while (!(await isReady())) {
        if (refused) throw await refusal(options, refused);
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
      lookedAfter.delete(supervised);
    },
  };
  lookedAfter.add(supervised);
  supervised.start();
  return supervised;
}
