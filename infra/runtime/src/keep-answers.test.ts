import { expect, test, vi } from 'vitest';
import { keepAnswers } from './keep-answers.ts';

test('what many ask at once is asked for once, and again when the answer is old', async () => {
  vi.useFakeTimers();
  try {
    let loaded = 0;
    const load = async () => (loaded += 1);
    const kept = keepAnswers<number>({ ms: 2_000, most: 10 });
    const ask = () => kept.of('nurse', load);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await ask()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask()).toBe(2);
    expect(await kept.of('baker', load)).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('what was asked of another state is asked for anew', async () => {
  let state = 1;
  const kept = keepAnswers<number>({ ms: 60_000, most: 10, stateOf: () => state });
  const ask = () => kept.of('nurse', async () => state);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  state = 2;
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

test('what failed is asked for anew', async () => {
  const kept = keepAnswers<string>({ ms: 60_000, most: 10 });
  const away = () => Promise.reject(new Error('away'));
  await expect(kept.of('nurse', away)).rejects.toThrow('away');
  expect(await kept.of('nurse', async () => 'there')).toBe('there');
});

test('no more is kept than there is room for', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'counted');
  const kept = keepAnswers<string>({ ms: 60_000, most: 2 });
  for (const key of ['first', 'second', 'third', 'third', 'second', 'first']) await kept.of(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});
