import type { Closeable } from '@waypost/runtime/closeable';
import { openCaller } from '@waypost/runtime/service/actors/open-caller';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog, stderr } from '@waypost/runtime/telemetry/log';
import { createRemovalOperator, type RemovalOperator } from './removal-operator.ts';

/** Asks the services of the environment, as the BFF and with its key. It opens no engine: sessions end by the event. */
export async function openClusterRemovalOperator(): Promise<RemovalOperator & Closeable> {
  const config = readConfig(serviceConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError('This removes from a cluster (WAYPOST_RUNTIME=cluster); else: npm run remove');
  }
  const log = createLog('remove', stderr());
  const { client, close } = await openCaller({ name: 'bff', process: 'bff' }, config);
  return { ...createRemovalOperator({ client, log }), close };
}
