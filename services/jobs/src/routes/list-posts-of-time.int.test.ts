import { changeJobStatus } from '@waypost/contracts/calls/jobs';
import { listPostsOfTime } from '@waypost/contracts/calls/jobs/open-posts';
import type { CallInput } from '@waypost/contracts/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

test('open posts of a time are listed a page at a time, by their ids; what ends it does not belong to it', async () => {
  const posts = [await jobs.publish(), await jobs.publish(), await jobs.publish()];
  const closed = await jobs.publish();
  const close = { params: { id: closed._id }, body: { updated_status: 'Close' as const } };
  await jobs.call(changeJobStatus, close, { as: jobs.recruiter });
  const [first, ...others] = posts.map(({ _id }) => _id).toSorted();
  const ask = (some: Partial<CallInput<typeof listPostsOfTime>['body']>) => {
    const body = { from: '2020-01-01T00:00:00.000Z', before: '2120-01-01T00:00:00.000Z', limit: 10, ...some };
    return jobs.call(listPostsOfTime, { body }, { as: { kind: 'service', name: 'identity' } });
  };
  const idsOf = async (some: Parameters<typeof ask>[0]) => (await ask(some)).job_posts.map(({ _id }) => _id);
  expect(await idsOf({ limit: 1 })).toEqual([first]);
  expect(await idsOf({ after: first ?? '' })).toEqual(others);
  const { job_posts } = await ask({});
  expect(job_posts[0]?.created_by).toBe(jobs.recruiter.user_id);
  const earliest = job_posts.map(({ posted_date }) => posted_date).toSorted()[0] ?? '';
  expect(await idsOf({ before: earliest })).toEqual([]);
  expect(await idsOf({ from: earliest })).toHaveLength(3);
  const longAgo = '2020-01-01T00:00:00.000Z';
  expect(await idsOf({ created: { from: longAgo, before: '2120-01-01T00:00:00.000Z' } })).toHaveLength(3);
  expect(await idsOf({ created: { from: longAgo, before: earliest } })).toEqual([]);
});
