import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf } from './first-of.ts';

const ascending = (a: number, b: number) => a - b;

it('gives what sorting them all would begin with', () => {
  fc.assert(
    fc.property(fc.uint32Array({ maxLength: 200 }), fc.integer({ min: -1, max: 220 }), (numbers, count) => {
      expect(firstOf(numbers, count, ascending)).toEqual([...numbers].toSorted(ascending).slice(0, Math.max(0, count)));
    }),
  );
});

it('leaves the numbers as they were', () => {
  const numbers = Uint32Array.of(3, 1, 2);
  firstOf(numbers, 2, ascending);
  expect([...numbers]).toEqual([3, 1, 2]);
});
