import type { Closeable } from '@waypost/runtime/closeable';
import { openCaller } from '@waypost/runtime/service/actors/open-caller';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { openPorts } from '@waypost/runtime/service/process/open-ports';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { pino } from 'pino';
import { createSessionOperator, type SessionOperator } from './session-operator.ts';

/** On the engines of the environment, as the BFF and with its key: it may do what the BFF may, and no more. */
export async function openClusterSessionOperator(): Promise<SessionOperator & Closeable> {
  const config = readConfig(serviceConfig);
  if (config.WAYPOST_RUNTIME !== 'cluster') {
    throw new StartError('These are sessions of a cluster (WAYPOST_RUNTIME=cluster); else: npm run sessions');
  }
  // To the standard error output, as the standard output has the command's answer.
  const log = createLog('sessions', pino.destination(2));
  const caller = await openCaller({ name: 'bff', process: 'bff' }, config);
  const { ports, close } = await openPorts('bff', config, log);
  return {
    ...createSessionOperator({ client: caller.client, ports, log }),
    async close() {
      await caller.close();
      await close();
    },
  };
}
