import type { UserActor } from '@waypost/contracts/actor';
import { withdrawApplication } from '@waypost/contracts/calls/applications';
import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { scoreComputed } from '@waypost/contracts/events/score-events';
import { someUser } from '@waypost/runtime/testing/actors';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const dashboardOf = ({ dashboards }: UserActor, at = 0) => dashboards[at]?.dsh_id ?? '';
const list = (as: UserActor, querystring: Record<string, string> = {}, id = dashboardOf(as)) =>
  service.call(listAppliedPosts, { params: { id }, querystring }, { as });
/** Each later than the one before, by which they are in order. */
const applyTo = async (seeker: UserActor, ...posts: { _id: string }[]) => {
  for (const { _id } of posts) {
    await service.apply(seeker, _id);
    const at = Date.now();
    await until(() => Date.now() > at);
  }
};
const postsOf = ({ posts }: { posts: { job_post_id: string }[] }) => posts.map(({ job_post_id }) => job_post_id);

test('applications stand newest first, those to posts of recruiters and of referrers apart', async () => {
  const seeker = someSeeker();
  const [first, referral, last] = [
    service.post(),
    service.post({ job_post_category: 'Referral', owner_type: 'Referrer' }),
    service.post(),
  ];
  await applyTo(seeker, first, referral, last);
  expect(postsOf(await list(seeker))).toEqual([last._id, first._id]);
  expect(await list(seeker, { post_type: 'REFERRAL_posts' })).toMatchObject({
    posts: [{ job_post_id: referral._id, status: 'Applied', resume_name: 'resume.pdf' }],
    total: 1,
  });
});

test('pages neither repeat nor lose an application, and each says how many there are', async () => {
  const seeker = someSeeker();
  const posts = [service.post(), service.post(), service.post()];
  await applyTo(seeker, ...posts);
  const pages = await Promise.all(['1', '2', '3'].map((page) => list(seeker, { page, limit: '2' })));
  expect(pages.flatMap(postsOf)).toEqual(posts.map(({ _id }) => _id).toReversed());
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
});

test('an application stays in the list when it is withdrawn', async () => {
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, service.post()._id);
  await service.call(withdrawApplication, { params: { id: application._id } }, { as: seeker });
  expect(await list(seeker)).toMatchObject({ posts: [{ _id: application._id, status: 'Withdrawn' }], total: 1 });
});

test('a list has nothing of a score', async () => {
  const seeker = someSeeker();
  const post = service.post();
  const { application } = await service.apply(seeker, post._id);
  await service.publish(scoreComputed, {
    key: application._id,
    version: 1,
    data: {
      application_id: application._id,
      job_post_id: post._id,
      user_id: seeker.user_id,
      submission: 1,
      user_score: 300,
      status: 'ready',
      stale: false,
      scorer_version: '1',
    },
  });
  await service.settled();
  expect(await service.onlyApplicant(post._id)).toMatchObject({ user_score: 300 });
  expect(JSON.stringify(await list(seeker))).not.toContain('score');
});

test('a dashboard under which nobody applied has no applications, and one of somebody else is refused', async () => {
  const seeker = someUser('Job Seeker', 'Recruiter');
  await applyTo(seeker, service.post());
  expect(await list(seeker, {}, dashboardOf(seeker, 1))).toEqual({ posts: [], total: 0 });
  await expect(list(someSeeker(), {}, dashboardOf(seeker))).rejects.toMatchObject({ status: 403 });
});

test('an unknown post type is refused', async () => {
  const seeker = someSeeker();
  await expect(list(seeker, { post_type: 'posts' })).rejects.toMatchObject({ status: 400, code: 'validation-error' });
});
