import '@waypost/runtime/telemetry/telemetry';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { openClusterImporter } from './import/cluster-importer.ts';
import { importCommand } from './import/import-command.ts';

/** The operator's command on a cluster; `npm run import` does the same on both runtimes. */
await runOnce(() => importCommand(openClusterImporter));
