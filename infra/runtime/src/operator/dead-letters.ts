import { readCommand, runCommand } from './dead-letter-commands.ts';
import { runOperator } from './run-operator.ts';

/** The operator's command about dead letters, see its usage. */
await runOperator({ name: 'dead-letters', read: readCommand, run: runCommand });
