import type { Closeable } from '@waypost/runtime/closeable';
import { openCaller } from '@waypost/runtime/service/actors/open-caller';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { openSessionPorts } from '@waypost/runtime/service/process/open-ports';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog, stderr } from '@waypost/runtime/telemetry/log';
import { createSessionOperator, type SessionOperator } from './session-operator.ts';

/** On the engines of the environment, as the BFF and with its key: it may do what the BFF may, and no more. */
export async function openClusterSessionOperator(): Promise<SessionOperator & Closeable> {
  const config = readConfig(serviceConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError('These are sessions of a cluster (WAYPOST_RUNTIME=cluster); else: npm run sessions');
  }
  const log = createLog('sessions', stderr());
  const caller = await openCaller({ name: 'bff', process: 'bff' }, config);
  const { close, ...ports } = await openSessionPorts('bff', config, log);
  return {
    ...createSessionOperator({ client: caller.client, ports, log }),
    async close() {
      await caller.close();
      await close();
    },
  };
}
