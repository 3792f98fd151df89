import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is there in time is as it is, and leaves no timer', async () => {
  await expect(within(100, Promise.resolve(1))).resolves.toBe(1);
  await expect(within(100, Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is not there in time is not waited for, whatever becomes of it', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const waiting = within(100, promise);
  vi.advanceTimersByTime(100);
  await expect(waiting).rejects.toThrow('No answer within 100 ms');
  reject(new Error('later'));
});
