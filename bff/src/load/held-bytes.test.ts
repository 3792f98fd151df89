import { expect, test } from 'vitest';
import { HeldBytes } from './held-bytes.ts';

test('one key cannot hold more than its share', () => {
  const held = new HeldBytes({ ofKey: 10, inAll: 25 });
  expect(held.take('ada', 10)).toBe(true);
  expect(held.take('ada', 1)).toBe(false);
  held.give('ada', 10);
  expect(held.take('ada', 10)).toBe(true);
  held.give('ada', 10);
  expect(held.all).toBe(0);
});

test('nor more than it leaves to others: those that hold as much as they can leave something to who comes later', () => {
  const held = new HeldBytes({ ofKey: 24, inAll: 64 });
  const most = (key: string) => {
    let taken = 0;
    while (held.take(key, 1)) taken += 1;
    return taken;
  };
  expect(['a', 'b', 'c', 'd'].map(most)).toEqual([24, 20, 10, 5]);
  expect(held.take('ada', 2)).toBe(true);
  held.give('a', 24);
  expect(held.take('ada', 12)).toBe(true);
});
