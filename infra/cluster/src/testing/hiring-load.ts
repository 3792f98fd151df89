import { setTimeout as sleep } from 'node:timers/promises';
import { applyToJob } from '@waypost/contracts/calls/applications';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import type { CallInput, CallOutput, JsonContract } from '@waypost/contracts/contract';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, signIn } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { backOff } from '@waypost/runtime/back-off';
import { readAnswer } from '@waypost/runtime/service/calls/call';

/** What was answered with success, and has to be there in the end. */
export type Acknowledged = {
  /** Titles by the id of the post. */
  posts: Map<string, string>;
  /** `<post>:<user>`. */
  applications: Set<string>;
  /** Calls that were answered with an error or not at all, and sent again. */
  repeated: number;
};

export type HiringLoad = {
  recruiters: readonly Person[];
  acknowledged: Acknowledged;
  /** Everything that will have been acknowledged in the end. */
  size: number;
  /** @param mayGoOn is waited for before each post. */
  run(mayGoOn: () => Promise<void>): Promise<void>;
};

export type LoadSize = { posts: number; applicationsPerPost: number; seekers: number; recruiters: number };

type Seeker = Person & { resume_id: string };

/** So many posts are published at the same time, each with its applications after it. */
export const lanes = 6;
const retry = { first: 100, longest: 2_000 };
const giveUpAfterMs = 180_000;

async function openSeeker(url: string, index: number): Promise<Seeker> {
  const person = await signIn(url, `load.seeker.${index}@example.org`, 'Job Seeker');
  const bytes = await pdfFile({
    lines: [`Seeker ${index}`, 'Experience', 'Lighthouse keeper, 2015 to 2021', 'Hydraulics'],
  });
  const resume = await person.uploadResume({ name: `seeker-${index}.pdf`, bytes });
  return { ...person, resume_id: resume._id };
}

/** Signs people in, who then publish and apply as fast as they are answered. */
export async function prepareLoad(url: string, size: LoadSize): Promise<HiringLoad> {
  const { posts, applicationsPerPost } = size;
  const recruiters: Person[] = [];
  for (let index = 0; index < size.recruiters; index++) {
    recruiters.push(await signIn(url, `load.recruiter.${index}@example.org`, 'Recruiter'));
  }
  const seekers: Seeker[] = [];
  for (let index = 0; index < size.seekers; index++) seekers.push(await openSeeker(url, index));
  const acknowledged: Acknowledged = { posts: new Map(), applications: new Set(), repeated: 0 };

  /** As a page and its user do it: the same call again, under the same key, until it is answered. */
  async function insist<C extends JsonContract>(
    person: Person,
    contract: C,
    input: CallInput<C>,
    key: string,
  ): Promise<CallOutput<C>> {
    const deadline = performance.now() + giveUpAfterMs;
    for (let failures = 1; ; failures++) {
      const answer = await person.ask(contract, input, { 'idempotency-key': key }).catch(() => undefined);
      if (answer && answer.status < 500) return readAnswer(contract, answer.status, answer.text);
      if (performance.now() > deadline) throw new Error(`No answer to ${contract.url}: ${answer?.text}`);
      acknowledged.repeated += 1;
      await sleep(backOff(failures, retry));
    }
  }

  async function publishAndApply(index: number): Promise<void> {
    const recruiter = recruiters[index % recruiters.length]!;
    const title = `Harbour pilot ${index}`;
    const body = jobPostBody(recruiter, { title, skills: [{ skill: 'Hydraulics' }] });
    const { job_post } = await insist(recruiter, publishJobPost, { body }, `post-${index}`);
    acknowledged.posts.set(job_post.id, title);
    for (let turn = 0; turn < applicationsPerPost; turn++) {
      const seeker = seekers[(index * applicationsPerPost + turn) % seekers.length]!;
      const application = {
        user_id: seeker.user_id,
        user_resume_id: seeker.resume_id,
        dsh_id: seeker.dsh_id,
        answers: [],
      };
      await insist(seeker, applyToJob, { params: { id: job_post.id }, body: application }, `apply-${job_post.id}`);
      acknowledged.applications.add(`${job_post.id}:${seeker.user_id}`);
    }
  }

  return {
    recruiters,
    acknowledged,
    size: posts * (1 + applicationsPerPost),
    async run(mayGoOn) {
      let next = 0;
      const lane = async () => {
        while (next < posts) {
          const index = next++;
          await mayGoOn();
          await publishAndApply(index);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    },
  };
}
