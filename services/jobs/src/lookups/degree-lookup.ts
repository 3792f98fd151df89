import type { DegreeResult } from '@waypost/contracts/entities/lookup';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { degrees } from './degrees.ts';
import { createRankedList, type Lookup } from './ranked-list.ts';

export const createDegreeLookup = (): Lookup<DegreeResult> =>
  createRankedList(
    degrees.map(([name, level, ...others]) => {
      const degree_id = derivedId('degree', name);
      return { id: degree_id, names: [name, ...others], result: { degree_id, degree_name: name, name, level } };
    }),
    undefined,
    { ownNameFirst: true },
  );
