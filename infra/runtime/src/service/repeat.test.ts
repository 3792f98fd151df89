import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const everyMs = 100;

test('work is done again after a failure, which is told', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
  const repeated = repeat({ everyMs, work, failed });
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(work).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  await repeated.close();
});

test('the first run is after the wait, or at once where that is asked for', async () => {
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  const failed = vi.fn<(error: unknown) => void>();
  const later = repeat({ everyMs, work, failed });
  expect(work).not.toHaveBeenCalled();
  const now = repeat({ everyMs, work, failed, atOnce: true });
  expect(work).toHaveBeenCalledOnce();
  await Promise.all([later.close(), now.close()]);
});

test('work that takes long is never done twice at a time, and closing tells it so and waits for it', async () => {
  const long = Promise.withResolvers<void>();
  const work = vi.fn<(closing: AbortSignal) => Promise<void>>(() => long.promise);
  const repeated = repeat({ everyMs, work, failed: vi.fn<(error: unknown) => void>() });
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  const closed = vi.fn<() => void>();
  const closing = repeated.close().then(closed);
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(work).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
  expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  long.resolve();
  await closing;
});
