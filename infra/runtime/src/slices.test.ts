import { expect, test } from 'vitest';
import { slices } from './slices.ts';

test('every part but the last is full, and none is empty', () => {
  expect([...slices([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...slices([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...slices([], 2)]).toEqual([]);
});
