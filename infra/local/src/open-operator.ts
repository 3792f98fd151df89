import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Closeable } from '@waypost/runtime/closeable';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog, type Logger } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { localConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { type Door, knock } from './door/door.ts';
import { type RunningServices, startServices } from './start-services.ts';

type Ways<Operator> = {
  onCluster: () => Promise<Operator & Closeable>;
  throughDoor: (door: Door) => Operator;
  onServices: (services: RunningServices, log: Logger) => Operator;
  /** It may be the first that a data folder sees. Whoever asks for what is there would else be told that there is nothing. */
  mayBegin?: true;
};

/**
 * What a command of the operator asks of Waypost: on a cluster of its services; else through the door of the product that runs, or of
 * services that are started for as long as it takes.
 */
export async function openOperator<Operator>(
  command: string,
  { onCluster, throughDoor, onServices, mayBegin }: Ways<Operator>,
): Promise<Operator & Closeable> {
  const { WAYPOST_RUNTIME } = readConfig(serviceConfig.pick({ WAYPOST_RUNTIME: true }));
  if (WAYPOST_RUNTIME === 'cluster') return onCluster();
  const { WAYPOST_DATA } = readConfig(localConfig);
  const door = await knock(WAYPOST_DATA);
  if (door) return { ...throughDoor(door), close: async () => undefined };
  const file = join(WAYPOST_DATA, 'waypost.db');
  if (!mayBegin && !existsSync(file))
    throw new StartError(
      `There is no ${file}. Name the folder with WAYPOST_DATA; for a cluster, WAYPOST_RUNTIME=cluster.`,
    );
  await openDataFolder(WAYPOST_DATA);
  const log = createLog(command, openLogFile(join(WAYPOST_DATA, 'waypost.log')));
  const services = await startServices(WAYPOST_DATA, log);
  return { ...onServices(services, log), close: () => services.close() };
}
