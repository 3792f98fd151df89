import { readSavedJobs } from '@waypost/contracts/calls/applications/saved-jobs';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import { away } from '@waypost/contracts/errors';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import { aDashboard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const dashboard = aDashboard();
const posts = [aJobPostState({ title: 'Baker' }), aJobPostState({ title: 'Miller', status: 'Close' })];
const saved = [...posts.map(({ _id }) => _id), newId()].map((job_post_id) => ({
  _id: newId(),
  job_post_id,
  saved_at: '2026-03-01T09:00:00.000Z',
}));
const [baker, miller, gone] = saved;

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
beforeEach(async () => {
  bff = await startBff();
  bff.become({ ...account, userDashboards: [dashboard] });
  ({ cookie } = await bff.signIn());
  bff.client.stub(readSavedJobs, () => ({ saved }));
  bff.client.stub(readJobPosts, ({ body }) => ({ job_posts: posts.filter(({ _id }) => body.ids.includes(_id)) }));
  bff.client.stub(findPostsAmong, ({ body }) => {
    const left = posts.filter(
      ({ status, title }) => status === (body.status ?? status) && title.includes(body.search ?? ''),
    );
    return { job_posts: left.slice((body.page - 1) * body.limit, body.page * body.limit), total: left.length };
  });
});
afterEach(() => bff.close());

const isAway = () => {
  throw away();
};
type Row = { _id: string; job_post_id: string; jobPostDetails?: { title: string } | null };
const ask = async (query = '', user = account.userInfos.id, dash = dashboard.dsh_id) => {
  const url = `/api/dashboards/${dash}/marked-job-posts/${user}?${query}`;
  const answer = await bff.http.inject({ url, headers: { ...ours, cookie } });
  const { marked_posts = [], total } = answer.json<{ marked_posts?: Row[]; total?: number }>();
  return { status: answer.statusCode, rows: marked_posts, total };
};

it('lists what is saved with the posts as they are, one that is gone included', async () => {
  const { rows, total } = await ask('type=Saved');
  expect(total).toBe(3);
  expect(rows).toMatchObject([
    {
      _id: baker?._id,
      job_post_id: posts[0]?._id,
      marked_type: 'Saved',
      created_at: baker?.saved_at,
      marked_at: baker?.saved_at,
      updated_at: baker?.saved_at,
      jobPostDetails: { title: 'Baker' },
    },
    { _id: miller?._id, jobPostDetails: { title: 'Miller', status: 'Close' } },
    { _id: gone?._id },
  ]);
  expect(rows[2]).not.toHaveProperty('jobPostDetails');
});

it('pages over all that is saved', async () => {
  const { rows, total } = await ask('limit=2&page=2');
  expect([rows.map(({ _id }) => _id), total]).toEqual([[gone?._id], 3]);
});

it.each([
  ['search=Bak', [baker?._id]],
  ['status=Close', [miller?._id]],
  ['search=Bak&status=Close', []],
])('answers what jobs leaves of it, with their number: %s', async (query, ids) => {
  const { rows, total } = await ask(query);
  expect(rows.map(({ _id }) => _id)).toEqual(ids);
  expect(total).toBe(ids.length);
});

it('lists without the posts while jobs is away, and cannot search then', async () => {
  bff.client.stub(readJobPosts, isAway);
  bff.client.stub(findPostsAmong, isAway);
  expect((await ask()).rows.map(({ jobPostDetails }) => jobPostDetails)).toEqual([null, null, null]);
  expect((await ask('search=Bak')).status).toBe(503);
});

it('is for the person and a dashboard of theirs', async () => {
  expect((await ask('', newId())).status).toBe(403);
  expect((await ask('', account.userInfos.id, newId())).status).toBe(403);
});

it.each(['type=Liked', 'status=Closed', 'page=0', 'limit=51'])('refuses %s', async (query) => {
  expect((await ask(query)).status).toBe(400);
});
