import { type Ran, runOperator } from './run-operator.ts';

/** `npm run dead-letters` with nothing but the given settings. */
export const runDeadLetters = (args: readonly string[], env: Record<string, string>): Promise<Ran> =>
  runOperator('dead-letters', args, env);
