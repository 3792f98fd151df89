import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyToJob, getApplicantResume, listApplicants } from '@waypost/contracts/calls/applications';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { type Person, signIn } from './testing/person.ts';
import { type ProductProcess, startProductProcess } from './testing/product-process.ts';

const patiently = { within: 60_000 };
const hour = 60 * 60 * 1000;
const preload = new URL('testing/shift-clock.ts', import.meta.url);

let folder: string;
let product: ProductProcess;
let recruiter: Person;
const posts: string[] = [];

/** The wall clock of the product, against ours. */
const setClock = (by: number) => writeFile(join(folder, 'offset'), String(by));
const clockIs = async (by: number) => Number(await readFile(join(folder, 'offset.seen'), 'utf8')) === by;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-clock-'));
  await setClock(0);
  preload.searchParams.set('offset', join(folder, 'offset'));
  product = await startProductProcess({ NODE_OPTIONS: `--import=${preload.href}` });
  recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

async function publish(): Promise<void> {
  const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) });
  posts.push(job_post.id);
}

async function apply(seeker: Person, id: string): Promise<void> {
  const { user_id, dsh_id } = seeker;
  const resume = await seeker.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() });
  await until(async () => {
    const body = { user_id, dsh_id, user_resume_id: resume._id };
    return (await seeker.ask(applyToJob, { params: { id }, body })).status === 200;
  }, patiently);
}

async function isScored(seeker: Person, id: string): Promise<string> {
  const { _id } = await until(async () => {
    const { applicants } = await recruiter.call(listApplicants, { params: { id }, body: {} });
    return applicants.find((one) => one.user_id === seeker.user_id && one.user_score !== null);
  }, patiently);
  return _id;
}

test.each([
  ['an hour ahead', hour, 'a'],
  ['back again', 0, 'b'],
  ['an hour back', -hour, 'c'],
])('a clock that is set %s while people work costs nothing and holds up nothing', async (_, by, name) => {
  const early = await signIn(product.url, `early.${name}@example.org`, 'Job Seeker');
  await publish();
  const [post = ''] = posts.slice(-1);
  // What is under way when it happens: a post, a resume that is read, an application that is scored.
  const underWay = Promise.all([apply(early, post), publish(), publish()]);
  await setClock(by);
  await underWay;
  await until(() => clockIs(by), patiently);

  await isScored(early, post);
  const late = await signIn(product.url, `late.${name}@example.org`, 'Job Seeker');
  await apply(late, post);
  const application = await isScored(late, post);
  const sent = await recruiter.call(getApplicantResume, { params: { id: application } });
  expect((await recruiter.download(sent.downloadURL ?? '')).status).toBe(200);
  for (const id of posts) expect((await early.send(`/api/job-posts/${id}`)).status).toBe(200);
});

test('what waited for a clock that has been set back is not waited for after a restart', async () => {
  await setClock(hour);
  await until(() => clockIs(hour), patiently);
  const seeker = await signIn(product.url, 'restarted@example.org', 'Job Seeker');
  const [post = ''] = posts;
  await apply(seeker, post);
  await product.kill('SIGKILL');
  await setClock(-hour);
  await product.start();
  await isScored(seeker, post);
  await publish();
});
