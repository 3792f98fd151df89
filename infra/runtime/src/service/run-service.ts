import type { ServiceName } from '@waypost/contracts/contract';
import type { Closeable } from '../closeable.ts';
import type { Ports } from '../ports/ports.ts';
import { createLog, type Logger } from '../telemetry/log.ts';
import { readSigningKey, readVerifyingKeys } from './actor-keys.ts';
import {
  type ActorKeys,
  type VerifyActor,
  createActorSigner,
  createActorVerifier,
  generateActorKeys,
} from './actor-token.ts';
import type { ServiceHttp } from './build-http.ts';
import { type Client, createClient } from './client.ts';
import { ConfigError, type ServiceConfig, readConfig, serviceConfig } from './config.ts';
import { explainListening } from './explain-listening.ts';
import { openPorts } from './open-ports.ts';
import { runProcess } from './process-edge.ts';

/** What a service is given; it opens nothing itself. */
export type ServiceContext = { ports: Ports; client: Client; log: Logger; verifyActor: VerifyActor };

export type Service = {
  http: ServiceHttp;
  /** Starts what works by itself: relay, consumers, workers, sweeps. Called once calls are taken. */
  start(): Promise<void>;
  /** Stops that again; called when the last call has been answered. */
  close(): Promise<void>;
};

export type BuildService = { name: ServiceName; build(context: ServiceContext): Promise<Service> };

export type RunningService = Closeable & {
  /** Where it listens, such as `http://127.0.0.1:3101`. */
  url: string;
};

/** Builds a service, listens and starts it. @throws StartError when it cannot listen there. */
export async function startService(
  build: BuildService,
  context: ServiceContext,
  listen: { host: string; port: number },
): Promise<RunningService> {
  const service = await build.build(context);
  const close = async () => {
    await service.http.close();
    await service.close();
  };
  try {
    const url = await service.http.listen(listen);
    await service.start();
    return { url, close };
  } catch (error) {
    await close();
    throw explainListening(error, listen);
  }
}

async function readKey<T>(variable: keyof ServiceConfig, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const expected = serviceConfig.shape[variable].description ?? '';
    throw new ConfigError([{ variable, found: `a text that cannot be used (${(error as Error).message})`, expected }]);
  }
}

async function actorKeys({ ACTOR_PRIVATE_KEY, ACTOR_PUBLIC_KEYS }: ServiceConfig): Promise<ActorKeys> {
  const generated = await generateActorKeys();
  return {
    signing: ACTOR_PRIVATE_KEY
      ? await readKey('ACTOR_PRIVATE_KEY', () => readSigningKey(ACTOR_PRIVATE_KEY))
      : generated.signing,
    verifying: ACTOR_PUBLIC_KEYS
      ? await readKey('ACTOR_PUBLIC_KEYS', () => readVerifyingKeys(ACTOR_PUBLIC_KEYS))
      : generated.verifying,
  };
}

const urlVariable = {
  identity: 'IDENTITY_URL',
  jobs: 'JOBS_URL',
  applications: 'APPLICATIONS_URL',
  resumes: 'RESUMES_URL',
  scoring: 'SCORING_URL',
} as const satisfies Record<ServiceName, keyof ServiceConfig>;

async function startFromConfig(build: BuildService, config: ServiceConfig, log: Logger): Promise<RunningService> {
  const keys = await actorKeys(config);
  const opened = await openPorts(build.name, config, log);
  const client = createClient({
    baseUrl: (service) => config[urlVariable[service]],
    sign: createActorSigner(keys.signing),
    timeoutMs: config.CALL_TIMEOUT_MS,
    self: { kind: 'service', name: build.name },
  });
  const closeOpened = async () => {
    await client.close();
    await opened.close();
  };
  const context = { ports: opened.ports, client, log, verifyActor: createActorVerifier(keys.verifying) };
  try {
    const running = await startService(build, context, { host: config.HOST, port: config.PORT });
    return {
      url: running.url,
      async close() {
        await running.close();
        await closeOpened();
      },
    };
  } catch (error) {
    await closeOpened();
    throw error;
  }
}

/** The body of a service's `main.ts`: one service as one process, configured by its environment. */
export async function runService(build: BuildService): Promise<void> {
  const log = createLog(build.name);
  await runProcess(log, () => startFromConfig(build, readConfig(serviceConfig), log));
}
