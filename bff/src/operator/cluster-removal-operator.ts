import type { Closeable } from '@waypost/runtime/closeable';
import { openCaller } from '@waypost/runtime/service/actors/open-caller';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { pino } from 'pino';
import { createRemovalOperator, type RemovalOperator } from './removal-operator.ts';

/** Asks the services of the environment, as the BFF and with its key. It opens no engine: sessions end by the event. */
export async function openClusterRemovalOperator(): Promise<RemovalOperator & Closeable> {
  const config = readConfig(serviceConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError('This removes from a cluster (WAYPOST_RUNTIME=cluster); else: npm run remove');
  }
  // To the standard error output, as the standard output has the command's answer.
  const log = createLog('remove', pino.destination(2));
  const { client, close } = await openCaller({ name: 'bff', process: 'bff' }, config);
  return { ...createRemovalOperator({ client, log }), close };
}
