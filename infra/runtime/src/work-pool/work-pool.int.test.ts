import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { isTooDemanding, createWorkPool, type WorkPool, type WorkPoolOptions } from './work-pool.ts';

type Work = typeof import('./testing/some-work.ts');

const file = new URL('./testing/some-work.ts', import.meta.url);
let pool: WorkPool<Work>;
const open = (options: Partial<WorkPoolOptions> = {}) => (pool = createWorkPool<Work>({ file, ...options }));
afterEach(() => pool.close());

test('work is done elsewhere, and this thread goes on meanwhile', async () => {
  open();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await pool.run('keepBusy', 500, 'anna')).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(await pool.run('double', 21, 'anna')).toBe(42);
});

test('a piece that takes longer than any may ends with a reason, and the next one is done', async () => {
  open({ deadlineMs: 500 });
  const endless = pool.run('keepBusy', 600_000, 'anna').catch((error: unknown) => error);
  const next = pool.run('double', 1, 'ben');
  const error = await endless;
  expect(error).toMatchObject({ code: 'payload-too-large', message: expect.stringContaining('shorten') });
  expect(isTooDemanding(error)).toBe(true);
  expect(await next).toBe(2);
});

test('a piece that waits for a processor is done, however long it takes', async () => {
  open({ deadlineMs: 500 });
  expect(await pool.run('wait', 1_200, 'anna')).toBe('done');
});

test('a piece that hardly gets a processor may be asked for again, and the next one is done', async () => {
  // A thread that does not say for so long what it has used is taken for busy.
  open({ deadlineMs: 500 });
  const error = await pool.run('wait', 600_000, 'anna').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('busy') });
  expect(isTooDemanding(error)).toBe(false);
  expect(await pool.run('double', 1, 'ben')).toBe(2);
});

test(
  'a piece that takes more memory than any may ends with a reason, and the next one is done',
  { timeout: 120_000 },
  async () => {
    open({ memoryMb: 32, deadlineMs: 60_000 });
    for (let round = 0; round < 2; round += 1) {
      await expect(pool.run('eatMemory', 10_000, 'anna')).rejects.toMatchObject({ code: 'payload-too-large' });
      expect(await pool.run('double', 1, 'ben')).toBe(2);
    }
  },
);

test('what a piece throws is thrown here, and a thread that ends is replaced', async () => {
  open();
  await expect(pool.run('fail', 'a bug', 'anna')).rejects.toThrow(new TypeError('a bug'));
  await expect(pool.run('exit', 1, 'anna')).rejects.toThrow(Error);
  expect(await pool.run('double', 3, 'anna')).toBe(6);
});

test('a thread that has nothing to do for a while ends, and the next piece has another one', async () => {
  open({ idleMs: 50 });
  const first = await pool.run('threadOf', undefined, 'anna');
  expect(await pool.run('threadOf', undefined, 'anna')).toBe(first);
  await until(async () => {
    await sleep(150);
    return (await pool.run('threadOf', undefined, 'anna')) !== first;
  });
});

test('persons take turns, and one who has too much waiting is told so', async () => {
  open({ waiting: { ofOne: 5, ofAll: 6 } });
  const order: string[] = [];
  const ask = (owner: string) => pool.run('keepBusy', 20, owner).then(() => order.push(owner));
  // The first of them is at work at once.
  const asked = Array.from({ length: 6 }, () => ask('anna'));
  await expect(ask('anna')).rejects.toMatchObject({ code: 'too-many-requests' });
  asked.push(ask('ben'));
  await expect(ask('carla')).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(asked);
  expect(order.indexOf('ben')).toBeLessThanOrEqual(2);
});

test('closing ends what runs and refuses what waits', async () => {
  open();
  const pieces = [pool.run('keepBusy', 600_000, 'anna'), pool.run('double', 1, 'anna')];
  const settled = Promise.allSettled(pieces);
  await pool.close();
  for (const piece of await settled)
    expect(piece).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  await expect(pool.run('double', 1, 'anna')).rejects.toMatchObject({ code: 'unavailable' });
});
