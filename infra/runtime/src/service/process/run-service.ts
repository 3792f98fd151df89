import type { ServiceName } from '@waypost/contracts/contract';
import type { Closeable } from '../../closeable.ts';
import type { Ports } from '../../ports/ports.ts';
import { createLog, type Logger } from '../../telemetry/log.ts';
import type { ActorProcess } from '../actors/actor-rights.ts';
import type { VerifyActor } from '../actors/actor-token.ts';
import type { Client } from '../calls/client.ts';
import { answerLastCalls } from '../http/answer-last-calls.ts';
import type { ServiceHttp } from '../http/build-http.ts';
import { explainListening } from '../http/explain-listening.ts';
import type { ServerTls } from '../http/tls.ts';
import { type ServiceConfig, readConfig, readTogether, serviceConfig } from './config.ts';
import { serveLocalHealth } from './health-server.ts';
import { openContext, type OpenedContext } from './open-context.ts';
import { runProcess } from './process-edge.ts';

/** What a service is given; it opens nothing itself. */
export type ServiceContext = {
  ports: Ports;
  client: Client;
  log: Logger;
  verifyActor: VerifyActor;
  /** What it serves HTTPS with, if it does. */
  tls?: ServerTls | undefined;
};

/** What answers calls: a service, or the BFF. */
export type Service = {
  http: ServiceHttp;
  /** Starts what works by itself: relay, consumers, workers, sweeps. Called once calls are taken. */
  start(): Promise<void>;
  /** Takes no more calls, answers those under way, and stops that again. */
  close(): Promise<void>;
};

type Build<Context> = { name: string; build(context: Context): Promise<Service> };
export type BuildService = Build<ServiceContext> & { name: ServiceName };

export type RunningService = Closeable & {
  /** Where it listens, such as `http://127.0.0.1:3101`. */
  url: string;
};

/**
 * Where a process listens; `healthPort` says where it answers health checks once more, in plain HTTP, `isShared` that other
 * processes keep connections to it.
 */
export type ListenAt = { host: string; port: number; healthPort?: number | undefined; isShared?: boolean };

/** Builds a service, listens and starts it. @throws StartError when it cannot listen there. */
export async function startService<Context>(
  build: Build<Context>,
  context: Context,
  { healthPort, isShared = false, ...listen }: ListenAt,
): Promise<RunningService> {
  const service = await build.build(context);
  let health: Closeable | undefined;
  const close = async () => {
    if (isShared) await answerLastCalls(service.http.server);
    await service.close();
    await health?.close();
  };
  try {
    const url = await service.http.listen(listen);
    if (healthPort) health = await serveLocalHealth(service.http, healthPort);
    await service.start();
    return { url, close };
  } catch (error) {
    await close();
    throw explainListening(error, listen);
  }
}

async function startFromConfig(
  build: Build<OpenedContext>,
  process: ActorProcess,
  config: ServiceConfig,
  log: Logger,
): Promise<RunningService> {
  const context = await openContext({ name: build.name, process }, config, log);
  try {
    const running = await startService(build, context, {
      host: config.HOST,
      port: config.PORT,
      healthPort: config.HEALTH_PORT,
      isShared: true,
    });
    return {
      url: running.url,
      async close() {
        await running.close();
        await context.close();
      },
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/**
 * The body of a `main.ts`: one service, or the BFF, as one process, configured by its environment.
 * @param name how the log calls it and whose key it has: that of the service, or of one of its processes.
 * @param prepare reads what the service alone is told, before anything is opened: all that is wrong is said at once.
 */
export async function runService(name: ActorProcess, prepare: () => Build<OpenedContext>): Promise<void> {
  const log = createLog(name);
  await runProcess(log, async () => {
    const [config, build] = readTogether(() => readConfig(serviceConfig), prepare);
    return startFromConfig(build, name, config, log);
  });
}
