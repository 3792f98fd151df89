import { expect, test } from 'vitest';
import { growth } from './watch-processes.ts';

const samples = Array.from({ length: 61 }, (_, minute) => ({
  minute,
  megabytes: new Map([
    ['steady', minute === 9 ? 900 : 200],
    ['leaking', 100 + minute],
  ]),
}));

test('what grew is what it held late, over what it held after a sixth of the time', () => {
  expect(growth(samples, 60)).toEqual([
    { name: 'steady', early: 200, late: 200 },
    { name: 'leaking', early: 112, late: 157 },
  ]);
});
