import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupervisedProcess } from '@waypost/local/supervise/supervised-process';
import type { ProcessName } from '@waypost/runtime/service/process/processes';
import { freePort } from '@waypost/runtime/testing/free-port';
import { until } from '@waypost/runtime/testing/until';
import { ownFolder } from '../entry-files.ts';
import { type ClusterProcesses, startProcesses } from '../start-processes.ts';
import { engineAddresses } from './config.ts';

export type ClusterUnderTest = ClusterProcesses & {
  /** What its topics and keys begin with. */
  namespace: string;
  /** The address of its own database. */
  mongodbUrl: string;
  ports: Ports;
  /** The first instance of a process, which is the one that is called. */
  process(name: ProcessName): SupervisedProcess;
  all: readonly SupervisedProcess[];
  /** Resolves when all of them are ready. @throws with the ends of the logs of those that are not. */
  ready(within?: number): Promise<void>;
  /** What a process has said so far. */
  said(one: SupervisedProcess): Promise<string>;
};

export type ClusterOptions = {
  counts?: Partial<Record<ProcessName, number>>;
  /** More settings, or others. */
  env?: Readonly<Record<string, string>>;
  /** Where the processes of an earlier one listened, so that this one is at the same addresses. */
  ports?: Ports;
  /** Where another release lies that is started instead of this one. */
  folder?: string;
};

type Ports = Map<string, number[]>;

const readyWithin = 120_000;
const lastLines = 15;

/**
 * The whole product on the engines of the environment, each process on free ports, logging to a temporary folder. It
 * has a database, topics and keys of its own, which stay behind.
 */
export async function startCluster({
  counts = {},
  env = {},
  ports: known = new Map(),
  folder = ownFolder,
}: ClusterOptions = {}): Promise<ClusterUnderTest> {
  const logFolder = await mkdtemp(join(tmpdir(), 'waypost-cluster-'));
  const { path, engines } = engineAddresses();
  const namespace = env['WAYPOST_NAMESPACE'] ?? `test-${randomUUID()}`;
  const ownDatabase = new URL(engines.MONGODB_URL);
  ownDatabase.pathname = namespace;
  const mongodbUrl = env['MONGODB_URL'] ?? ownDatabase.href;
  const ports: Ports = new Map();
  const portFor = async (name: string) => {
    const taken = ports.get(name) ?? [];
    const port = known.get(name)?.[taken.length] ?? (await freePort());
    ports.set(name, [...taken, port]);
    return port;
  };
  const started = await startProcesses({
    // Nothing else of the environment of the tests.
    env: {
      PATH: path,
      RATE_LIMIT: '1000000',
      ...engines,
      MONGODB_URL: mongodbUrl,
      WAYPOST_NAMESPACE: namespace,
      ...env,
    },
    logFolder,
    portFor,
    counts,
    folder,
  });
  const all = [...Object.values(started.instances).flat(), ...(started.provider ? [started.provider] : [])];
  const said = (one: SupervisedProcess) => readFile(one.logFile ?? '', 'utf8').catch(() => '');
  const endWithTests = () => {
    for (const one of all) one.kill('SIGKILL');
  };
  process.once('exit', endWithTests);

  async function ready(within = readyWithin): Promise<void> {
    const waiting = new Set(all);
    const allReady = Promise.all(all.map((one) => one.ready().then(() => waiting.delete(one))));
    try {
      await Promise.race([allReady, until(() => waiting.size === 0, { within })]);
    } catch (cause) {
      const ends = await Promise.all(
        [...waiting].map(
          async (one) => `${one.name}:\n${(await said(one)).trim().split('\n').slice(-lastLines).join('\n')}`,
        ),
      );
      throw new Error(`Not ready: ${ends.join('\n\n')}`, { cause });
    }
  }

  const cluster: ClusterUnderTest = {
    ...started,
    namespace,
    mongodbUrl,
    ports,
    all,
    ready,
    said,
    process(name) {
      const [first] = started.instances[name];
      if (!first) throw new Error(`No instance of ${name}`);
      return first;
    },
    async close() {
      process.off('exit', endWithTests);
      await started.close();
    },
  };
  try {
    await ready();
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return cluster;
}
