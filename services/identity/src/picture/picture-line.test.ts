import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureLine, pictureLimits } from './picture-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { patienceMs } = pictureLimits;
const endless = () => new Promise<never>(() => undefined);
const lasting = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

test('waiting for one’s own pictures and for those of others is one waiting', async () => {
  const inLine = createPictureLine();
  const first = inLine('ada', lasting(patienceMs - 1_000));
  void inLine('grace', endless);
  const second = inLine('ada', lasting(0)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(patienceMs - 1_000);
  expect(await first).toBe('done');
  // By now it waits for the picture of somebody else.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await second).toMatchObject({ code: 'unavailable' });
});

test('what is under way is not called off, and gives its place back, also where it fails', async () => {
  const inLine = createPictureLine();
  const long = inLine('ada', lasting(patienceMs + 1_000));
  await vi.advanceTimersByTimeAsync(patienceMs + 1_000);
  expect(await long).toBe('done');
  await expect(inLine('ada', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(await inLine('ada', async () => 'next')).toBe('next');
});
