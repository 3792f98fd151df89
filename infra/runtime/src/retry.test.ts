import { expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

const pause = { first: 0, longest: 0 };
const failing = (times: number) => {
  const attempt = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  for (let at = 1; at <= times; at++) attempt.mockRejectedValueOnce(new Error(`${at}`));
  return attempt;
};

test('tries until it succeeds, and tells of each failure', async () => {
  const told: [string, number][] = [];
  const failed = (error: unknown, { failures }: { failures: number }) => void told.push([String(error), failures]);
  expect(await retry(failing(2), { pause, failed })).toBe('done');
  expect(told).toEqual([
    ['Error: 1', 1],
    ['Error: 2', 2],
  ]);
});

test('ends with what is not to be tried again', async () => {
  const attempt = failing(3);
  const failed = (error: unknown) => {
    throw error;
  };
  await expect(retry(attempt, { pause, failed })).rejects.toThrow('1');
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('ends in the middle of a pause when it is wanted no more', async () => {
  const closing = new AbortController();
  const attempt = failing(3);
  const tried = retry(attempt, {
    pause: { first: 60_000, longest: 60_000 },
    failed: () => queueMicrotask(() => closing.abort()),
    signal: closing.signal,
  });
  await expect(tried).rejects.toThrow('1');
  expect(attempt).toHaveBeenCalledTimes(1);
});
