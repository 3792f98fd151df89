import { randomUUID } from 'node:crypto';
import { changeApplicantStatus } from '@waypost/contracts/calls/applications';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { editJobPost, getJobPost, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { openBrowser } from '@waypost/frontend/e2e/open-browser';
import { jobPostBody } from '@waypost/local/testing/job-post-body';
import { type Answer, errorOf, signIn } from '@waypost/local/testing/person';
import { loseTopics } from '@waypost/runtime/cluster/testing/lose-topics';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EngineName, engineNames, engines } from './testing/engines.ts';
import { openEvents } from './testing/open-events.ts';
import { type Scene, openScene } from './testing/open-scene.ts';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

// Engines take their time to come back.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** An engine takes its time to start, and what waits for it comes back at intervals. */
const recovery = { within: 60_000 };
/** So long a call may take whose engine hangs; the browser is told before the person has gone. */
const patience = 8_000;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>;

let cluster: ClusterUnderTest;
let scene: Scene;
beforeAll(async () => {
  cluster = await startCluster();
  scene = await openScene(cluster.url);
});
afterAll(() => cluster.close());
afterEach(async () => {
  for (const name of engineNames) await engines.start(name);
});

const newWord = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const published = async (word = newWord()) => {
  const id = await scene.publish({ title: `Keeper ${word}` });
  await until(async () => (await scene.search(word)).includes(id), recovery);
  return { id, word };
};
const searchFor = (keyword: string) => scene.visitor.ask(searchJobPosts, { querystring: { keyword } });
const jobPage = (id: string) => scene.visitor.ask(getJobPost, { params: { id }, querystring: {} });
const whoAmI = () => scene.seeker.ask(getCurrentUser, {});

function expectUnavailable(answer: Answer, message: RegExp): void {
  expect(answer.status, answer.text).toBe(503);
  expect(errorOf(answer)).toMatchObject({ error_code: 'unavailable', message: expect.stringMatching(message) });
}

/** Twice as many as one person may have under way (`bff/src/load`): the others wait for the first. */
async function expectQuickRefusals(ask: () => Promise<Answer>, message: RegExp): Promise<void> {
  const begin = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  for (const answer of answers) expectUnavailable(answer, message);
  expect(performance.now() - begin).toBeLessThan(patience);
}

/** What each process logged as something that somebody has to act on, since it started. */
async function errorsLogged(): Promise<string[]> {
  const logs = await Promise.all(cluster.all.map((one) => cluster.said(one)));
  return logs.flatMap((log) => log.split('\n').filter((line) => line.includes('"level":"error"')));
}

const away: [string, (name: EngineName) => Promise<void>][] = [
  ['killed', engines.kill],
  ['paused', engines.pause],
];
const searchIsAway = /^Search is not available right now/;
const sessionIsUnknown = /^We couldn’t check your session right now/;
const partIsAway = /is not available right now|is away for a moment/;

describe.each(away)('while OpenSearch is %s', (_, takeAway) => {
  it('search says so, everything else works, and what was published meanwhile is found afterwards', async () => {
    const { id, word } = await published();
    await takeAway('opensearch');
    // Each asks for something else: what was just found is known for a moment longer.
    await expectQuickRefusals(() => searchFor(newWord()), searchIsAway);
    await until(async () => (await searchFor(word)).status === 503);
    expect((await jobPage(id)).status).toBe(200);
    const later = await scene.publish({ title: `Keeper ${word}` });
    expect((await jobPage(later)).status).toBe(200);
    await scene.apply(later);
    expect(await scene.applicants(later)).toHaveLength(1);
    expect(
      (await scene.recruiter.ask(listPostedJobs, { querystring: { dsh_id: scene.recruiter.dsh_id } })).status,
    ).toBe(200);
    expect((await scene.seeker.ask(listResumes, {})).status).toBe(200);
    await until(async () => (await scene.applicants(later))[0]?.score_status === 'ready', recovery);
    await engines.start('opensearch');
    await until(async () => (await scene.search(word)).length === 2, recovery);
  });
});

describe.each(away)('while Redis is %s', (_, takeAway) => {
  it('who is signed in is told that the session cannot be checked, everybody else goes on', async () => {
    const { id, word } = await published();
    const live = await scene.recruiter.openLiveStream();
    await scene.apply(id);
    await takeAway('redis');
    await expectQuickRefusals(whoAmI, sessionIsUnknown);
    expectUnavailable(
      await scene.recruiter.ask(publishJobPost, { body: jobPostBody(scene.recruiter) }),
      sessionIsUnknown,
    );
    expect((await searchFor(word)).status).toBe(200);
    expect((await jobPage(id)).status).toBe(200);
    expect((await scene.visitor.send(`/public-job-details/${id}`)).status).toBe(200);
    await expect(signIn(cluster.url, 'late@example.org', 'Job Seeker')).rejects.toThrow('No form to sign in with');

    await engines.start('redis');
    await until(async () => (await whoAmI()).status === 200, recovery);
    await until(async () => (await scene.applicants(id))[0]?.score_status === 'ready', recovery);
    const next = await scene.publish();
    await scene.apply(next);
    await live.heard({ kind: 'applicants', id: next }, recovery);
    live.close();
  });
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Job Seeker', { exact: true }).click();
  await page.getByRole('button', { name: 'Get Started as Job Seeker' }).click();
  await page.waitForURL('**/home');
}

it('pages say that the session cannot be checked while Redis is away, and recover by their button', async () => {
  const browser = await openBrowser();
  const post = await scene.publish({ title: 'Lantern keeper' });
  const context = await browser.newContext({ baseURL: cluster.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const known = await context.newPage();
  await signUp(known, `lena.${crypto.randomUUID()}@example.org`);

  await engines.kill('redis');
  // One page remembers who is signed in, the other one only that somebody may be.
  await known.goto('/feed');
  const refused = known.getByRole('alert').filter({ hasText: 'We couldn’t check your session right now.' });
  await refused.waitFor();
  await known.evaluate('localStorage.clear()');
  const unknown = await context.newPage();
  await unknown.goto('/feed');
  const notice = unknown.getByText('We couldn’t check your session', { exact: true });
  await notice.waitFor();
  expect(await unknown.getByText('Nothing is lost. If you were signed in, you still are.').isVisible()).toBe(true);
  expect(new URL(unknown.url()).pathname).toBe('/feed');
  const stranger = await browser.newPage({ baseURL: cluster.url });
  stranger.setDefaultTimeout(60_000);
  // A busy machine can be late with the post itself: whoever reads asks again, as the page offers.
  const again = stranger.getByRole('button', { name: 'Retry' });
  await stranger.addLocatorHandler(again, () => again.click());
  await stranger.goto(`/public-job-details/${post}`);
  await stranger.getByRole('heading', { name: 'Lantern keeper' }).first().waitFor();

  await engines.start('redis');
  for (const page of [known, unknown]) {
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Lantern keeper').first().waitFor();
  }
  expect([await refused.count(), await notice.count()]).toEqual([0, 0]);
  await browser.close();
});

describe.each(away)('while Kafka is %s', (_, takeAway) => {
  it('writes succeed and are published later, in order', async () => {
    const { id } = await published();
    const word = newWord();
    await takeAway('kafka');
    const later = await scene.publish({ title: `Keeper ${word}` });
    for (const title of ['first', 'second', 'third']) {
      const edited = { ...jobPostBody(scene.recruiter), title: `${title} ${word}` };
      expect((await scene.recruiter.ask(editJobPost, { params: { id: later }, body: edited })).status).toBe(200);
    }
    const application = await scene.apply(id);
    const change = { params: { id }, body: { applicant_ids: [application], changed_status: 'Shortlisted' as const } };
    expect((await scene.recruiter.ask(changeApplicantStatus, change)).status).toBe(200);
    expect(await scene.applicants(id)).toHaveLength(1);

    await engines.start('kafka');
    await until(async () => (await scene.search(`third ${word}`)).includes(later), recovery);
    await until(async () => (await scene.applicants(id))[0]?.score_status === 'ready', recovery);
    const { read, close } = await openEvents(cluster);
    const versions = (await read('job-posts')).filter(({ key }) => key === later).map(({ version }) => version);
    expect(versions.filter((version, at) => version > Math.max(0, ...versions.slice(0, at)))).toEqual([1, 2, 3, 4]);
    expect(versions.at(-1)).toBe(4);
    await close();
  });
});

describe('once Kafka has lost its topics', () => {
  it('they are made anew and told what there is, and nothing that happens then is missed', async () => {
    const { id, word } = await published();
    const jobs = cluster.process('jobs');
    await jobs.stop('SIGKILL');
    await loseTopics(cluster.namespace);
    jobs.start();
    await cluster.ready();
    const later = await Promise.all(Array.from({ length: 8 }, () => scene.publish({ title: `Keeper ${word}` })));
    await scene.apply(id);
    await until(async () => (await scene.search(word)).length === 1 + later.length, recovery);
    await until(async () => (await scene.applicants(id))[0]?.score_status === 'ready', recovery);
    const { read, close } = await openEvents(cluster);
    const keys = new Set((await read('job-posts')).map(({ key }) => key));
    expect([id, ...later].filter((one) => !keys.has(one))).toEqual([]);
    await close();
  });
});

describe.each(away)('while MongoDB is %s', (_, takeAway) => {
  it('what needs it says that it is away, and it all comes back', async () => {
    const { id, word } = await published();
    await takeAway('mongodb');
    expectUnavailable(await jobPage(id), partIsAway);
    expectUnavailable(await scene.recruiter.ask(publishJobPost, { body: jobPostBody(scene.recruiter) }), partIsAway);
    expectUnavailable(await whoAmI(), partIsAway);
    expect((await searchFor(word)).status).toBe(200);

    await engines.start('mongodb');
    await until(async () => (await jobPage(id)).status === 200, recovery);
    await until(async () => (await whoAmI()).status === 200, recovery);
    await scene.apply(id);
    await until(async () => (await scene.applicants(id))[0]?.score_status === 'ready', recovery);
    await published();
  });
});

describe('while scoring is away', () => {
  it('applications are accepted, and scored once it is back', async () => {
    const { id } = await published();
    const scoring = [cluster.process('scoring'), cluster.process('scoring-worker')];
    await Promise.all(scoring.map((one) => one.stop('SIGKILL')));
    await scene.apply(id);
    expect(await scene.applicants(id)).toMatchObject([{ score_status: 'pending' }]);
    expect((await jobPage(id)).status).toBe(200);
    for (const one of scoring) one.start();
    await until(async () => (await scene.applicants(id))[0]?.score_status === 'ready', recovery);
  });
});

it('none of that was reported as something that somebody has to act on, and no process ended by it', async () => {
  expect(await errorsLogged()).toEqual([]);
  const restarted = cluster.all.filter(({ starts }) => starts > 1).map(({ name }) => name);
  expect(restarted.toSorted()).toEqual(['jobs', 'scoring', 'scoring-worker']);
});
