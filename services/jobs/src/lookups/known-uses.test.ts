import { away } from '@waypost/contracts/errors';
import { expect, test } from 'vitest';
import { knownUses } from './known-uses.ts';

async function failing(error: Error) {
  const uses = async () => {
    throw error;
  };
  return knownUses({ uses }, 'company')();
}

test('a list is there without counts while the search, or the engine that it asks, is away', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const error of [away(), refused]) expect(await failing(error)).toEqual(new Map());
});

test('a fault of the search is told', async () => {
  await expect(failing(new TypeError('undefined is not a function'))).rejects.toThrow(TypeError);
});
