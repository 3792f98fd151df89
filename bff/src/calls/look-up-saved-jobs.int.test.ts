import { readSavedJobs } from '@waypost/contracts/calls/applications/saved-jobs';
import { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import { away } from '@waypost/contracts/errors';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { aDashboard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const dashboard = aDashboard();
const saved = [aJobPost({ title: 'Baker' }), aJobPost({ title: 'Miller' })];

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
beforeEach(async () => {
  bff = await startBff();
  bff.become({ ...account, userDashboards: [dashboard] });
  ({ cookie } = await bff.signIn());
  bff.client.stub(readSavedJobs, ({ body }) => ({
    saved: body.dsh_id === dashboard.dsh_id ? saved.map(savedNow) : [],
  }));
  bff.client.stub(findPostsAmong, ({ body }) => {
    const job_posts = saved.filter(({ _id, title }) => body.ids.includes(_id) && title.startsWith(body.search ?? ''));
    return { job_posts, total: job_posts.length };
  });
});
afterEach(() => bff.close());

const savedNow = ({ _id }: { _id: string }) => ({
  _id: newId(),
  job_post_id: _id,
  saved_at: '2026-03-01T09:00:00.000Z',
});
const ask = (query: string) =>
  bff.http.inject({ url: `/api/search/saved-jobs?${query}`, headers: { ...ours, cookie } });

it('lists what is saved on the dashboard from the first character on, and before it', async () => {
  const all = await ask(`dsh_id=${dashboard.dsh_id}`);
  expect(all.json()).toMatchObject(saved.map(({ _id, title }) => ({ job_post_id: _id, title, status: 'Open' })));
  const some = await ask(`dsh_id=${dashboard.dsh_id}&entity_text=M`);
  expect(some.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Miller']);
});

it('needs a dashboard of one’s own', async () => {
  expect((await ask('')).json()).toMatchObject({ error_code: 'validation-error' });
  expect((await ask(`dsh_id=${newId()}`)).statusCode).toBe(403);
});

it('asks jobs for nothing where nothing is saved', async () => {
  bff.client.stub(readSavedJobs, () => ({ saved: [] }));
  expect((await ask(`dsh_id=${dashboard.dsh_id}`)).json()).toEqual([]);
  expect(bff.client.calls.some(({ contract }) => contract.url === findPostsAmong.url)).toBe(false);
});

it('says so while either of the two is away', async () => {
  bff.client.stub(findPostsAmong, () => {
    throw away();
  });
  expect((await ask(`dsh_id=${dashboard.dsh_id}`)).json()).toMatchObject({ error_code: 'unavailable' });
});
