import { setTimeout as sleep } from 'node:timers/promises';
import { applyToJob, listApplicants, markJobPost, unmarkJobPost } from '@waypost/contracts/calls/applications';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { getJobPost, lookUp, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { deleteResume, listResumes } from '@waypost/contracts/calls/resumes';
import { analyseJobPost } from '@waypost/contracts/calls/scoring';
import type { DashboardType } from '@waypost/contracts/constants';
import type { Resume } from '@waypost/contracts/entities/resume';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { signIn, type Person } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import type { Timings } from './timings.ts';

/** What people look for, and how far apart in time they do the next thing. */
const words = ['nurse', 'python', 'logistics', 'sales manager', 'wind', 'teacher', 'accounting', 'react developer'];
const pauseMs = { least: 150, more: 250 };
/** Things of which a person does few. */
const seldomMs = { analyse: 2_000, apply: 20_000, upload: 30_000 };
const readWithinMs = 60_000;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export type OrdinaryPeople = { live(timings: Timings, signal: AbortSignal): Promise<void> };

/** Two seekers and a recruiter, who do what people do, one thing after the other, and notice how long each takes. */
export async function openOrdinaryPeople(url: string): Promise<OrdinaryPeople> {
  const seekers = [await enter(url, 'lena.moe', 'Job Seeker', 1), await enter(url, 'ivar.dahl', 'Job Seeker', 2)];
  const recruiter = await enter(url, 'greta.holm', 'Recruiter', 3);
  const bytes = await pdfFile();
  const { job_post: post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) });
  const applied = await Promise.all(
    seekers.map(async (seeker) => {
      const resume = await seeker.uploadResume({ name: 'resume.pdf', bytes });
      const { user_id, dsh_id } = seeker;
      const body = { user_id, dsh_id, user_resume_id: resume._id };
      await seeker.call(applyToJob, { params: { id: post.id }, body });
      return { seeker, resume, bytes, known: post.id };
    }),
  );
  return {
    async live(timings, signal) {
      const seeking = applied.map((one) => seekWork(one, timings, signal));
      await Promise.all([...seeking, hire(recruiter, post.id, timings, signal)]);
    },
  };
}

/** Everybody comes from an address of their own, as a trusted proxy says it. */
async function enter(url: string, name: string, role: DashboardType, host: number): Promise<Person> {
  const person = await signIn(url, `${name}@example.org`, role);
  const from = { 'x-forwarded-for': `192.0.2.${host}` };
  return {
    ...person,
    call: (contract, input, headers) => person.call(contract, input, { ...from, ...headers }),
    ask: (contract, input, headers) => person.ask(contract, input, { ...from, ...headers }),
  };
}

async function repeat(things: readonly (() => Promise<unknown>)[], signal: AbortSignal) {
  while (!signal.aborted) {
    // What fails is counted where it is timed; the next thing is tried all the same.
    await oneOf(things)().catch(() => undefined);
    await sleep(pauseMs.least + Math.random() * pauseMs.more, undefined, { signal }).catch(() => undefined);
  }
}

/** Answers whether it is time again for something that is done seldom. */
function seldom(everyMs: number) {
  let last = performance.now() - Math.random() * everyMs;
  return () => performance.now() - last >= everyMs && Boolean((last = performance.now()));
}

type Seeking = {
  seeker: Person;
  resume: Pick<Resume, '_id'>;
  bytes: Buffer;
  /** A post that is there, whatever a search finds. */
  known: string;
};

async function seekWork({ seeker, resume, bytes, known }: Seeking, { time }: Timings, signal: AbortSignal) {
  const { call, dsh_id, user_id } = seeker;
  const found = async () => {
    const querystring = { keyword: oneOf(words) };
    const { jobs } = await time('search', () => call(searchJobPosts, { querystring }));
    return jobs.length > 0 ? jobs.map(({ id }) => id) : [known];
  };
  const isTimeTo = { apply: seldom(seldomMs.apply), upload: seldom(seldomMs.upload) };

  await repeat(
    [
      found,
      async () => {
        const id = oneOf(await found());
        await time('open a post', () => call(getJobPost, { params: { id }, querystring: { dsh_id } }));
      },
      () =>
        time('suggestions', () =>
          call(lookUp, {
            params: { entity: oneOf(['cities', 'skills'] as const) },
            querystring: { entity_text: 'be' },
          }),
        ),
      () => time('who am I', () => call(getCurrentUser, {})),
      async () => {
        const job = oneOf(await found());
        await time('save', () => call(markJobPost, { params: { dash: dsh_id, job, mark: 'Saved' }, body: {} }));
        await time('save', () => call(unmarkJobPost, { params: { dash: dsh_id, job }, body: {} }));
      },
      async () => {
        if (!isTimeTo.apply()) return;
        const id = oneOf(await found());
        const body = { user_id, dsh_id, user_resume_id: resume._id };
        // Demo posts may ask questions, or be closed: then they say so, which is an answer too.
        await time('apply', () => seeker.ask(applyToJob, { params: { id }, body }));
      },
      async () => {
        if (!isTimeTo.upload()) return;
        const began = performance.now();
        const { _id } = await time('upload a resume', () => seeker.uploadResume({ name: 'newer.pdf', bytes }));
        await time('read a resume', () => whenRead(seeker, _id, began));
        await call(deleteResume, { params: { id: _id } });
      },
    ],
    signal,
  );
}

async function whenRead({ call }: Person, id: string, began: number): Promise<void> {
  while (performance.now() - began < readWithinMs) {
    const { resumes } = await call(listResumes, {});
    if (resumes.some(({ _id, text_status }) => _id === id && text_status !== 'pending')) return;
    await sleep(250);
  }
  throw new Error('The resume was not read in time');
}

async function hire(recruiter: Person, id: string, { time }: Timings, signal: AbortSignal) {
  const { call } = recruiter;
  const { title, description, responsibility, minimum_qualification } = jobPostBody(recruiter);
  const isTimeToAnalyse = seldom(seldomMs.analyse);
  await repeat(
    [
      () => time('list applicants', () => call(listApplicants, { params: { id }, body: {} })),
      async () => {
        if (!isTimeToAnalyse()) return;
        const body = { title, description, responsibility, minimum_qualification };
        await time('analyse a post', () => call(analyseJobPost, { body }));
      },
      () => time('open a post', () => call(getJobPost, { params: { id }, querystring: {} })),
      () => time('search', () => call(searchJobPosts, { querystring: { keyword: oneOf(words) } })),
    ],
    signal,
  );
}
