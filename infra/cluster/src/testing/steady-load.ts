import { setInterval, setTimeout as sleep } from 'node:timers/promises';
import { applyToJob, listApplicants } from '@waypost/contracts/calls/applications';
import { publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { CallInput, CallOutput, JsonContract } from '@waypost/contracts/contract';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, signIn, visit } from '@waypost/local/testing/person';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { backOff } from '@waypost/runtime/back-off';
import { readAnswer } from '@waypost/runtime/service/calls/call';

/** What people did so far, and what became of it. */
export type Happened = {
  /** Ids of posts, and `<post>:<user>`, that were answered with success. */
  posts: Set<string>;
  applications: Set<string>;
  calls: number;
  /** Calls that got a 5xx or no answer, each time, and those that were never answered as they should be. */
  refused: string[];
};

export type SteadyLoad = {
  /** In the titles of all its posts, and of no others. */
  word: string;
  /** Of the first posts. */
  recruiter: Person;
  happened: Happened;
  /** Somebody publishes, two apply, somebody searches, and the recruiter reads. @throws when they are not answered as they should be. */
  comeOnce(): Promise<void>;
  /** From now on it happens so many times a second, whether those before were answered or not. */
  start(perSecond: number): void;
  /** Nothing more begins; resolves when everything has been answered. */
  stop(): Promise<void>;
};

type Applicant = Person & { resume_id: string };

/** Many, as each may apply only so often a day. */
const seekers = 16;
/** Of one recruiter, who may have only so many that are open; then another one comes. */
const postsEach = 400;
/** Of a call that was refused, under its key, as a page and its user do it. */
const mostTries = 5;
const retry = { first: 500, longest: 5_000 };

/** Signs people in who publish, apply, search and read. @param observe told of each call how many ms it took. */
export async function openSteadyLoad(
  url: string,
  word: string,
  observe: (what: string, ms: number) => void = () => undefined,
): Promise<SteadyLoad> {
  const recruiters = new Map<number, Promise<Person>>();
  async function recruiterOf(turn: number): Promise<Person> {
    const at = Math.floor(turn / postsEach);
    const known = recruiters.get(at) ?? signIn(url, `steady.recruiter.${at}.${word}@example.org`, 'Recruiter');
    recruiters.set(at, known);
    try {
      return await known;
    } catch (error) {
      recruiters.delete(at);
      throw error;
    }
  }
  const recruiter = await recruiterOf(0);
  const applicants: Applicant[] = [];
  for (let at = 0; at < seekers; at++) {
    const person = await signIn(url, `steady.seeker.${at}.${word}@example.org`, 'Job Seeker');
    const resume = await person.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() });
    applicants.push({ ...person, resume_id: resume._id });
  }
  const visitor = visit(url);
  const happened: Happened = { posts: new Set(), applications: new Set(), calls: 0, refused: [] };

  async function call<C extends JsonContract>(
    { ask }: Pick<Person, 'ask'>,
    contract: C,
    input: CallInput<C>,
  ): Promise<CallOutput<C>> {
    const headers = contract.method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {};
    for (let tries = 1; ; tries++) {
      happened.calls += 1;
      const began = performance.now();
      const answer = await ask(contract, input, headers).catch((error: unknown) => ({
        status: 0,
        text: String(error),
      }));
      observe(`${contract.method} ${contract.url}`, performance.now() - began);
      if (answer.status > 0 && answer.status < 500) return readAnswer(contract, answer.status, answer.text);
      happened.refused.push(`${contract.url}: ${answer.status} ${answer.text}`);
      if (tries >= mostTries) throw new Error(`No answer to ${contract.url}: ${answer.text}`);
      await sleep(backOff(tries, retry));
    }
  }

  const owners = new Map<string, Person>();
  let turns = 0;
  async function comeOnce(): Promise<void> {
    const turn = turns++;
    const publisher = await recruiterOf(turn);
    const body = jobPostBody(publisher, { title: `Keeper ${word} ${turn}` });
    const { job_post } = await call(publisher, publishJobPost, { body });
    happened.posts.add(job_post.id);
    owners.set(job_post.id, publisher);
    for (const at of [2 * turn, 2 * turn + 1]) {
      const { user_id, dsh_id, resume_id, ask } = applicants[at % seekers]!;
      const application = { user_id, dsh_id, user_resume_id: resume_id, answers: [] };
      await call({ ask }, applyToJob, { params: { id: job_post.id }, body: application });
      happened.applications.add(`${job_post.id}:${user_id}`);
    }
    await call(visitor, searchJobPosts, { querystring: { keyword: word } });
    const id = [...happened.posts][turn >> 1] ?? job_post.id;
    await call(owners.get(id) ?? publisher, listApplicants, { params: { id }, body: {} });
  }

  const stopping = new AbortController();
  const underWay: Promise<void>[] = [];
  let coming: Promise<void> = Promise.resolve();

  async function comeAgainAndAgain(perSecond: number): Promise<void> {
    for await (const _ of setInterval(1000 / perSecond, undefined, { signal: stopping.signal })) {
      underWay.push(comeOnce().catch((error: unknown) => void happened.refused.push(String(error))));
    }
  }

  return {
    word,
    recruiter,
    happened,
    comeOnce,
    start(perSecond) {
      coming = comeAgainAndAgain(perSecond).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      });
    },
    async stop() {
      stopping.abort();
      await coming;
      await Promise.all(underWay);
    },
  };
}
