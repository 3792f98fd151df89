import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = 60_000;
/** How often something is asked for that a screen shows again after a while. */
async function askedAgainAfter(milliseconds: number): Promise<number> {
  const queries = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(async () => 'an answer');
  await queries.fetchQuery({ queryKey: ['a'], queryFn });
  await vi.advanceTimersByTimeAsync(milliseconds);
  await queries.fetchQuery({ queryKey: ['a'], queryFn });
  return queryFn.mock.calls.length;
}

test('an answer is asked for again once it is five minutes old', async () => {
  expect(await askedAgainAfter(5 * minutes - 1)).toBe(1);
  expect(await askedAgainAfter(5 * minutes)).toBe(2);
});

test('what nothing shows any more is kept for ten minutes', async () => {
  const queries = createQueryClient();
  await queries.fetchQuery({ queryKey: ['a'], queryFn: async () => 'an answer' });
  await vi.advanceTimersByTimeAsync(10 * minutes - 1);
  expect(queries.getQueryData(['a'])).toBe('an answer');
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(['a'])).toBeUndefined();
});

test('coming back to the window asks for nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

test.each([
  ['network', 2],
  ['unavailable', 2],
  ['not-found', 1],
  ['validation-error', 1],
] as const)('a call that fails for %s is made %i times', async (code, times) => {
  const queries = createQueryClient();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError(code)));
  const observer = new QueryObserver(queries, { queryKey: ['a'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(minutes);
  leave();
  expect(queryFn).toHaveBeenCalledTimes(times);
});

test('what is sent without a connection fails at once instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const mutationFn = () => Promise.reject(ApiError.network());
  const sent = new MutationObserver(createQueryClient(), { mutationFn }).mutate();
  await expect(sent).rejects.toThrow('Network error. Please check your internet connection.');
});

test('two screens that ask for the same at once make one call', async () => {
  const queries = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(async () => 'an answer');
  await Promise.all([1, 2].map(() => queries.fetchQuery({ queryKey: ['a'], queryFn })));
  expect(queryFn).toHaveBeenCalledTimes(1);
});
