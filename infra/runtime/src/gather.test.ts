import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather, gatherById } from './gather.ts';

/** Asks that stay open until they are told to go on. */
function openAsks() {
  const asks: { keys: readonly number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = (keys: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      asks.push({ keys, answer: () => resolve(keys.map((key) => key * 10)), fail: reject });
    });
  return { asks, of: gather(ask) };
}

test('whoever asks at the same moment is asked for together, and gets their own answer', async () => {
  const { asks, of } = openAsks();
  const answers = Promise.all([1, 2, 2].map((key) => of(key)));
  await nextTurn();
  expect(asks.map(({ keys }) => keys)).toEqual([[1, 2, 2]]);
  asks[0]?.answer();
  expect(await answers).toEqual([10, 20, 20]);
});

test('whoever asks while others are answered goes with the next', async () => {
  const { asks, of } = openAsks();
  const first = of(1);
  await nextTurn();
  const later = Promise.all([of(2), of(3)]);
  await nextTurn();
  expect(asks).toHaveLength(1);
  asks[0]?.answer();
  expect(await first).toBe(10);
  await nextTurn();
  expect(asks.map(({ keys }) => keys)).toEqual([[1], [2, 3]]);
  asks[1]?.answer();
  expect(await later).toEqual([20, 30]);
});

test('one that hangs does not hold up those after it', async () => {
  const { asks, of } = openAsks();
  void of(1);
  await nextTurn();
  const later = of(2);
  while (asks.length < 2) await sleep(1);
  asks[1]?.answer();
  expect(await later).toBe(20);
});

test('what fails, fails for those who were asked for, and the next are asked for all the same', async () => {
  const { asks, of } = openAsks();
  const failed = Promise.allSettled([of(1), of(2)]);
  await nextTurn();
  asks[0]?.fail(new Error('away'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = of(3);
  await nextTurn();
  asks[1]?.answer();
  expect(await next).toBe(30);
});

test('things are read by their ids together, each once, and what is not there is undefined', async () => {
  const asked: (readonly string[])[] = [];
  const find = gatherById(async (ids) => {
    asked.push(ids);
    return [{ _id: 'b' }, { _id: 'a' }];
  });
  expect(await Promise.all(['a', 'none', 'b', 'a'].map(find))).toEqual([
    { _id: 'a' },
    undefined,
    { _id: 'b' },
    { _id: 'a' },
  ]);
  expect(asked).toEqual([['a', 'none', 'b']]);
});
