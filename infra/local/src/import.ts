import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { openClusterImporter } from '@waypost/jobs/import/cluster-importer';
import { importCommand } from '@waypost/jobs/import/import-command';
import type { Importer } from '@waypost/jobs/import/importer';
import type { Closeable } from '@waypost/runtime/closeable';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { runOnce } from '@waypost/runtime/service/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { localConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { knock } from './door/door.ts';
import { importerBehind, localImporter } from './importer.ts';
import { startServices } from './start-services.ts';

/** The running product where there is one; else its services are started for as long as the import takes. */
async function openOnFile(): Promise<Importer & Closeable> {
  const config = readConfig(localConfig);
  const running = await knock(config.WAYPOST_DATA);
  if (running) {
    // Reading a file is no hurry, and the product answers people on the same processors.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    return { ...importerBehind(running), close: async () => undefined };
  }
  await openDataFolder(config.WAYPOST_DATA);
  const log = createLog('import', openLogFile(join(config.WAYPOST_DATA, 'waypost.log')));
  const services = await startServices(config.WAYPOST_DATA, log);
  return { ...localImporter(services.client, config), close: () => services.close() };
}

await runOnce(() =>
  importCommand(async () => {
    const { WAYPOST_RUNTIME } = readConfig(serviceConfig.pick({ WAYPOST_RUNTIME: true }));
    return WAYPOST_RUNTIME === 'cluster' ? openClusterImporter() : openOnFile();
  }),
);
