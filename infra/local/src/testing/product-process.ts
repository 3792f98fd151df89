import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@waypost/runtime/testing/free-port';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What `npm start` runs: the same, looked after. */
const supervised = fileURLToPath(new URL('../start.ts', import.meta.url));

/** Where what Node has compiled is kept: without it each process would do it again. */
export const compiledBefore = fileURLToPath(new URL('../../../../node_modules/.cache/waypost', import.meta.url));

/** How a process ended and what it said. */
export type Ended = { code: number | null; output: string };

/** The product as its own process on a data folder of its own, as `npm start` runs it, without demo data. */
export type ProductProcess = {
  url: string;
  port: number;
  dataFolder: string;
  /** Starts it again on the same folder and port; resolves once it can be used. */
  start(): Promise<void>;
  /** Ends it and resolves when it is gone. */
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<Ended>;
  /** Of the process that was started last. */
  pid(): number;
  /** Aborted once that process has ended. */
  hasEnded(): AbortSignal;
  /** What it has said since its last start. */
  said(): string;
  /** Ends it, if it still runs, and removes its data. */
  close(): Promise<void>;
};

type Settings = Record<string, string>;

const servesAt = 'Waypost is at';

function run(settings: Settings, entry = program, args: readonly string[] = []) {
  // Nothing of the environment of the tests: the settings are all that is set, and what `npm start` and the commands of the operator set.
  const env = { NODE_COMPILE_CACHE: compiledBefore, ...settings };
  const child = spawn(process.execPath, [entry, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const endWithTests = () => child.kill('SIGKILL');
  process.once('exit', endWithTests);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', endWithTests);
      resolve({ code, output });
    });
  });
  return { child, ended, pid: () => child.pid ?? 0, said: () => output };
}

/** Runs the product to its end, for settings that it refuses. */
export const runToEnd = (settings: Settings): Promise<Ended> => run(settings).ended;
/** A command of the operator, such as `npm run backup`, or what the product starts itself, as a process of its own. */
export const startCommand = (
  name: 'backup' | 'import' | 'load-demo' | 'remove' | 'restore' | 'sessions',
  args: readonly string[],
  settings: Settings,
) => run(settings, fileURLToPath(new URL(`../${name}.ts`, import.meta.url)), args);
/** The same as `npm start` does it. */
export const runSupervisedToEnd = (settings: Settings): Promise<Ended> => run(settings, supervised).ended;

/** `readyAt`: what it says at first when it can be used as it is meant to; that it serves, unless its demo data is needed too. */
type StartOptions = { startWithin?: number; readyAt?: string };

/** @param settings beside port, data folder and no demo data, or instead of them. */
export async function startProductProcess(
  settings: Settings = {},
  { entry = program, startWithin = 30_000, readyAt = servesAt }: StartOptions & { entry?: string } = {},
): Promise<ProductProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waypost-product-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let running: { child: ChildProcess; ended: Promise<Ended>; said(): string } | undefined;
  let hasEnded = new AbortController();

  async function start(isReadyAt: string): Promise<void> {
    const { child, ended, said } = run(
      { PORT: String(port), WAYPOST_DATA: dataFolder, WAYPOST_DEMO: '0', ...settings },
      entry,
    );
    running = { child, ended, said };
    const end = new AbortController();
    hasEnded = end;
    void ended.then(() => end.abort());
    const ready = Promise.withResolvers<void>();
    const fail = (why: string) => ready.reject(new Error(`${why}:\n${said()}`));
    const late = setTimeout(() => fail(`Not ready within ${startWithin} ms`), startWithin);
    child.stdout?.on('data', () => said().includes(isReadyAt) && ready.resolve());
    void ended.then(({ code }) => fail(`The product ended with ${code}`));
    await ready.promise.finally(() => clearTimeout(late));
  }

  async function kill(signal: NodeJS.Signals): Promise<Ended> {
    if (!running) throw new Error('The product does not run');
    const { child, ended } = running;
    running = undefined;
    child.kill(signal);
    return ended;
  }

  await start(readyAt);
  return {
    url,
    port,
    dataFolder,
    start: () => start(servesAt),
    kill,
    pid: () => running?.child.pid ?? 0,
    hasEnded: () => hasEnded.signal,
    said: () => running?.said() ?? '',
    async close() {
      if (running) await kill('SIGKILL');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** As `npm start` runs it: it is started again when it ends by itself. */
export const startSupervisedProduct = (settings: Settings = {}, options: StartOptions = {}) =>
  startProductProcess(settings, { ...options, entry: supervised });
