import { join } from 'node:path';
import { openClusterRemovalOperator } from '@waypost/bff/operator/cluster-removal-operator';
import { removalCommand } from '@waypost/bff/operator/removal-command';
import { createRemovalOperator, type RemovalOperator } from '@waypost/bff/operator/removal-operator';
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
async function openOnFile(): Promise<RemovalOperator & Closeable> {
  const { WAYPOST_DATA } = readConfig(localConfig);
  const door = await knock(WAYPOST_DATA);
  if (door) {
    return {
      findPerson: (whom) => door.ask('find-person', { whom }),
      removePerson: (person) => door.ask('remove-person', person),
      findPost: (job_post_id) => door.ask('find-post', { job_post_id }),
      takeDownPost: (post) => door.ask('take-down-post', post),
      close: async () => undefined,
    };
  }
  await openDataFolder(WAYPOST_DATA);
  const log = createLog('remove', openLogFile(join(WAYPOST_DATA, 'waypost.log')));
  const services = await startServices(WAYPOST_DATA, log);
  return { ...createRemovalOperator({ client: services.client, log }), close: () => services.close() };
}

await runOnce(() =>
  removalCommand(async () => {
    const { WAYPOST_RUNTIME } = readConfig(serviceConfig.pick({ WAYPOST_RUNTIME: true }));
    return WAYPOST_RUNTIME === 'cluster' ? openClusterRemovalOperator() : openOnFile();
  }),
);
