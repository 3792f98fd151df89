import { expect, test } from 'vitest';
import { untilFound } from './until-found.ts';

const counts = (...of: number[]) => {
  let last = 0;
  return async () => (last = of.shift() ?? last);
};
const patience = { looks: 3, pauseMs: 0 };

test('looks until all are found, also when it takes more looks than nothing may come for', async () => {
  expect(await untilFound(counts(0, 0, 0, 2, 2, 2, 5, 5, 7), 7, patience)).toBe(7);
});

test('gives up, and says how many there are, once no more come', async () => {
  expect(await untilFound(counts(1, 2, 2, 2, 2, 7), 7, patience)).toBe(2);
});
