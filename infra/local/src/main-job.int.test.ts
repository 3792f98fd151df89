import { getJobPost, publishJobPost } from '@waypost/contracts/calls/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { signIn, visit } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';
import { walkMainJob } from './testing/walk-main-job.ts';

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess();
});
afterAll(() => product.close());

test('a post is published, found, scored and applied to, and its owner sees the scored applicant arrive', () =>
  walkMainJob(product.url));

test('what is published is there for somebody signed out', async () => {
  const recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) });
  const seen = await visit(product.url).call(getJobPost, { params: { id: job_post.id }, querystring: {} });
  expect(seen.job_post).toMatchObject({ title: job_post.title, creator: { first_name: 'Rosa', last_name: 'Lind' } });
});
