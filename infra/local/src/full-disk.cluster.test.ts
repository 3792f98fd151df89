import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { errorOf, signIn, visit } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

const patiently = { within: 60_000 };
const noRoom = 'There is no room left on the disk of this Waypost, so this was not saved.';

// A disk of its own, which only root may make; hence here and not among the tests that everybody runs.
const disk = mkdtempSync(join(tmpdir(), 'waypost-disk-'));
const filler = join(disk, 'filler');
let product: ProductProcess;
beforeAll(async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk]);
  const WAYPOST_DATA = join(disk, 'data');
  mkdirSync(WAYPOST_DATA);
  product = await startProductProcess({ WAYPOST_DATA });
});
afterAll(async () => {
  await product.close();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

function fill() {
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 16)) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

test('a full disk costs nothing that was acknowledged; the product says why it refuses, and goes on when there is room', async () => {
  const recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  const seeker = await signIn(product.url, 'ada.byron@example.org', 'Job Seeker');
  const pid = readFileSync(join(disk, 'data', 'waypost.db.pid'), 'utf8');
  const acknowledged: string[] = [];
  const publish = async () => {
    const answer = await recruiter.ask(publishJobPost, { body: jobPostBody(recruiter) });
    if (answer.status === 200) acknowledged.push((JSON.parse(answer.text) as { job_post: { id: string } }).job_post.id);
    return answer;
  };
  for (let count = 0; count < 5; count++) await publish();
  expect(acknowledged).toHaveLength(5);
  const resume = await pdfFile();

  for (let round = 0; round < 2; round++) {
    fill();
    const refused = await until(async () => {
      const answer = await publish();
      return answer.status !== 200 && answer;
    }, patiently);
    expect({ status: refused.status, message: errorOf(refused).message }).toEqual({ status: 503, message: noRoom });
    const upload = await seeker.sendFile({ name: 'cv.pdf', bytes: resume });
    expect({ status: upload.status, message: errorOf(upload).message }).toEqual({ status: 503, message: noRoom });
    // What is written down meanwhile has no room either, and reading needs none.
    for (let count = 0; count < 50; count++) {
      expect((await visit(product.url).send('/health/live')).status).toBe(200);
      expect((await seeker.ask(searchJobPosts, { querystring: {} })).status).toBe(200);
    }

    rmSync(filler);
    await until(async () => (await publish()).status === 200, patiently);
    await until(async () => (await seeker.sendFile({ name: 'cv.pdf', bytes: resume })).status === 200, patiently);
  }

  const { total } = await until(async () => {
    const found = await seeker.call(searchJobPosts, { querystring: {} });
    return found.total === acknowledged.length && found;
  }, patiently);
  expect(total).toBe(acknowledged.length);
  // Tasks and events have outlived it too: each application is scored in the background.
  const [uploaded] = (await seeker.call(listResumes, {})).resumes;
  const { user_id, dsh_id } = seeker;
  for (const id of acknowledged) {
    const body = { user_id, dsh_id, user_resume_id: uploaded?._id ?? '' };
    await seeker.call(applyToJob, { params: { id }, body });
  }
  for (const id of acknowledged) {
    await until(async () => {
      const { applicants } = await recruiter.call(listApplicants, { params: { id }, body: {} });
      return applicants.length === 1 && applicants[0]?.user_score !== null;
    }, patiently);
  }
  expect(readFileSync(join(disk, 'data', 'waypost.db.pid'), 'utf8')).toBe(pid);
  expect((await product.kill('SIGINT')).output).toMatch(/waypost\.log can be written again; \d+ lines were lost/);
});
