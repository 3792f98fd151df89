import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SupervisedProcess, superviseProcess } from '@waypost/local/supervise/supervised-process';
import type { Closeable } from '@waypost/runtime/closeable';
import { makeFolder } from '@waypost/runtime/make-folder';
import { keepActorKeys } from '@waypost/runtime/operator/keep-actor-keys';
import { actorProcesses } from '@waypost/runtime/service/actors/actor-rights';
import {
  type ProcessKind,
  type ProcessName,
  processes,
  processNames,
} from '@waypost/runtime/service/process/processes';
import { fileOf, ownFolder, provider } from './entry-files.ts';

/** Beside the packages, where nobody else writes. */
const compiledBefore = fileURLToPath(new URL('../../../node_modules/.cache/waypost', import.meta.url));

export type ClusterProcesses = Closeable & {
  /** Where people open it. */
  url: string;
  /** What an operator's command that speaks as a process has to know: where the services are, and that process's key. */
  settingsOf(name: ProcessName): Readonly<Record<string, string>>;
  /** Starts one more instance, which nobody looks after but who asked for it. `folder` is of another release, `env` more settings. */
  startFurther(
    name: ProcessName,
    at: { port: number; folder?: string; env?: Readonly<Record<string, string>> },
  ): SupervisedProcess;
  /** The instances of each process; calls go to the first. */
  instances: Readonly<Record<ProcessName, readonly SupervisedProcess[]>>;
  /** The identity provider that stands in for Google, where it was not configured. */
  provider: SupervisedProcess | undefined;
};

export type ProcessesOptions = {
  /** What every process is given, such as the addresses of the engines. */
  env: Readonly<Record<string, string>>;
  logFolder: string;
  /** The port of one more instance. */
  portFor(name: ProcessName | 'provider'): Promise<number> | number;
  /** How many of each; 1 where it is not said. */
  counts?: Partial<Record<ProcessName, number>>;
  /** Where the Waypost lies that is started; this one where it is not said. */
  folder?: string;
};

/** What most people who only look around are answered by. */
const answerMany: ReadonlySet<string> = new Set<ProcessName>(['bff', 'jobs']);

const loopback = '127.0.0.1';
const origin = (port: number) => `http://${loopback}:${port}`;

/** Starts every process of Waypost on the cluster runtime and keeps them running; they wait for the engines themselves. */
export async function startProcesses({
  env,
  logFolder,
  portFor,
  counts = {},
  folder = ownFolder,
}: ProcessesOptions): Promise<ClusterProcesses> {
  makeFolder(logFolder);
  const ports = new Map<ProcessName, number[]>();
  for (const name of processNames) {
    const wanted = Array.from({ length: counts[name] ?? 1 });
    ports.set(name, await Promise.all(wanted.map(async () => portFor(name))));
  }
  const firstPort = (name: ProcessName) => ports.get(name)?.[0] ?? 0;
  const url = env['PUBLIC_URL'] ?? `http://localhost:${firstPort('bff')}`;
  const urls = Object.entries<ProcessKind>(processes).flatMap(([name, { urlVariable }]) =>
    urlVariable ? [[urlVariable, origin(firstPort(name as ProcessName))]] : [],
  );
  const local = env['GOOGLE_CLIENT_ID'] ? undefined : await portFor('provider');
  const credentials = local !== undefined && {
    GOOGLE_CLIENT_ID: 'waypost',
    GOOGLE_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    OIDC_ISSUER: origin(local),
  };
  const keys = join(logFolder, 'keys');
  await keepActorKeys({ folder: keys, processes: actorProcesses });
  const shared: Record<string, string> = {
    ...(Object.fromEntries(urls) as Record<string, string>),
    ...env,
    ...credentials,
    WAYPOST_RUNTIME: 'cluster',
    // A process that is started again then needs a third of the time.
    NODE_COMPILE_CACHE: compiledBefore,
    PUBLIC_URL: url,
    ACTOR_PUBLIC_KEYS_FILE: join(keys, 'shared', 'actor-keys'),
  };

  function start(name: string, entry: string, port: number, health: string, own: Record<string, string> = {}) {
    return superviseProcess({
      name,
      entry,
      hasMuchToDo: answerMany.has(name),
      env: { ...shared, HOST: loopback, PORT: String(port), OTEL_SERVICE_NAME: name, ...own },
      logFile: join(logFolder, `${name}-${port}.log`),
      readyUrl: `http://${own['HOST'] ?? loopback}:${port}${health}`,
    });
  }

  const keysOf = (name: ProcessName) => ({ ACTOR_PRIVATE_KEY_FILE: join(keys, name, 'actor-key') });

  const signIn =
    local === undefined
      ? undefined
      : start('provider', fileOf(provider.entry), local, '/.well-known/openid-configuration');
  const startFurther: ClusterProcesses['startFurther'] = (name, { port, folder: from = folder, env: more = {} }) =>
    start(name, fileOf(processes[name].entry, from), port, '/health/ready', {
      ...keysOf(name),
      // A browser that is told `localhost` may try IPv6 first.
      ...(name === 'bff' && { HOST: 'localhost' }),
      ...more,
    });
  const instances = Object.fromEntries(
    processNames.map((name) => [name, (ports.get(name) ?? []).map((port) => startFurther(name, { port }))]),
  ) as Record<ProcessName, SupervisedProcess[]>;

  return {
    url,
    settingsOf: (name) => ({ ...shared, ...keysOf(name) }),
    startFurther,
    instances,
    provider: signIn,
    async close() {
      // Who is called outlives who calls.
      const { bff, ...others } = instances;
      await Promise.all(bff.map((one) => one.close()));
      await Promise.all(Object.values(others).flatMap((some) => some.map((one) => one.close())));
      await signIn?.close();
    },
  };
}
