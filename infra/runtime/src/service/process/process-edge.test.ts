import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { isForPeople } from './process-edge.ts';

test('who mistypes an option is told so, and not where our code read it', () => {
  const errors = [['--folder'], ['--foldr', 'x'], ['more']].map((args) => {
    try {
      return parseArgs({ args, options: { folder: { type: 'string' } } });
    } catch (error) {
      return error;
    }
  });
  expect(errors.map(isForPeople)).toEqual([true, true, true]);
  expect(isForPeople(new TypeError('x is not a function'))).toBe(false);
});
