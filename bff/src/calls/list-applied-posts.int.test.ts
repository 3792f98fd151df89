import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { getProfileCards } from '@waypost/contracts/calls/identity';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { away } from '@waypost/contracts/errors';
import { anAppliedPost } from '@waypost/contracts/testing/applications';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import { aDashboard } from '@waypost/contracts/testing/people';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const post = aJobPostState({ title: 'Gardener' });
/** As applications answers it. */
const without = { job_post: undefined };
const there = anAppliedPost({ ...without, job_post_id: post._id });
const gone = anAppliedPost(without);
const dashboard = aDashboard();

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
const asked: unknown[] = [];
beforeEach(async () => {
  bff = await startBff();
  bff.become({ ...account, userDashboards: [dashboard] });
  ({ cookie } = await bff.signIn());
  bff.client.stub(listAppliedPosts, ({ querystring }) => {
    asked.push(querystring);
    return { posts: [there, gone], total: 2 };
  });
  bff.client.stub(readJobPosts, ({ body }) => ({ job_posts: body.ids.includes(post._id) ? [post] : [] }));
});
afterEach(() => bff.close());

type Row = { _id: string; job_post?: object | null };
const ask = async (query = '') => {
  const url = `/api/dashboards/${dashboard.dsh_id}/applied-posts${query}`;
  const answer = await bff.http.inject({ url, headers: { ...ours, cookie } });
  return answer.json<{ posts: Row[]; total: number }>();
};

it('answers each application with its post as everybody may read it, and none where the post is gone', async () => {
  const { posts, total } = await ask('?post_type=Referral_Posts&page=2');
  expect(asked.at(-1)).toEqual({ post_type: 'Referral', page: 2, limit: 15 });
  expect(total).toBe(2);
  expect(posts).toMatchObject([{ _id: there._id, job_post: { title: 'Gardener' } }, { _id: gone._id }]);
  expect(posts[0]?.job_post).not.toHaveProperty('owner_type');
  expect(posts[1]).not.toHaveProperty('job_post');
});

it('says whose poster has deleted their account, of closed posts', async () => {
  const closed = aJobPostState({ status: 'Close' });
  bff.client.stub(listAppliedPosts, () => ({
    posts: [there, anAppliedPost({ ...without, job_post_id: closed._id })],
    total: 2,
  }));
  bff.client.stub(readJobPosts, () => ({ job_posts: [post, closed] }));
  bff.client.stub(getProfileCards, ({ body }) => {
    expect(body.user_ids).toEqual([closed.created_by]);
    return { cards: [] };
  });
  const [open, ofGone] = (await ask()).posts;
  expect(ofGone).toMatchObject({ is_owner_gone: true });
  expect(open).not.toHaveProperty('is_owner_gone');
});

it('answers null for the posts while jobs is away', async () => {
  bff.client.stub(readJobPosts, () => {
    throw away();
  });
  expect((await ask()).posts).toEqual([there, gone].map((row) => ({ ...row, job_post: null })));
});
