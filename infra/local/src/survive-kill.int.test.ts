import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyToJob, getApplicantResume, listApplicants } from '@waypost/contracts/calls/applications';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { deleteResume, downloadResume, listResumes, uploadResume } from '@waypost/contracts/calls/resumes';
import type { Resume } from '@waypost/contracts/entities/resume';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { readAnswer } from '@waypost/runtime/service/calls/call';
import { until } from '@waypost/runtime/testing/until';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localConfig } from './config.ts';
import { startProduct } from './product.ts';
import { jobPostBody } from './testing/job-post-body.ts';
import { signIn, type Answer, type Person } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

const seekerCount = 8;
const postCount = 5;
/** After so many acknowledged applications, and so many milliseconds more, the process is killed. */
const kills = fc.sample(fc.tuple(fc.nat(seekerCount * postCount - 20), fc.nat(25)), { numRuns: 3, seed: 1 });

type Seeker = Person & { index: number; resume: Resume; file: Buffer };

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess({ RESUME_READERS: '2' });
});
afterAll(() => product.close());

const fileOf = (index: number, round: number) =>
  pdfFile({ lines: [`Seeker ${index}`, 'Experience', `Lighthouse keeper and mender of foghorns, round ${round}`] });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const fileIn = (link: string) => /\/files\/([0-9a-f]{24})/.exec(link)?.[1] ?? link;

async function openSeeker(index: number): Promise<Seeker> {
  const person = await signIn(product.url, `seeker.${index}@example.org`, 'Job Seeker');
  const file = await fileOf(index, 0);
  return { ...person, index, file, resume: await person.uploadResume({ name: 'cv.pdf', bytes: file }) };
}

/** What was acknowledged: by post and applicant, the hash of the file that was sent. */
const acknowledged = new Map<string, string>();
const place = (job_post_id: string, user_id: string) => `${job_post_id} ${user_id}`;

let up: Promise<unknown> = Promise.resolve();

async function killAtRandomMoments(): Promise<void> {
  for (const [count, ms] of kills.toSorted(([a], [b]) => a - b)) {
    await until(() => acknowledged.size >= count, { within: 120_000 });
    await sleep(ms);
    up = product.kill('SIGKILL').then(() => product.start());
    await up;
  }
}

/** Asks until there is an answer, as somebody would who presses the button again. */
async function insist(ask: () => Promise<Answer>): Promise<{ answer: Answer; again: boolean }> {
  for (let again = false; ; again = true) {
    await up;
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status !== 503) return { answer, again };
  }
}

/** Every other seeker sends an Idempotency-Key, and so learns of the own application what became of it. */
async function apply(seeker: Seeker, id: string): Promise<void> {
  const { user_id, dsh_id, resume, file, index } = seeker;
  const headers = index % 2 === 0 ? { 'idempotency-key': `apply-${id}` } : undefined;
  const body = { user_id, dsh_id, user_resume_id: resume._id };
  const { answer, again } = await insist(() => seeker.ask(applyToJob, { params: { id }, body }, headers));
  const wasTaken = answer.status === 200 || (answer.status === 409 && again && !headers);
  if (!wasTaken) throw new Error(`Applying answered ${answer.status}: ${answer.text}`);
  acknowledged.set(place(id, user_id), hashOf(file));
}

/** Every third seeker keeps one resume and replaces its file; the others upload a new one and delete the old. */
async function changeResume(seeker: Seeker, round: number): Promise<void> {
  const file = await fileOf(seeker.index, round);
  const replaced = seeker.index % 3 === 0 ? seeker.resume : undefined;
  const { answer } = await insist(() => seeker.sendFile({ name: 'cv.pdf', bytes: file }, replaced));
  const { resume } = readAnswer(uploadResume, answer.status, answer.text);
  if (!replaced) {
    const params = { id: seeker.resume._id };
    const deleted = await insist(() => seeker.ask(deleteResume, { params }));
    if (deleted.answer.status !== 200 && !deleted.again) throw new Error(deleted.answer.text);
  }
  Object.assign(seeker, { resume, file });
}

async function applyToAll(seeker: Seeker, posts: readonly string[]): Promise<void> {
  // Each begins elsewhere, so that the same post is applied to at many moments.
  const own = [...posts.slice(seeker.index % postCount), ...posts.slice(0, seeker.index % postCount)];
  for (const [done, id] of own.entries()) {
    if (done % 4 === 3) await changeResume(seeker, done);
    await apply(seeker, id);
  }
}

/** The ids of the files that a seeker's resumes have now. */
async function filesOfResumes(seeker: Seeker): Promise<string[]> {
  const { resumes } = await seeker.call(listResumes, {});
  const links = await Promise.all(
    resumes.map(({ _id }) => seeker.call(downloadResume, { params: { id: _id }, querystring: {} })),
  );
  return links.map(({ downloadURL }) => fileIn(downloadURL));
}

test(
  'whenever the process is killed, what was acknowledged is there once, is scored, and has its file; no other file stays',
  { timeout: 300_000 },
  async () => {
    const recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
    const posts: string[] = [];
    for (let count = 0; count < postCount; count++) {
      posts.push((await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) })).job_post.id);
    }
    const seekers: Seeker[] = [];
    for (let index = 0; index < seekerCount; index++) seekers.push(await openSeeker(index));

    await Promise.all([killAtRandomMoments(), ...seekers.map((seeker) => applyToAll(seeker, posts))]);
    expect(acknowledged.size).toBe(seekerCount * postCount);

    // The last start is in this process, because only who has the data file open can look into it.
    await product.kill('SIGKILL');
    const settings = localConfig.parse({ PORT: product.port, WAYPOST_DATA: product.dataFolder, WAYPOST_DEMO: '0' });
    const here = await startProduct(settings, { accounts: [], log: pino({ level: 'silent' }) });
    const { files, events } = here.services.portsFor('resumes');
    try {
      for (const seeker of seekers.slice(0, 5)) {
        for (const { _id } of (await seeker.call(listResumes, {})).resumes) {
          await seeker.call(deleteResume, { params: { id: _id } });
        }
      }

      const downloaded = new Map<string, string>();
      const everybody = seekers.map(({ user_id }) => user_id).toSorted();
      for (const id of posts) {
        const applicants = await until(
          async () => {
            const list = await recruiter.call(listApplicants, { params: { id }, body: { limit: 100 } });
            return list.applicants.every(({ user_score }) => user_score !== null) && list.applicants;
          },
          { within: 120_000 },
        );
        expect(applicants.map(({ user_id }) => user_id ?? '').toSorted()).toEqual(everybody);
        for (const applicant of applicants) {
          const sent = await recruiter.call(getApplicantResume, { params: { id: applicant._id } });
          const link = sent.downloadURL ?? '';
          const file_id = fileIn(link);
          const hash = downloaded.get(file_id) ?? hashOf((await recruiter.download(link)).bytes);
          downloaded.set(file_id, hash);
          expect(hash).toBe(acknowledged.get(place(id, applicant.user_id ?? '')));
        }
      }

      const ofResumes = (await Promise.all(seekers.map(filesOfResumes))).flat();
      const expected = [...new Set([...downloaded.keys(), ...ofResumes])].toSorted();
      const kept = await until(
        async () => {
          const ids: string[] = [];
          for await (const id of files.ids()) ids.push(id);
          return ids.length <= expected.length && ids;
        },
        { within: 120_000 },
      );
      expect(kept).toEqual(expected);
      expect(await events.deadLetters()).toEqual([]);
    } finally {
      await here.close();
    }
  },
);
