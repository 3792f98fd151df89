import { join } from 'node:path';
import { loadApplicants } from '@waypost/applications/testing/load-applicants';
import { getApplicationHistory, listApplicants } from '@waypost/contracts/calls/applications';
import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { publishJobPost } from '@waypost/contracts/calls/jobs';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Person, signIn } from '@waypost/local/testing/person';
import { startProductProcess } from '@waypost/local/testing/product-process';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { newId } from '@waypost/runtime/service/new-id';
import type { Measurement } from '../measurement.ts';
import { watchMemory } from '../soak/watch-memory.ts';
import { openWatchedPage, type WatchedPage } from './watched-page.ts';

const many = 5_000;
const top = 500;
/** How many of the best applicants have accounts and look at their own lists. */
const asked = 10;
const downloads = 4;
const longestTaskMs = 200;
const memoryMb = 200;
const startWithinMs = 120_000;
const countries = ['Peru', 'France', 'Kenya'];

type Applied = { recruiter: Person; seekers: readonly Person[]; job: string };

const countOf = (what: string, measured: number, least: number): Measurement => ({
  what,
  measured,
  baseline: undefined,
  ratio: undefined,
  unit: 'found',
  limit: { of: 'measured', least },
});

/** Loads them into the file of a product that does not run. */
async function load(dataFolder: string, { recruiter, seekers, job }: Applied): Promise<void> {
  const embedded = await openEmbedded({ file: join(dataFolder, 'waypost.db') });
  const post = { _id: job, job_post_category: 'Recruitment', owner_id: recruiter.user_id } as const;
  const people = Array.from({ length: many }, (_, at) => {
    const { user_id, dsh_id, email } = seekers[at] ?? {
      user_id: newId(),
      dsh_id: newId(),
      email: `p${at}@example.org`,
    };
    const card = {
      user_id,
      version: 1,
      first_name: `Person${at % 10}`,
      last_name: `Number${at}`,
      username: `person${at}`,
      email,
      profile_img_url: null,
      headline: 'Keeper of lights on islands that few ships pass',
      total_experience_in_months: (at * 7) % 240,
      country_name: countries[at % countries.length] ?? '',
      updated_at: new Date().toISOString(),
    };
    const answers = Array.from({ length: 5 }, (__, question) => ({
      _id: newId(),
      question_text: `Question ${question} about the work?`,
      reply: 'I have done this for years, and have written about it. '.repeat(5),
    }));
    return { user_id, dsh_id, card, answers, user_score: Math.max(0, 1_000 - at) };
  });
  await loadApplicants(embedded.portsFor('applications').documents, { ...post, owner_type: 'Recruiter' }, people);
  await embedded.close();
}

/** What a recruiter does on the page, each with the longest task that the browser had meanwhile. */
function actionsOn({ page }: WatchedPage, job: string): [string, () => Promise<unknown>][] {
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/applicants'));
  const rows = () => page.getByRole('row').nth(15).waitFor();
  const listed = async (act: Promise<unknown>, answer: Promise<unknown>) => {
    await Promise.all([act, answer]);
    await rows();
  };
  const dialog = page.getByRole('dialog');
  const sortBy = (name: string): [string, () => Promise<unknown>] => [
    `sort by ${name}`,
    () => listed(page.getByRole('columnheader', { name }).getByRole('button').click(), answered()),
  ];
  return [
    ['open the page', () => listed(page.goto(`/job-applications/${job}`), rows())],
    ['open it again', () => listed(page.goto(`/job-applications/${job}`), rows())],
    sortBy('Experience'),
    sortBy('Applicant'),
    [
      'sort by your rating',
      () =>
        page
          .getByRole('button', { name: /Sort by/ })
          .click()
          .then(() => listed(page.getByRole('option', { name: 'Your best rated first' }).click(), answered())),
    ],
    sortBy('Score'),
    ['search', () => listed(page.getByRole('searchbox', { name: 'Search' }).fill('number4'), answered())],
    ['search no more', () => listed(page.getByRole('searchbox', { name: 'Search' }).fill(''), answered())],
    ['a status', () => Promise.all([page.getByRole('tab', { name: /^Shortlisted/ }).click(), answered()])],
    ['everybody', () => listed(page.getByRole('tab', { name: /^All/ }).click(), Promise.resolve())],
    [
      'the last page',
      () => page.goto(`/job-applications/${job}?page=334`).then(() => page.getByRole('row').nth(5).waitFor()),
    ],
    ['back to the first', () => listed(page.goto(`/job-applications/${job}`), rows())],
    [
      'open the top applicants',
      () =>
        page
          .getByRole('button', { name: 'Top applicants' })
          .click()
          .then(() => dialog.waitFor()),
    ],
    ['choose from all', () => dialog.getByText(/^All 5,000/).click()],
    [
      'name the top 500',
      async () => {
        await page.getByRole('textbox', { name: 'Number of applicants' }).fill(String(top));
        await page.keyboard.press('Tab');
        await page.getByText(`${top} of these will change`).waitFor();
      },
    ],
    [
      'choose the status',
      async () => {
        await dialog.getByRole('button', { name: /New status/ }).click();
        await page.getByRole('option', { name: 'Shortlisted' }).click();
      },
    ],
    [
      'change the top 500',
      async () => {
        await page.getByRole('button', { name: `Change ${top} applicants` }).click();
        await page.getByText(`Status updated for top ${top} applicant(s)`).waitFor();
      },
    ],
  ];
}

/** How many of the changes are in the histories, and in the lists of those who applied. */
async function whatIsKept({ recruiter, seekers, job }: Applied): Promise<Measurement[]> {
  let inHistory = 0;
  for (let page = 1; (page - 1) * 100 < top; page++) {
    const body = { page, limit: 100, filters: { status: 'Shortlisted' as const } };
    const { applicants } = await recruiter.call(listApplicants, { params: { id: job }, body });
    for (const { _id } of applicants) {
      const { history } = await recruiter.call(getApplicationHistory, { params: { id: _id } });
      if (history.at(-1)?.to === 'Shortlisted') inHistory += 1;
    }
  }
  let inOwnLists = 0;
  for (const seeker of seekers) {
    const { posts } = await seeker.call(listAppliedPosts, { params: { id: seeker.dsh_id }, querystring: {} });
    if (posts.some(({ job_post_id, status }) => job_post_id === job && status === 'Shortlisted')) inOwnLists += 1;
  }
  return [
    countOf(`changes of the top ${top} in their histories`, inHistory, top),
    countOf(`of ${asked} of them with accounts, in their own lists`, inOwnLists, asked),
  ];
}

/** The list as a file, several times at once: all of it, and how much more memory the product holds meanwhile. */
async function downloaded({ recruiter, job }: Applied, pid: number): Promise<Measurement[]> {
  const settled = watchMemory(pid);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const { together: before } = settled.stop();
  const memory = watchMemory(pid);
  const files = await Promise.all(
    Array.from({ length: downloads }, () => recruiter.fetchBytes(`/api/job-posts/${job}/applicants.csv`)),
  );
  const { together } = memory.stop();
  const lines = files.map(({ bytes }) => bytes.toString().trimEnd().split('\r\n').length - 1);
  return [
    countOf('lines of the list as a file', Math.min(...lines), many),
    {
      what: `memory for ${downloads} such files at once`,
      measured: Math.max(0, together - before),
      baseline: undefined,
      ratio: undefined,
      unit: 'MB',
      limit: { of: 'measured', most: memoryMb },
    },
  ];
}

/** A recruiter in a browser among 5,000 applicants. */
export async function benchApplicants(tell: (sentence: string) => void): Promise<Measurement[]> {
  const product = await startProductProcess({ RATE_LIMIT: '1000000' }, { startWithin: startWithinMs });
  try {
    const recruiter = await signIn(product.url, 'greta.holm@example.org', 'Recruiter');
    const { job_post } = await recruiter.call(publishJobPost, { body: jobPostBody(recruiter) });
    const seekers: Person[] = [];
    for (let at = 0; at < asked; at++) {
      seekers.push(await signIn(product.url, `seeker${at}@example.org`, 'Job Seeker'));
    }
    const applied = { recruiter, seekers, job: job_post.id };
    await product.kill('SIGINT');
    await load(product.dataFolder, applied);
    tell(`${many} applicants are loaded`);
    await product.start();
    const watched = await openWatchedPage(product.url, recruiter.email);
    const measurements: Measurement[] = [];
    for (const [what, act] of actionsOn(watched, job_post.id)) {
      const began = performance.now();
      const measured = await watched.longestTask(act);
      tell(`${what}: ${Math.round(performance.now() - began)} ms`);
      const limit = { of: 'measured', most: longestTaskMs } as const;
      measurements.push({
        what: `${what}: longest task`,
        measured,
        baseline: undefined,
        ratio: undefined,
        unit: 'ms',
        limit,
      });
    }
    await watched.close();
    measurements.push(...(await whatIsKept(applied)), ...(await downloaded(applied, product.pid())));
    return measurements;
  } finally {
    await product.close();
  }
}
