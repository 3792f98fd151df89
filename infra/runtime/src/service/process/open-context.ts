import type { Closeable } from '../../closeable.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Logger } from '../../telemetry/log.ts';
import { type Caller, openCaller, type ProcessIdentity } from '../actors/open-caller.ts';
import { type ServerTls, serverTlsOf } from '../http/tls.ts';
import { watchCertificate } from '../http/watch-certificate.ts';
import type { ServiceConfig } from './config.ts';
import { localHealthAt, serveOpeningHealth } from './health-server.ts';
import { openPorts } from './open-ports.ts';

/** What a process that serves works with, and how it speaks for others. */
export type OpenedContext = Caller & {
  ports: Ports;
  log: Logger;
  /** What it serves HTTPS with, if it does. */
  tls: ServerTls | undefined;
  /** Certificates of whom services at https have to be trusted by. */
  ca: string | undefined;
};

/** Engines may be waited for; meanwhile the process says where it will listen that it lives, and is not ready. */
async function answeringHealth<T extends Closeable>(config: ServiceConfig, open: () => Promise<T>): Promise<T> {
  if (config.WAYPOST_RUNTIME === 'embedded') return open();
  const { HOST, PORT, HEALTH_PORT } = config;
  const health = await serveOpeningHealth(HEALTH_PORT ? localHealthAt(HEALTH_PORT) : { host: HOST, port: PORT });
  try {
    return await open();
  } finally {
    await health.close();
  }
}

/** Opens the ports, keys and client of a process that will listen, as its configuration says. */
export async function openContext(
  identity: ProcessIdentity,
  config: ServiceConfig,
  log: Logger,
): Promise<OpenedContext> {
  const caller = await openCaller(identity, config);
  const tls = serverTlsOf(config);
  const forget = tls && watchCertificate(tls.cert, log);
  const opened = await answeringHealth(config, () => openPorts(identity.name, config, log));
  return {
    ...caller,
    ports: opened.ports,
    log,
    ca: config.TLS_CA,
    tls,
    async close() {
      forget?.();
      await caller.close();
      await opened.close();
    },
  };
}
