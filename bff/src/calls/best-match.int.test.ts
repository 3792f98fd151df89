import { readJobMarks } from '@waypost/contracts/calls/applications';
import { type JobSearchResult, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listFoundJobPosts, readFoundJobPosts } from '@waypost/contracts/calls/jobs/best-match';
import { matchJobPosts, readWork } from '@waypost/contracts/calls/scoring';
import type { CallInput } from '@waypost/contracts/contract';
import { AppError, away } from '@waypost/contracts/errors';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const seeking = aDashboard({ dsh_type: 'Job Seeker' });
const hiring = aDashboard({ dsh_type: 'Recruiter' });
const seeker = aCurrentUser({ ...account, userDashboards: [seeking, hiring] });
const [fair, good, unread, own] = [
  aJobPostListing({ title: 'Fair' }),
  aJobPostListing({ title: 'Good' }),
  aJobPostListing({ title: 'Unread' }),
  aJobPostListing({ title: 'Own', created_by: account.userInfos.id }),
];
const found = [own, fair, unread, good];

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
let work: number[] | null;
let nearTo: number[] | undefined;
let asked: CallInput<typeof matchJobPosts>['body'] | undefined;
beforeEach(async () => {
  bff = await startBff();
  asked = undefined;
  bff.become(seeker);
  ({ cookie } = await bff.signIn());
  work = null;
  bff.client.stub(readWork, () => ({ vector: work }));
  bff.client.stub(listFoundJobPosts, ({ body: { near } }) => {
    nearTo = near;
    return { posts: found.map(({ _id, version, created_by }) => ({ job_post_id: _id, version, created_by })) };
  });
  bff.client.stub(readFoundJobPosts, ({ body: { first } }) => {
    const chosen = first.flatMap((id) => found.filter(({ _id }) => _id === id));
    return aJobSearchResult({ jobs: [...chosen, ...found.filter((job) => !chosen.includes(job))] });
  });
  bff.client.stub(readJobMarks, () => ({ saved: [], applied: [] }));
  answer('ready', [
    { job_post_id: fair._id, user_score: 612 },
    { job_post_id: good._id, user_score: 804 },
    { job_post_id: unread._id, user_score: null },
  ]);
});
afterEach(() => bff.close());

function answer(state: 'ready' | 'pending' | 'nothing', matches: { job_post_id: string; user_score: number | null }[]) {
  bff.client.stub(matchJobPosts, ({ body }) => {
    asked = body;
    return { state, matches };
  });
}
const ask = (query: string, headers: Record<string, string> = { ...ours, cookie }) =>
  bff.http.inject({ url: `/api/job-posts/search?sort=match${query}`, headers });
const search = async (query = '') => (await ask(query)).json<JobSearchResult>();

test('what was found is ordered by how well the viewer fits, and says so of each post', async () => {
  const { jobs, matching } = await search('&keyword=nurse');
  expect(jobs.map(({ title, match }) => [title, match])).toEqual([
    ['Good', 80],
    ['Fair', 61],
    ['Own', undefined],
    ['Unread', null],
  ]);
  expect(matching).toBe('ready');
});

test('what is scored is what is nearest to their work, once that is known', async () => {
  await search();
  expect(nearTo).toBeUndefined();
  work = Array.from({ length: 96 }, (_, at) => at);
  await search();
  expect(nearTo).toEqual(work);
});

test('posts of one’s own are not compared with oneself', async () => {
  await search();
  expect(asked).toEqual({
    user_id: account.userInfos.id,
    posts: [fair, unread, good].map(({ _id, version }) => ({ job_post_id: _id, version })),
  });
});

test('equal matches stand in the order of their ids', async () => {
  answer(
    'ready',
    [good, unread, fair].map(({ _id }) => ({ job_post_id: _id, user_score: 500 })),
  );
  const { jobs } = await search();
  expect(jobs.slice(0, 3).map(({ _id }) => _id)).toEqual([good, unread, fair].map(({ _id }) => _id).toSorted());
});

test.each([
  ['what is not scored in time comes after, and is told as being computed', 'pending'],
  ['who has told nothing yet gets the usual order, and is told why', 'nothing'],
] as const)('%s', async (_words, state) => {
  answer(state, []);
  const { jobs, matching } = await search();
  expect(jobs.map(({ title, match }) => [title, match])).toEqual([
    ['Own', undefined],
    ['Fair', null],
    ['Unread', null],
    ['Good', null],
  ]);
  expect(matching).toBe(state);
});

test('the search goes on while scores cannot be had', async () => {
  bff.client.stub(readWork, () => {
    throw away();
  });
  bff.client.stub(matchJobPosts, () => {
    throw away();
  });
  expect(await search()).toMatchObject({ matching: 'away', total: 4 });
});

test('a search of which nothing is found asks for no scores', async () => {
  bff.client.stub(listFoundJobPosts, () => ({ posts: [] }));
  bff.client.stub(readFoundJobPosts, () => aJobSearchResult());
  expect(await search()).toMatchObject({ matching: 'ready', total: 0 });
  expect(asked).toBeUndefined();
});

test('a failure of scoring that is no absence is told', async () => {
  bff.client.stub(matchJobPosts, () => {
    throw new AppError('internal', 'Answered 500 without an error body');
  });
  expect((await ask('')).statusCode).toBe(500);
});

test.each([
  ['a recruiter', () => `&dsh_id=${hiring.dsh_id}`, () => ({ ...ours, cookie })],
  ['who is signed out', () => '', () => ours],
])('the order of the match is refused with words for %s', async (_who, query, headers) => {
  const refused = await ask(query(), headers());
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    message: 'Best match is for Job Seekers. Choose another order, or a Job Seeker dashboard.',
  });
  expect(asked).toBeUndefined();
});

test('other orders ask for no match', async () => {
  bff.client.stub(searchJobPosts, () => aJobSearchResult({ jobs: [fair] }));
  const { jobs } = (
    await bff.http.inject({ url: '/api/job-posts/search?sort=newest', headers: { ...ours, cookie } })
  ).json<JobSearchResult>();
  expect(jobs[0]).not.toHaveProperty('match');
  expect(asked).toBeUndefined();
});

test('posts with titles like the keyword are told apart, and say what the viewer did with them', async () => {
  bff.client.stub(searchJobPosts, () => aJobSearchResult({ jobs: [fair], alike: { jobs: [good], total: 7 } }));
  bff.client.stub(readJobMarks, () => ({ saved: [good._id], applied: [] }));
  const answer = await bff.http.inject({ url: '/api/job-posts/search?keyword=fair', headers: { ...ours, cookie } });
  const { jobs, alike } = answer.json<JobSearchResult>();
  expect(jobs.map(({ title, is_saved }) => [title, is_saved])).toEqual([['Fair', false]]);
  expect(alike).toMatchObject({ total: 7, jobs: [{ title: 'Good', is_saved: true }] });
});
