import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { changeJobStatus, publishJobPost } from '@waypost/contracts/calls/jobs';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { errorOf, signIn, type Answer, type Person } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

let product: ProductProcess;
let recruiter: Person;
let seeker: Person;
let user_resume_id: string;
beforeAll(async () => {
  product = await startProductProcess();
  recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  seeker = await signIn(product.url, 'ines.halvorsen@example.org', 'Job Seeker');
  user_resume_id = (await seeker.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() }))._id;
});
afterAll(() => product.close());

const publish = async () => (await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) })).job_post.id;
const apply = (id: string, headers?: Record<string, string>) =>
  seeker.ask(
    applyToJob,
    { params: { id }, body: { user_id: seeker.user_id, user_resume_id, dsh_id: seeker.dsh_id } },
    headers,
  );
const atOnce = (count: number, ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
const applicantsOf = (id: string) => recruiter.call(listApplicants, { params: { id }, body: {} });

test('of 20 applications that arrive at once one is made, and every caller is told so', async () => {
  const id = await publish();
  const answers = await atOnce(20, () => apply(id));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map((answer) => errorOf(answer))).toEqual(
    Array.from({ length: 19 }, () =>
      expect.objectContaining({
        status: 409,
        error_code: 'already-applied',
        message: 'You have already applied for this job',
      }),
    ),
  );
  const made = answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text));
  expect(made).toEqual([
    { success: true, application: expect.objectContaining({ job_post_id: id, status: 'Applied' }) },
  ]);
  expect(await applicantsOf(id)).toMatchObject({ total: 1, applicants: [{ _id: made[0].application._id }] });
});

test('20 that are one request sent again all get the same answer', async () => {
  const id = await publish();
  const answers = await atOnce(20, () => apply(id, { 'idempotency-key': `once-${id}` }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // The version counts on while the answers leave, because the score arrives.
  const results = answers.map(({ text }) => ({ ...JSON.parse(text).application, version: 0 }));
  expect(results).toEqual(results.map(() => results[0]));
  expect(await applicantsOf(id)).toMatchObject({ total: 1, applicants: [{ _id: results[0]._id }] });
});

test('20 under keys of their own are 20 requests, of which one is made', async () => {
  const id = await publish();
  const answers = await atOnce(20, (index) => apply(id, { 'idempotency-key': `own-${id}-${index}` }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await applicantsOf(id)).toMatchObject({ total: 1 });
});

test('a key that has made an application makes no other', async () => {
  const [one, other] = [await publish(), await publish()];
  expect((await apply(one, { 'idempotency-key': 'shared' })).status).toBe(200);
  const refused = await apply(other, { 'idempotency-key': 'shared' });
  expect(errorOf(refused)).toMatchObject({ status: 409, error_code: 'conflict' });
  expect(await applicantsOf(other)).toMatchObject({ total: 0 });
});

test('a post published a moment ago takes an application, one closed a moment ago refuses it', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await publish();
    expect((await apply(id)).status).toBe(200);

    const closed = await publish();
    await recruiter.call(changeJobStatus, { params: { id: closed }, body: { updated_status: 'Close' } });
    const refused = await apply(closed);
    expect(errorOf(refused)).toMatchObject({
      status: 400,
      errors: [{ path: 'id', message: 'This job is closed and takes no more applications' }],
    });
    expect(await applicantsOf(closed)).toMatchObject({ total: 0 });
  }
});

test('a post that is closed while many apply has exactly those who were told that they applied', async () => {
  const seekers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const person = await signIn(product.url, `seeker.${index}@example.org`, 'Job Seeker');
      return { person, resume: await person.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() }) };
    }),
  );
  const id = await publish();
  const [answers] = await Promise.all([
    Promise.all(
      seekers.map(async ({ person, resume }) => {
        const body = { user_id: person.user_id, user_resume_id: resume._id, dsh_id: person.dsh_id };
        return { user_id: person.user_id, answer: await person.ask(applyToJob, { params: { id }, body }) };
      }),
    ),
    recruiter.call(changeJobStatus, { params: { id }, body: { updated_status: 'Close' } }),
  ]);
  expect(answers.map(({ answer }) => answer.status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
  const told = answers.filter(({ answer }) => answer.status === 200).map(({ user_id }) => user_id);
  const { applicants } = await applicantsOf(id);
  expect(new Set(applicants.map(({ user_id }) => user_id))).toEqual(new Set(told));
});
