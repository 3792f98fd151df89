import { expect, test } from 'vitest';
import { HeldBytes } from './held-bytes.ts';

test('one key cannot hold more than its share, nor all of them more than there is', () => {
  const held = new HeldBytes({ ofKey: 10, inAll: 15 });
  expect(held.take('ada', 10)).toBe(true);
  expect(held.take('ada', 1)).toBe(false);
  expect(held.take('grace', 5)).toBe(true);
  expect(held.take('joan', 1)).toBe(false);
  held.give('ada', 10);
  expect(held.take('joan', 10)).toBe(true);
  held.give('grace', 5);
  held.give('joan', 10);
  expect(held.all).toBe(0);
});
