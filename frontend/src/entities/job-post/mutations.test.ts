import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeJobPostOptions } from './close-job-post.ts';
import { markJobPost } from './mutations.ts';
import { jobPostKeys } from './queries.ts';

const jobId = '0123456789abcdef01234567';
const other = 'f123456789abcdef01234567';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

function shown() {
  const queries = new QueryClient();
  const keys = {
    feed: [...jobPostKeys.searches, { page: '1' }],
    posted: [...jobPostKeys.posted, { page: '1' }],
    saved: [...jobPostKeys.saved],
    details: [...jobPostKeys.details(jobId), 'dashboard'],
    another: [...jobPostKeys.details(other), 'dashboard'],
  };
  for (const queryKey of Object.values(keys)) queries.setQueryData(queryKey, {});
  queries.setQueryData(keys.feed, { jobs: [{ _id: jobId }, { _id: other }] });
  const isOld = (name: keyof typeof keys) => queries.getQueryState(keys[name])?.isInvalidated;
  const close = () => new MutationObserver(queries, closeJobPostOptions(queries, 'user')).mutate(jobId);
  const find = (name: keyof typeof keys) => queries.getQueryData(keys[name]);
  return { queries, find, isOld, close };
}

describe('closing a post', () => {
  it('makes every page that may show it ask again, the feed included', async () => {
    const { isOld, close } = shown();
    answer(200, { job_post: {} });
    await close();
    expect([isOld('feed'), isOld('posted'), isOld('saved'), isOld('details')]).toEqual([true, true, true, true]);
    expect(isOld('another')).toBe(false);
  });

  it('makes what is searched ask once more when the search knows of it', async () => {
    vi.useFakeTimers();
    const { queries, isOld, close } = shown();
    answer(200, { job_post: {} });
    await close();
    queries.setQueryData([...jobPostKeys.searches, { page: '1' }], { jobs: [{ _id: jobId }] });
    expect(isOld('feed')).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isOld('feed')).toBe(true);
  });

  it('that is refused asks again too, as somebody else may have closed it', async () => {
    const { isOld, close } = shown();
    answer(409, { error_code: 'conflict', message: 'Others are changing this' });
    await expect(close()).rejects.toMatchObject({ code: 'conflict' });
    expect([isOld('feed'), isOld('details')]).toEqual([true, true]);
  });
});

it('a mark stands on the cards of the feed and on the page of the post, and on no other post', () => {
  const { queries, find } = shown();
  markJobPost(queries, jobId, { is_saved: true });
  expect(find('feed')).toEqual({ jobs: [{ _id: jobId, is_saved: true }, { _id: other }] });
  expect([find('details'), find('another')]).toEqual([{ is_saved: true }, {}]);
});
