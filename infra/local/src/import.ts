import { constants, setPriority } from 'node:os';
import { openClusterImporter } from '@waypost/jobs/import/cluster-importer';
import { importCommand } from '@waypost/jobs/import/import-command';
import type { Importer } from '@waypost/jobs/import/importer';
import { readConfig } from '@waypost/runtime/service/process/config';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { localConfig } from './config.ts';
import { importerBehind, localImporter } from './importer.ts';
import { openOperator } from './open-operator.ts';

await runOnce(() =>
  importCommand(() =>
    openOperator<Importer>('import', {
      mayBegin: true,
      onCluster: openClusterImporter,
      throughDoor(door) {
        // Reading a file is no hurry, and the product answers people on the same processors.
        setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
        return importerBehind(door);
      },
      onServices: ({ client }) => localImporter(client, readConfig(localConfig)),
    }),
  ),
);
