import { expect, test, vi } from 'vitest';
import { keepAnswers } from './keep-answers.ts';

const small = () => 8;

test('what many ask at once is asked for once, and again when the answer is old', async () => {
  vi.useFakeTimers();
  // A clock that stands at 0 is none to the library.
  vi.advanceTimersByTime(1);
  try {
    let loaded = 0;
    const load = async () => (loaded += 1);
    const kept = keepAnswers<number>({ ms: 2_000, bytes: 100_000 }, small);
    const ask = () => kept.of('nurse', load);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    await vi.advanceTimersByTimeAsync(1_990);
    expect(await ask()).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(await ask()).toBe(2);
    expect(await kept.of('baker', load)).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('what was asked of another state is asked for anew', async () => {
  let state = 1;
  const kept = keepAnswers<number>({ bytes: 100_000, stateOf: () => state }, small);
  const ask = () => kept.of('nurse', async () => state);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  state = 2;
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

test('what was begun in another state is kept for nobody', async () => {
  let state = 1;
  const kept = keepAnswers<string>({ bytes: 100_000, stateOf: () => state }, small);
  const former = Promise.withResolvers<string>();
  const asked = kept.of('nurse', () => former.promise);
  state = 2;
  await kept.of('baker', async () => 'new');
  former.resolve('former');
  expect(await asked).toBe('former');
  expect(await kept.of('nurse', async () => 'new')).toBe('new');
});

test('what failed is asked for anew', async () => {
  const kept = keepAnswers<string>({ bytes: 100_000 }, small);
  const away = () => Promise.reject(new Error('away'));
  await expect(kept.of('nurse', away)).rejects.toThrow('away');
  expect(await kept.of('nurse', async () => 'there')).toBe('there');
});

test('no more is kept than there is room for: what was asked last', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'counted');
  const kept = keepAnswers<string>({ bytes: 20_000 }, () => 2_000);
  const keys = Array.from({ length: 20 }, (_, at) => `page ${at}`);
  for (const key of keys) await kept.of(key, load);
  for (const key of keys.slice(-8)) await kept.of(key, load);
  expect(load).toHaveBeenCalledTimes(20);
  for (const key of keys.slice(0, 8)) await kept.of(key, load);
  expect(load).toHaveBeenCalledTimes(28);
});

test('nor of what answers nothing to long questions', async () => {
  const load = vi.fn<() => Promise<string>>(async () => '');
  const kept = keepAnswers<string>({ bytes: 100_000 }, () => 0);
  for (let at = 0; at < 100; at++) await kept.of(`${at} `.padEnd(4_000, 'x'), load);
  await kept.of('0 '.padEnd(4_000, 'x'), load);
  expect(load).toHaveBeenCalledTimes(101);
});

test('what would take the place of many is for those alone who wait for it together', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'long');
  const kept = keepAnswers<string>({ bytes: 20_000 }, () => 5_000);
  const ask = () => kept.of('nurse', load);
  await Promise.all([ask(), ask(), ask()]);
  expect(load).toHaveBeenCalledTimes(1);
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is old is held no longer, though nobody asks', async () => {
  vi.useFakeTimers();
  // A clock that stands at 0 is none to the library.
  vi.advanceTimersByTime(1);
  try {
    const kept = keepAnswers<string>({ ms: 2_000, bytes: 100_000 }, small);
    await kept.of('nurse', async () => 'there');
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2_010);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
