import { readJobMarks } from '@waypost/contracts/calls/applications';
import { getProfileCards, getUser } from '@waypost/contracts/calls/identity';
import { getJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { AppError, away, notFound } from '@waypost/contracts/errors';
import { aJobPost, aJobPostDetails, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aProfileCard, aUser } from '@waypost/contracts/testing/people';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ours, startBff } from '../testing/start-bff.ts';

const creator = aUser();
const post = aJobPost({ created_by: creator.id });
const throwing = (error: Error) => () => {
  throw error;
};

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
beforeEach(async () => {
  bff = await startBff();
  ({ cookie } = await bff.signIn());
  bff.client.stub(getJobPost, () => aJobPostDetails({ job_post: post }));
  bff.client.stub(searchJobPosts, () => aJobSearchResult({ jobs: [aJobPostListing({ id: post.id })] }));
  bff.client.stub(getUser, () => creator);
  bff.client.stub(readJobMarks, () => ({ saved: [post.id], applied: [] }));
});
afterEach(() => bff.close());

const ask = async (path: string) => bff.http.inject({ url: `/api/job-posts/${path}`, headers: { ...ours, cookie } });
const askPost = () => ask(post.id);

it('answers a post with who posted it and what the viewer has done with it', async () => {
  const answer = (await askPost()).json<Record<string, unknown>>();
  expect(answer).toMatchObject({ is_saved: true, is_applied: false });
  expect(answer['job_post']).toMatchObject({ creator: { username: creator.username } });
  expect(JSON.stringify(answer)).not.toContain(creator.email);
});

it('answers with what the viewer has sent for it', async () => {
  const application = {
    _id: aUser().id,
    applied_at: '2026-01-05T10:00:00.000Z',
    status: 'Shortlisted' as const,
    resume_name: 'resume.pdf',
  };
  bff.client.stub(readJobMarks, () => ({ saved: [], applied: [{ ...application, job_post_id: post.id }] }));
  expect((await askPost()).json()).toMatchObject({ is_applied: true, application });
});

it('answers a post with null for what is unknown while its owner is away', async () => {
  bff.client.stub(getUser, throwing(away()));
  bff.client.stub(readJobMarks, throwing(away()));
  const answer = (await askPost()).json<Record<string, unknown>>();
  expect(answer).toMatchObject({ is_saved: null, is_applied: null, job_post: { creator: null } });
  const search = (await ask('search')).json<{ jobs: object[] }>();
  expect(search.jobs).toMatchObject([{ id: post.id, is_saved: null, is_applied: null }]);
});

it('says to who has applied that the creator is gone, but not of one who is hidden', async () => {
  const application = { _id: aUser().id, applied_at: '2026-01-05T10:00:00.000Z', status: 'Applied' as const };
  const applied = [{ ...application, job_post_id: post.id, resume_name: 'resume.pdf' }];
  const apply = () => bff.client.stub(readJobMarks, () => ({ saved: [], applied }));
  bff.client.stub(getUser, throwing(notFound('User')));
  bff.client.stub(getProfileCards, () => ({ cards: [] }));
  expect((await askPost()).json()).not.toHaveProperty('is_owner_gone');
  apply();
  expect((await askPost()).json()).toMatchObject({ is_owner_gone: true, job_post: { creator: null } });
  bff.client.stub(getProfileCards, () => ({ cards: [aProfileCard({ user_id: creator.id })] }));
  const hidden = (await askPost()).json<object>();
  expect(hidden).toMatchObject({ job_post: { creator: null } });
  expect(hidden).not.toHaveProperty('is_owner_gone');
});

it('says so when the post itself is not there or its owner is away', async () => {
  bff.client.stub(getJobPost, throwing(notFound('Job post')));
  expect((await askPost()).json()).toMatchObject({ status: 404, message: 'Job post not found' });
  bff.client.stub(getJobPost, throwing(away()));
  expect((await askPost()).json()).toMatchObject({ status: 503, error_code: 'unavailable' });
});

it.each([
  ['a bug of ours', new TypeError('undefined is not a function')],
  ['an owner that fails', new AppError('internal', 'Answered 500 without an error body')],
  ['a refusal that nobody foresaw', new AppError('validation-error', 'Expected an id')],
])('does not take %s for an owner that is away', async (_, error) => {
  bff.client.stub(getUser, throwing(error));
  expect((await askPost()).statusCode).toBe(error instanceof AppError ? error.status : 500);
  bff.client.stub(getUser, () => creator);
  bff.client.stub(readJobMarks, throwing(error));
  expect((await askPost()).statusCode).toBe(error instanceof AppError ? error.status : 500);
  expect((await ask('search')).statusCode).toBe(error instanceof AppError ? error.status : 500);
});
