import '@waypost/runtime/telemetry/telemetry';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { openClusterSessionOperator } from './operator/cluster-session-operator.ts';
import { sessionCommand } from './operator/session-command.ts';

/** The operator's command on a cluster; `npm run sessions` does the same on both runtimes. */
await runOnce(() => sessionCommand(openClusterSessionOperator));
