import { errors } from '@opensearch-project/opensearch';
import { AppError } from '@waypost/contracts/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchUnavailable } from '../guarded-finder.ts';
import type { JobFinder } from '../job-search.ts';
import { finderWithBreaker } from './finder-with-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = () => searchUnavailable(new errors.ConnectionError('nobody there'));

function finderOf(count: () => Promise<number>) {
  const engine = { count: vi.fn<() => Promise<number>>(count) };
  const unused = () => Promise.reject(new Error('not asked for'));
  const finder: JobFinder = { ...engine, search: unused, suggest: unused, uses: unused };
  return { engine, finder: finderWithBreaker(finder) };
}

async function askOften(finder: JobFinder, times: number): Promise<unknown[]> {
  const answers = await Promise.allSettled(Array.from({ length: times }, () => finder.count()));
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason));
}

test('an engine that says nothing is left alone, and whoever asks is told at once', async () => {
  const { engine, finder } = finderOf(() => Promise.reject(silent()));
  await askOften(finder, 10);
  engine.count.mockClear();
  const answers = await askOften(finder, 20);
  expect(engine.count).not.toHaveBeenCalled();
  for (const answer of answers) {
    expect(answer).toBeInstanceOf(AppError);
    expect(answer).toMatchObject({ code: 'unavailable', message: silent().message });
  }
});

test('after a while it is asked again, and everybody is answered once it says something', async () => {
  const { engine, finder } = finderOf(() => Promise.reject(silent()));
  await askOften(finder, 10);
  engine.count.mockClear().mockResolvedValue(7);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await askOften(finder, 20)).toEqual(Array(20).fill(7));
});

test('while one call finds out whether it is back, no other one is sent', async () => {
  const { engine, finder } = finderOf(() => Promise.reject(silent()));
  await askOften(finder, 10);
  engine.count.mockClear();
  await vi.advanceTimersByTimeAsync(2_000);
  await askOften(finder, 20);
  expect(engine.count).toHaveBeenCalledTimes(1);
});

test('an engine that refuses is asked again, since it answers', async () => {
  const refusal = new Error('OpenSearch refused a request');
  const { engine, finder } = finderOf(() => Promise.reject(refusal));
  await askOften(finder, 20);
  expect(await askOften(finder, 1)).toEqual([refusal]);
  expect(engine.count).toHaveBeenCalledTimes(21);
});
