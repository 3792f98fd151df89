import { stateCodes } from '@waypost/runtime/cities/state-names';
import { stemsOf } from '../words.ts';

const statesByCode = Map.groupBy(
  Object.values(stateCodes).flatMap((codes) => Object.entries(codes)),
  ([, code]) => code.toLowerCase(),
);

/**
 * The states, as stems, that a code means behind other words: 'boston ma', 'jobs in tx', 'perth wa'. Alone it is more often an MD, a
 * PA or a CA.
 */
export const statesOfCode: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...statesByCode].map(([code, states]) => [code, states.map(([name]) => stemsOf(name))]),
);
