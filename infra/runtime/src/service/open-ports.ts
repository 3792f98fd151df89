import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName } from '@waypost/contracts/contract';
import type { Closeable } from '../closeable.ts';
import { openEmbedded } from '../embedded/embedded-ports.ts';
import type { Ports } from '../ports/ports.ts';
import type { ServiceConfig } from './config.ts';
import { StartError } from './process-edge.ts';

/** Opens the drivers that WAYPOST_RUNTIME chooses. */
export async function openPorts(name: ServiceName, config: ServiceConfig): Promise<Closeable & { ports: Ports }> {
  if (config.WAYPOST_RUNTIME === 'cluster') {
    throw new StartError('This build has only the embedded runtime. Set WAYPOST_RUNTIME=embedded, or leave it out.');
  }
  await mkdir(config.WAYPOST_DATA, { recursive: true });
  const embedded = await openEmbedded({ file: join(config.WAYPOST_DATA, 'waypost.db') });
  return { ports: embedded.portsFor(name), close: () => embedded.close() };
}
