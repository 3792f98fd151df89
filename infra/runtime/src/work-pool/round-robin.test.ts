import { expect, test } from 'vitest';
import { createRoundRobin } from './round-robin.ts';

test('whoever asks for many pieces has others wait for one of them at a time', async () => {
  const roundRobin = createRoundRobin();
  const done: string[] = [];
  const ask = (owner: string) => roundRobin(owner, () => void done.push(owner));
  const many = Promise.all(Array.from({ length: 10 }, () => ask('anna')));
  for (let piece = 0; piece < 3; piece += 1) await ask('ben');
  expect(done.filter((owner) => owner === 'anna').length).toBeLessThan(6);
  await many;
  expect(done).toHaveLength(13);
});

test('the event loop turns between two pieces', async () => {
  const roundRobin = createRoundRobin();
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await Promise.all(Array.from({ length: 50 }, () => roundRobin('anna', () => undefined)));
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(45);
});

test('a piece that fails is told to who asked for it, and the next is done', async () => {
  const roundRobin = createRoundRobin();
  const fails = roundRobin('anna', () => {
    throw new RangeError('no');
  });
  const next = roundRobin('anna', () => 'done');
  await expect(fails).rejects.toThrow(RangeError);
  expect(await next).toBe('done');
});
