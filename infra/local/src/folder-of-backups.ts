import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { localConfig } from './config.ts';

/** The data folder that is backed up or restored. @throws StartError on a cluster, whose data are in its engines. */
export function folderOfBackups(): string {
  const { WAYPOST_RUNTIME } = readConfig(serviceConfig.pick({ WAYPOST_RUNTIME: true }));
  if (WAYPOST_RUNTIME === 'cluster') {
    throw new StartError(
      'The data of a cluster (WAYPOST_RUNTIME=cluster) are in MongoDB: how they are backed up and restored is in infra/docker/README.md.',
    );
  }
  return readConfig(localConfig).WAYPOST_DATA;
}
