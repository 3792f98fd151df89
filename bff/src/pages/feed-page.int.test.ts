import { readJobMarks } from '@waypost/contracts/calls/applications';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { away } from '@waypost/contracts/errors';
import { firstAnswersId } from '@waypost/contracts/first-page';
import { hintCookie } from '@waypost/contracts/session';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { startBff } from '../testing/start-bff.ts';

const seeker = aCurrentUser({ userDashboards: [aDashboard()] });
const ofTwo = { ...seeker, userDashboards: [aDashboard(), aDashboard({ dsh_type: 'Recruiter' })] };
const saved = aJobPostListing({ title: 'Night nurse' });

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => {
  bff = await startBff();
  bff.become(seeker);
  bff.client.stub(searchJobPosts, () => aJobSearchResult({ jobs: [saved], total: 1 }));
  bff.client.stub(readJobMarks, () => ({ saved: [saved.id], applied: [] }));
});
afterEach(() => bff.close());

const hint = `${hintCookie.name}=${hintCookie.value}`;
async function open(of: { cookie: string }) {
  const { statusCode, headers, body } = await bff.http.inject({ url: '/feed', headers: of });
  const [, json] = new RegExp(`id="${firstAnswersId}">(.*?)</script>`).exec(body) ?? [];
  const answers = json === undefined ? undefined : (JSON.parse(json) as { data: unknown }[]);
  return { statusCode, kept: headers['cache-control'], robots: headers['x-robots-tag'], body, answers };
}
/** The app's own page, which asks by itself. */
const undrawn = { statusCode: 200, kept: 'no-cache', robots: 'noindex', answers: undefined };

it('comes drawn for who is signed in, with what they saved, and is kept nowhere', async () => {
  const { cookie } = await bff.signIn();
  const { body, answers, ...page } = await open({ cookie: `${cookie}; ${hint}` });
  expect(page).toEqual({ statusCode: 200, kept: 'no-store', robots: 'noindex' });
  expect(answers).toMatchObject([{ data: seeker }, { data: { jobs: [{ title: 'Night nurse', is_saved: true }] } }]);
  expect(body).toContain('<main>');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

it('is the app alone for who has no session, or one that is over', async () => {
  const { cookie } = await bff.signIn();
  expect(await open({ cookie: '' })).toMatchObject(undrawn);
  expect(await open({ cookie: `__Host-Http-waypost=unknown; ${hint}` })).toMatchObject(undrawn);
  // The page would take who is here for signed out.
  expect(await open({ cookie })).toMatchObject(undrawn);
});

test.each([
  ['sessions cannot be looked up', () => bff.takeSessionsAway()],
  ['the search is away', () => bff.client.stub(searchJobPosts, () => Promise.reject(away()))],
  ['it is not known who that is', () => bff.client.stub(getCurrentUser, () => Promise.reject(away()))],
  ['which of several dashboards is meant is for the browser to say', () => bff.become(ofTwo)],
])('is the app alone where %s, and no error', async (_, change) => {
  const { cookie } = await bff.signIn();
  change();
  expect(await open({ cookie: `${cookie}; ${hint}` })).toMatchObject(undrawn);
  expect(bff.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('is the app alone where there is another dashboard than the session knows of, so that it comes to know', async () => {
  const { cookie } = await bff.signIn();
  bff.become({ ...seeker, userDashboards: [] });
  expect(await open({ cookie: `${cookie}; ${hint}` })).toMatchObject(undrawn);
});
