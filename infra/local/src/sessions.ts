import { join } from 'node:path';
import { openClusterSessionOperator } from '@waypost/bff/operator/cluster-session-operator';
import { sessionCommand } from '@waypost/bff/operator/session-command';
import { createSessionOperator, type SessionOperator } from '@waypost/bff/operator/session-operator';
import type { Closeable } from '@waypost/runtime/closeable';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { runOnce } from '@waypost/runtime/service/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { localConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { knock } from './door/door.ts';
import { startServices } from './start-services.ts';

/** Through the door of the product that runs; else its services are started for as long as it takes. */
async function openOnFile(): Promise<SessionOperator & Closeable> {
  const { WAYPOST_DATA } = readConfig(localConfig);
  const door = await knock(WAYPOST_DATA);
  if (door) {
    return {
      list: (email) => door.ask('list-sessions', { email }),
      end: (email) => door.ask('end-sessions', { email }),
      close: async () => undefined,
    };
  }
  await openDataFolder(WAYPOST_DATA);
  const log = createLog('sessions', openLogFile(join(WAYPOST_DATA, 'waypost.log')));
  const services = await startServices(WAYPOST_DATA, log);
  const ports = services.portsFor('bff');
  return { ...createSessionOperator({ client: services.client, ports, log }), close: () => services.close() };
}

await runOnce(() =>
  sessionCommand(async () => {
    const { WAYPOST_RUNTIME } = readConfig(serviceConfig.pick({ WAYPOST_RUNTIME: true }));
    return WAYPOST_RUNTIME === 'cluster' ? openClusterSessionOperator() : openOnFile();
  }),
);
