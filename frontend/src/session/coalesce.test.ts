import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once for a burst', async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { ask } = coalesce(run, 100);
  for (let count = 0; count < 50; count += 1) ask();
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs while a burst goes on', async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { ask } = coalesce(run, 100);
  for (let count = 0; count < 10; count += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(run.mock.calls.length).toBeGreaterThan(2);
});

it('runs once more for what came meanwhile, also after a failure', async () => {
  let fail: (() => void) | undefined;
  const run = vi.fn<() => Promise<void>>(() => new Promise((_, reject) => (fail = () => reject(new Error('away')))));
  const { ask } = coalesce(run, 100);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  fail?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('is silent once cancelled', async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { ask, cancel } = coalesce(run, 100);
  ask();
  cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).not.toHaveBeenCalled();
});
