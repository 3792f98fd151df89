import '@waypost/runtime/telemetry/telemetry';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { openClusterRemovalOperator } from './operator/cluster-removal-operator.ts';
import { removalCommand } from './operator/removal-command.ts';

/** The operator's command on a cluster; `npm run remove` does the same on both runtimes. */
await runOnce(() => removalCommand(openClusterRemovalOperator));
