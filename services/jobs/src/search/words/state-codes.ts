import { stateNames } from '../../lookups/state-names.ts';
import { stemsOf } from './words.ts';

/** The stems of the state that a code means behind other words: 'boston ma', 'jobs in tx'. Alone it is more often an MD, a PA or a CA. */
export const stateOfCode: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(stateNames['US'] ?? {}).map(([code, name]) => [code.toLowerCase(), stemsOf(name)]),
);
