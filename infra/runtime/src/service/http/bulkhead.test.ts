import { AppError } from '@waypost/contracts/errors';
import { expect, test, vi } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

const never = new AbortController().signal;
const bulkheadOf = (limits: { atOnce: number; waiting: number; patienceMs?: number; standingMs?: number }) =>
  new Bulkhead({ patienceMs: 60_000, ...limits }, () => new AppError('too-many-requests', 'Too many'));

test('so many of one key go at once, others wait in order, and the rest is refused', async () => {
  const bulkhead = bulkheadOf({ atOnce: 2, waiting: 2 });
  const order: string[] = [];
  const ends = [await bulkhead.acquire('ada', never), await bulkhead.acquire('ada', never)];
  const waiting = ['first', 'second'].map(async (name) => {
    const end = await bulkhead.acquire('ada', never);
    order.push(name);
    return end;
  });
  await expect(bulkhead.acquire('ada', never)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(order).toEqual([]);
  for (const end of ends) end();
  for (const end of await Promise.all(waiting)) end();
  expect(order).toEqual(['first', 'second']);
  expect(bulkhead.size).toBe(0);
});

test('one key never waits for another', async () => {
  const bulkhead = bulkheadOf({ atOnce: 1, waiting: 0 });
  const end = await bulkhead.acquire('ada', never);
  (await bulkhead.acquire('grace', never))();
  end();
  expect(bulkhead.size).toBe(0);
});

test('who waits too long, or has gone, gives up the place and takes no room', async () => {
  const bulkhead = bulkheadOf({ atOnce: 1, waiting: 1, patienceMs: 20 });
  const end = await bulkhead.acquire('ada', never);
  await expect(bulkhead.acquire('ada', never)).rejects.toMatchObject({ code: 'too-many-requests' });
  const page = new AbortController();
  const left = bulkhead.acquire('ada', page.signal);
  page.abort(new Error('The page was left'));
  await expect(left).rejects.toThrow('The page was left');
  end();
  (await bulkhead.acquire('ada', never))();
  expect(bulkhead.size).toBe(0);
});

test('room that is passed on in the moment in which the next one leaves goes to the one after', async () => {
  const bulkhead = bulkheadOf({ atOnce: 1, waiting: 2 });
  const end = await bulkhead.acquire('ada', never);
  const page = new AbortController();
  const [left, stayed] = [bulkhead.acquire('ada', page.signal), bulkhead.acquire('ada', never)];
  page.abort(new Error('The page was left'));
  end();
  await expect(left).rejects.toThrow('The page was left');
  (await stayed)();
  expect(bulkhead.size).toBe(0);
});

test('room that is given back twice is passed on once', async () => {
  const bulkhead = bulkheadOf({ atOnce: 1, waiting: 2 });
  const end = await bulkhead.acquire('ada', never);
  const [second, third] = [bulkhead.acquire('ada', never), bulkhead.acquire('ada', never)];
  end();
  end();
  const endSecond = await second;
  let thirdGoes = false;
  void third.then(() => (thirdGoes = true));
  await new Promise(setImmediate);
  expect(thirdGoes).toBe(false);
  endSecond();
  (await third)();
});

test('a line that has stood for longer than a burst is refused sooner, until nobody has waited for as long', async () => {
  vi.useFakeTimers();
  try {
    const bulkhead = bulkheadOf({ atOnce: 1, waiting: 10, patienceMs: 1_000, standingMs: 50 });
    const end = await bulkhead.acquire('ada', never);
    const wait = () =>
      bulkhead.acquire('ada', never).then(
        (mine) => mine,
        () => 'refused' as const,
      );
    const first = wait();
    await vi.advanceTimersByTimeAsync(500);
    const second = wait();
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toBe('refused');
    const third = wait();
    await vi.advanceTimersByTimeAsync(50);
    expect(await third).toBe('refused');
    await vi.advanceTimersByTimeAsync(450);
    expect(await second).toBe('refused');

    await vi.advanceTimersByTimeAsync(900);
    const soonAgain = wait();
    await vi.advanceTimersByTimeAsync(50);
    expect(await soonAgain).toBe('refused');

    await vi.advanceTimersByTimeAsync(1_000);
    const patient = wait();
    await vi.advanceTimersByTimeAsync(900);
    end();
    expect(await patient).toBeTypeOf('function');
  } finally {
    vi.useRealTimers();
  }
});
