import { join } from 'node:path';
import type { Closeable } from '../../closeable.ts';
import type { Cluster } from '../../cluster/cluster-ports.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Logger } from '../../telemetry/log.ts';
import type { ServiceConfig } from './config.ts';
import { kafkaAccessOf } from './engine-access.ts';

type OpenedPorts = Closeable & { ports: Ports };

// Each runtime is loaded only where it is used: SQLite and three client libraries are not small.

async function openOnFile(name: string, { WAYPOST_DATA }: ServiceConfig): Promise<OpenedPorts> {
  const { openEmbedded } = await import('../../embedded/embedded-ports.ts');
  const embedded = await openEmbedded({ file: join(WAYPOST_DATA, 'waypost.db') });
  return { ports: embedded.portsFor(name), close: () => embedded.close() };
}

const redisOf = (config: ServiceConfig, log: Logger) => ({
  redisUrl: config.REDIS_URL,
  ca: config.ENGINES_CA,
  namespace: config.WAYPOST_NAMESPACE,
  log,
});

/** False for a command, which somebody waits for: what is away is said at once. */
type Waiting = { waits?: boolean };

async function openServers(config: ServiceConfig, log: Logger, waiting?: Waiting): Promise<Cluster> {
  const { openCluster } = await import('../../cluster/cluster-ports.ts');
  return openCluster({
    ...redisOf(config, log),
    mongodbUrl: config.MONGODB_URL,
    kafka: kafkaAccessOf(config),
    ...waiting,
  });
}

async function openOnServers(
  name: string,
  config: ServiceConfig,
  log: Logger,
  waiting?: Waiting,
): Promise<OpenedPorts> {
  const cluster = await openServers(config, log, waiting);
  return { ports: cluster.portsFor(name), close: () => cluster.close() };
}

/**
 * Opens the drivers that WAYPOST_RUNTIME chooses; on servers it waits until all of them have been reached. It listens nowhere.
 * @throws StartError for one that is away, unless it waits.
 */
export function openPorts(name: string, config: ServiceConfig, log: Logger, waiting?: Waiting): Promise<OpenedPorts> {
  return config.WAYPOST_RUNTIME === 'cluster' ? openOnServers(name, config, log, waiting) : openOnFile(name, config);
}

/** The sessions of a service on servers, for a command: of the engines Redis alone has to be there. @throws StartError where it is not. */
export async function openSessionPorts(
  name: string,
  config: ServiceConfig,
  log: Logger,
): Promise<Pick<Ports, 'sessions' | 'broadcast'> & Closeable> {
  const { openSessions } = await import('../../cluster/cluster-ports.ts');
  return openSessions(name, redisOf(config, log));
}
