import { applyToJob, applyWithNewestResume } from '@waypost/contracts/calls/applications';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { reserveResume } from '@waypost/contracts/calls/resumes';
import { limits } from '@waypost/contracts/constants';
import { AppError, invalid, notFound } from '@waypost/contracts/errors';
import { anAnswer } from '@waypost/contracts/testing/applications';
import { aJobQuestion } from '@waypost/contracts/testing/job-posts';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplicationStore } from '../application-store.ts';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const away = () => {
  throw new AppError('unavailable', 'A part of Waypost is not available right now. Please try again.');
};

test('an application is taken, with the file that resumes kept, and is in the list of applicants at once', async () => {
  const post = service.post();
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  expect(application).toMatchObject({ job_post_id: post._id, status: 'Applied', version: 1 });
  const { applicants, total } = await service.applicants(post._id);
  expect(total).toBe(1);
  expect(applicants[0]).toMatchObject({ _id: application._id, user_id: seeker.user_id, score_status: 'pending' });
});

test('of 20 applications of one user to one post at once exactly one is taken', async () => {
  const post = service.post();
  const seeker = someSeeker();
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => service.apply(seeker, post._id)));
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as AppError] : []));
  expect(refusals).toHaveLength(19);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      status: 409,
      code: 'already-applied',
      message: 'You have already applied for this job',
    });
  }
  expect((await service.applicants(post._id)).total).toBe(1);
});

test('the same Idempotency-Key answers the same application, also when sent at once', async () => {
  const post = service.post();
  const seeker = someSeeker();
  const resume = newId();
  const send = () => service.apply(seeker, post._id, { key: 'k1', resume });
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, send));
  others.push(await send());
  for (const other of others) expect(other).toEqual(first);
});

test('a key that belongs to an application to another post is a conflict; another user has keys of their own', async () => {
  const seeker = someSeeker();
  await service.apply(seeker, service.post()._id, { key: 'k2' });
  await expect(service.apply(seeker, service.post()._id, { key: 'k2' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(service.apply(someSeeker(), service.post()._id, { key: 'k2' })).resolves.toBeDefined();
});

test('the same Idempotency-Key with another body is a conflict, until it expires', async () => {
  const [post, other] = [service.post(), service.post()];
  const seeker = someSeeker();
  const resume = newId();
  const { application } = await service.apply(seeker, post._id, { key: 'k3', resume });
  const changed = { key: 'k3', resume: newId() };
  await expect(service.apply(seeker, post._id, changed)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('another request'),
  });
  await expect(service.apply(seeker, post._id, { key: 'k3', resume })).resolves.toEqual({ success: true, application });

  const { collection } = await createApplicationStore(service.ports.documents);
  const yesterday = new Date(Date.now() - limits.idempotencyHours * 3_600_000).toISOString();
  await collection.updateOne({ _id: application._id }, { $set: { applied_at: yesterday } });
  await expect(service.apply(seeker, other._id, { key: 'k3', resume })).resolves.toBeDefined();
  await expect(service.apply(seeker, post._id, { key: 'k3', resume })).rejects.toMatchObject({ code: 'conflict' });
});

test('applying on a dashboard of another type, or on a foreign one, is forbidden', async () => {
  const post = service.post();
  const recruiter = someUser('Recruiter');
  await expect(service.apply(recruiter, post._id)).rejects.toMatchObject({
    status: 403,
    message: 'You do not have permission to apply for this job',
  });
  const seeker = { ...someSeeker(), dashboards: [] };
  await expect(service.apply(seeker, post._id)).rejects.toMatchObject({ status: 403 });
});

test('nobody applies to their own post', async () => {
  const both = someUser('Job Seeker', 'Recruiter');
  const post = service.post({}, both);
  await expect(service.apply(both, post._id)).rejects.toMatchObject({ status: 403 });
});

test('an unknown post is not found', async () => {
  await expect(service.apply(someSeeker(), newId())).rejects.toMatchObject({
    status: 404,
    message: 'Job not found or no longer available',
  });
});

test('a closed post, and one with a link of its own, take no application', async () => {
  const closed = service.post({ status: 'Close' });
  const external = service.post({ apply_link: 'https://example.org/apply' });
  await expect(service.apply(someSeeker(), closed._id)).rejects.toMatchObject({
    status: 400,
    message: 'This job is closed and takes no more applications',
  });
  await expect(service.apply(someSeeker(), external._id)).rejects.toMatchObject({
    status: 400,
    message: 'Applications for this job are taken on its own website',
  });
});

const question = aJobQuestion();

test('a required question without an answer keeps the application out, and no resume is reserved', async () => {
  const post = service.post({ questions: [question] });
  const before = service.calls.filter(({ contract }) => contract === reserveResume).length;
  await expect(service.apply(someSeeker(), post._id)).rejects.toMatchObject({
    status: 400,
    message: 'Please answer all required questions (1 missing)',
    errors: [{ path: question._id, message: 'This question is required' }],
  });
  expect(service.calls.filter(({ contract }) => contract === reserveResume)).toHaveLength(before);
});

test('the owner reads the answers', async () => {
  const post = service.post({ questions: [question] });
  const answer = anAnswer();
  await service.apply(someSeeker(), post._id, { answers: [answer] });
  const { applicants } = await service.applicants(post._id);
  expect(applicants[0]?.answers).toEqual([{ _id: question._id, ...answer }]);
});

test('without naming a resume the newest is taken, and a post with required questions is refused', async () => {
  const seeker = someSeeker();
  const [dashboard] = seeker.dashboards;
  const withNewest = (job_post_id: string) =>
    service.call(applyWithNewestResume, { body: { job_post_id, dsh_id: dashboard?.dsh_id ?? '' } }, { as: seeker });
  const { application } = await withNewest(service.post()._id);
  expect(application.status).toBe('Applied');
  expect(service.calls.at(-1)).toMatchObject({ contract: reserveResume, input: { body: { submission: 1 } } });
  expect(service.calls.at(-1)?.input).not.toHaveProperty('body.resume_id');
  await expect(withNewest(service.post({ questions: [question] })._id)).rejects.toMatchObject({ status: 400 });
});

test('signed out is 401, somebody else’s user id 403, a malformed id 400', async () => {
  const seeker = someSeeker();
  const post = service.post();
  const body = { user_id: seeker.user_id, dsh_id: seeker.dashboards[0]?.dsh_id ?? '', user_resume_id: newId() };
  const input = { params: { id: post._id }, body };
  await expect(service.call(applyToJob, input)).rejects.toMatchObject({ status: 401 });
  await expect(service.call(applyToJob, input, { as: someSeeker() })).rejects.toMatchObject({ status: 403 });
  await expect(service.call(applyToJob, { params: { id: 'x' }, body }, { as: seeker })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'id' }],
  });
});

test('a resume that is unknown or unreadable is refused in the words of resumes', async () => {
  const other = await startApplications();
  const post = other.post();
  other.stub(reserveResume, () => {
    throw notFound('Resume');
  });
  await expect(other.apply(someSeeker(), post._id)).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'user_resume_id', message: 'Resume not found' }],
  });
  other.stub(reserveResume, () => {
    throw invalid('resume_id', 'This file is password-protected');
  });
  await expect(other.apply(someSeeker(), post._id)).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'user_resume_id', message: 'This file is password-protected' }],
  });
  await other.close();
});

test.each([
  ['jobs', readJobPosts],
  ['resumes', reserveResume],
] as const)('while %s is away the answer is 503 and nothing is written', async (_name, contract) => {
  const other = await startApplications();
  const post = other.post();
  other.stub<typeof readJobPosts | typeof reserveResume>(contract, away);
  await expect(other.apply(someSeeker(), post._id)).rejects.toMatchObject({ status: 503 });
  other.stub(readJobPosts, () => ({ job_posts: [post] }));
  expect((await other.applicants(post._id)).total).toBe(0);
  await other.close();
});
