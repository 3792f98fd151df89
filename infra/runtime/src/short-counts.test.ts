import { expect, test } from 'vitest';
import { createShortCounts } from './short-counts.ts';

test('a flood of keys takes a bounded memory: what was begun first is forgotten', async () => {
  const increment = createShortCounts();
  await increment('first', 60);
  await increment('second', 60);
  for (let index = 0; index < 99_999; index++) await increment(`flood ${index}`, 60);
  expect(await increment('second', 60)).toMatchObject({ count: 2 });
  expect(await increment('first', 60)).toMatchObject({ count: 1 });
});

test('a count begins anew when its time is over', async () => {
  let now = 0;
  const increment = createShortCounts(() => now);
  expect(await increment('key', 60)).toEqual({ count: 1, secondsLeft: 60 });
  now = 59_500;
  expect(await increment('key', 60)).toEqual({ count: 2, secondsLeft: 1 });
  now = 60_000;
  expect(await increment('key', 60)).toEqual({ count: 1, secondsLeft: 60 });
});
