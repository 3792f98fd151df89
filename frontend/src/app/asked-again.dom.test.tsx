import { QueryObserver } from '@tanstack/react-query';
import { delays } from '@waypost/contracts/constants';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { emptySearch } from '../features/feed/search/job-search.ts';
import { type Found, searchOptions } from '../features/feed/search/use-job-search.ts';
import { createQueryClient } from './query-client.ts';

// Nothing is drawn here, which would need the document's own.
beforeEach(() => void vi.useFakeTimers({ toNotFake: [] }));
afterEach(() => void vi.useRealTimers());

/** How often a search was asked for within so many ms that fails a few times, each with the one try that follows at once. */
async function timesAsked(failure: ApiError, failures: number, milliseconds: number): Promise<number> {
  const queryFn = vi.fn<() => Promise<Found>>(async () => aJobSearchResult());
  for (let one = 0; one < failures; one++) queryFn.mockRejectedValueOnce(failure);
  const observer = new QueryObserver(createQueryClient(), { ...searchOptions(emptySearch, undefined), queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return queryFn.mock.calls.length;
}

test('a search that failed because a part was away is asked for again by itself, until there is an answer', async () => {
  const away = new ApiError('unavailable');
  expect(await timesAsked(away, 4, delays.askAgain / 2)).toBe(2);
  expect(await timesAsked(away, 4, 1.5 * delays.askAgain)).toBe(4);
  expect(await timesAsked(away, 4, 20 * delays.askAgain)).toBe(5);
});

test('one that was refused is not asked for again', async () => {
  expect(await timesAsked(new ApiError('forbidden'), 1, 20 * delays.askAgain)).toBe(1);
});
