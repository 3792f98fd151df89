import type { Operator } from '@waypost/contracts/calls/bff/operator';
import { getJobPost } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { PublicProfile } from '@waypost/contracts/entities/profile';
import type { FirstAnswer, FirstCall } from '@waypost/contracts/first-page';
import { pageAt, pages, pathTo } from '@waypost/contracts/paths';
import { keepAnswers, type KeptAnswersLimits } from '@waypost/runtime/keep-answers';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { FindPage } from '../calls/found-page.ts';
import { readPublicProfile } from '../calls/get-user-by-username.ts';
import type { Work } from '../load/bound-work.ts';
import { answerAll } from './answer-all.ts';
import type { BuiltApp } from './built-app.ts';
import { atomPath } from './feed-routes.ts';
import { inShort } from './in-short.ts';
import { inTime } from './in-time.ts';
import { companyOf, jobPosting } from './job-posting.ts';
import { headOf, type PageHead } from './page-head.ts';
import { placesOf } from './places.ts';
import { headOfProfile } from './profile-page.ts';

export type PublicPagesOptions = {
  app: BuiltApp;
  client: Client;
  findPage: FindPage;
  publicUrl: string;
  operator: Operator;
  work: Work;
  /** How long a drawn page is used again. */
  kept: KeptAnswersLimits;
};
/** A page that is drawn, and whether there is what it is about. */
export type DrawnPage = { status: 200 | 404; html: string };
/** A drawn page, or the one address that it has. */
export type PublicPage = DrawnPage | { status: 301; location: string };
export const publicPageNames = ['jobs', 'publicJob', 'publicProfile', 'privacy', 'terms', 'help'] as const;
export type PublicPageName = (typeof publicPageNames)[number];

type Address = { path: string; query: string };
type FoundJobs = { total: number; jobs: readonly JobPost[] };

const asQuery = (search: URLSearchParams) => (search.size === 0 ? '' : `?${search.toString()}`);

const textOf = (job: JobPost) =>
  inShort(
    [
      [companyOf(job), job.cities.map(({ name }) => name).join(', '), job.work_mode, job.job_type]
        .filter(Boolean)
        .join(' · '),
      job.description,
    ].join('. '),
  );

/** @param own query of the page, as it is to be known */
function headOfJobs(title: string, own: URLSearchParams, { total, jobs }: FoundJobs, publicUrl: string): PageHead {
  const search = new URLSearchParams(own);
  search.delete('page');
  const isSearch = search.size > 0;
  const found = `${total.toLocaleString('en-US')} ${total === 1 ? 'job' : 'jobs'}`;
  const examples = jobs.slice(0, 3).map((job) => job.title);
  return {
    title,
    description: inShort(`${found} on Waypost${examples.length === 0 ? '' : `: ${examples.join(', ')} and more`}.`),
    canonical: publicUrl + pages.jobs + asQuery(own),
    // There is no end of searches; every post is found by the pages of all jobs, and by the sitemap.
    isListed: !isSearch && jobs.length > 0,
    type: 'website',
    feed: { title: `${title} (Atom)`, url: publicUrl + atomPath + asQuery(search) },
  };
}

function headOfJob(title: string, job: JobPost, canonical: string, data: object | undefined): PageHead {
  return {
    title,
    linkTitle: [job.title, companyOf(job)].filter(Boolean).join(' at '),
    description: textOf(job),
    canonical,
    isListed: job.status === 'Open',
    type: 'article',
    data,
  };
}

const aboutWaypost: Partial<Record<PublicPageName, string>> = {
  privacy: 'What Waypost keeps about you, what for, who sees it, and how you take it with you.',
  terms: 'What you can count on at Waypost, and what others can expect of you.',
  help: 'Answers to what people ask most about looking for jobs, hiring and referring on Waypost.',
};

const nothing = { description: 'There is nothing at this address.', isListed: false, type: 'website' } as const;

/** What the browser would be told, signed out. */
const askSignedOut =
  ({ client, findPage, operator }: PublicPagesOptions) =>
  async (question: FirstCall): Promise<unknown> => {
    if (question.call === 'getOperator') return operator;
    if (question.call === 'getJobPost') {
      const { job_post } = await inTime((signal) => client.call(getJobPost, question.input, { signal }));
      return { job_post, is_saved: false, is_applied: false };
    }
    if (question.call === 'getUserByUsername') {
      const { username } = question.input.params;
      return inTime((signal) => readPublicProfile(client, { username, signal }));
    }
    if (question.call === 'getCurrentUser') throw new Error('A page that anybody may read asks who is signed in');
    const query = question.input.querystring;
    return (await inTime((signal) => findPage(query, { viewer: undefined, signal }))).page();
  };

/** The pages that anybody may read, drawn before any script runs. They know nothing of who asks. */
export function publicPages(options: PublicPagesOptions) {
  const { app, client, publicUrl, work, kept } = options;
  const { firstPages } = app;
  const ask = askSignedOut(options);
  // Two bytes a character, as those of most scripts take them.
  const drawn = keepAnswers<PublicPage>(kept, (page) => ('html' in page ? 2 * page.html.length : 0));

  function draw({ path, query }: Address, answers: readonly FirstAnswer[], headFor: (title: string) => PageHead) {
    const { html, title, sources } = firstPages.draw(path, query, answers);
    return app.pageOf({ head: headOf(headFor(title)), html, sources, answers });
  }

  const missing = (address: Address, answers: readonly FirstAnswer[] = []): DrawnPage => ({
    status: 404,
    html: draw(address, answers, (title) => ({ title, ...nothing })),
  });

  async function jobPage(address: Address, answer: FirstAnswer): Promise<PublicPage> {
    if (!('data' in answer)) return missing(address, [answer]);
    const { job_post: job } = answer.data as { job_post: JobPost };
    const canonical = publicUrl + pathTo('publicJob', { jobId: job._id });
    const data = jobPosting(job, canonical, await placesOf(client, job.cities));
    return { status: 200, html: draw(address, [answer], (title) => headOfJob(title, job, canonical, data)) };
  }

  function jobsPage(address: Address, answer: FirstAnswer): PublicPage {
    const found: FoundJobs = 'data' in answer ? (answer.data as FoundJobs) : { total: 0, jobs: [] };
    const own = new URLSearchParams(firstPages.addressOf(address.path, address.query));
    return { status: 200, html: draw(address, [answer], (title) => headOfJobs(title, own, found, publicUrl)) };
  }

  function profilePage(address: Address, answers: readonly FirstAnswer[], name: string): PublicPage {
    const [answer] = answers;
    if (answer === undefined || !('data' in answer)) return missing(address, answers);
    const person = answer.data as PublicProfile;
    const path = pathTo('publicProfile', { username: person.username });
    // An id, a former name, a name in capitals: a person has one address.
    if (name !== person.username) return { status: 301, location: path + (address.query && `?${address.query}`) };
    return { status: 200, html: draw(address, answers, (title) => headOfProfile(title, person, publicUrl)) };
  }

  async function drawAt(page: PublicPageName, address: Address): Promise<PublicPage> {
    const { path, query } = address;
    const answers = await answerAll(ask, (before) => firstPages.questionOf(path, query, before));
    const [answer] = answers;
    if (answer === undefined) return missing(address);
    const description = aboutWaypost[page];
    if (description !== undefined) {
      const head = { description, canonical: publicUrl + pages[page], isListed: true, type: 'website' } as const;
      return { status: 200, html: draw(address, answers, (title) => ({ title, ...head })) };
    }
    if (page === 'publicProfile')
      return profilePage(address, answers, decodeURIComponent(pageAt(path)?.values['username'] ?? ''));
    return page === 'jobs' ? jobsPage(address, answer) : jobPage(address, answer);
  }

  async function drawAsWork(page: PublicPageName, address: Address): Promise<PublicPage> {
    const endWork = await inTime((late) => work.take(page === 'jobs' ? 'searches' : 'calls', late));
    try {
      return await drawAt(page, address);
    } finally {
      endWork();
    }
  }

  return {
    missing,
    /** Once in a moment, for all who ask. @throws unavailable where what it shows cannot be had in time */
    at(page: PublicPageName, { path, query }: Address): Promise<PublicPage> {
      // A search is known by what it asks. Others keep their query: it goes on to where a profile has moved.
      const address = { path, query: page === 'jobs' ? firstPages.addressOf(path, query) : query };
      return drawn.of(`${path}?${address.query}`, () => drawAsWork(page, address));
    },
  };
}
