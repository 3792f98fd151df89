import { readRebuildCommand, runRebuildCommand } from './rebuild-commands.ts';
import { runOperator } from './run-operator.ts';

/** The operator's command to build a read model anew, see its usage. */
await runOperator({ name: 'rebuild', read: readRebuildCommand, run: runRebuildCommand });
