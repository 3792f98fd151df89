import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNumberLists } from './number-lists.ts';

const changes = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 300 }), fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 30 })),
  { maxLength: 400 },
);

it('keeps the last list of each row, however often lists are replaced', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const lists = createNumberLists();
      const last = new Map<number, readonly number[]>();
      for (const [row, numbers] of all) {
        lists.set(row, numbers);
        last.set(row, numbers);
      }
      for (const [row, numbers] of last) expect([...lists.of(row)]).toEqual(numbers);
    }),
  );
});

it('has nothing of a row that was never set', () => {
  const lists = createNumberLists();
  lists.set(1, [7]);
  expect([...lists.of(900)]).toEqual([]);
});

it('takes no more room than twice what the lists need, once it had to be renewed', () => {
  const lists = createNumberLists();
  for (let change = 0; change < 10_000; change++) lists.set(change % 10, [change, change + 1]);
  expect(lists.pool.length).toBeLessThan(2_000);
});
