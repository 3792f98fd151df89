import { readFile } from 'node:fs/promises';
import { allowances } from '@waypost/contracts/allowances';
import { getUserByUsername } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { durationText } from '@waypost/contracts/duration-text';
import { quotas } from '@waypost/contracts/quotas';
import { hintCookie, sessionUrls } from '@waypost/contracts/session';
import { allowanceTable, quotaTable } from '@waypost/contracts/testing/allowance-table';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aPublicProfile } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';
import { searchCost } from './search-cost.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => bff.close());

const restart = async (settings: Record<string, string>) => {
  await bff.close();
  bff = await startBff(settings);
};
const times = (count: number) => Array.from({ length: count });

/** One after the other: many at once would be refused for being many at once. */
async function inTurn<T>(count: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const _ of times(count)) answers.push(await ask());
  return answers;
}

describe('the headers of every answer', () => {
  const wanted = {
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  beforeEach(() => restart({ PUBLIC_URL: 'https://jobs.example.org', RATE_LIMIT: '20' }));

  test.each([
    ['401', { url: '/api/users/', headers: ours }],
    ['403', { url: '/api/job-posts/search' }],
    ['404', { url: '/api/nowhere', headers: ours }],
    ['404', { method: 'POST' as const, url: '/nowhere' }],
    ['400', { url: '/api/%E0%A4%A' }],
    ['200', { url: '/api/openapi.json' }],
    ['302', { url: '/api/auth/google/callback?state=s' }],
  ])('stand on %s', async (status, request) => {
    const answer = await bff.http.inject(request);
    expect(String(answer.statusCode)).toBe(status);
    expect(answer.headers).toMatchObject(wanted);
  });

  test('stand on 429 and 503 too', async () => {
    const { cookie } = await bff.signIn();
    bff.takeSessionsAway();
    const unchecked = await bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie } });
    expect(unchecked.statusCode).toBe(503);
    expect(unchecked.headers).toMatchObject(wanted);
    await Promise.all(times(20).map(() => bff.http.inject('/home')));
    const limited = await bff.http.inject('/home');
    expect(limited.statusCode).toBe(429);
    expect(limited.headers).toMatchObject({ ...wanted, 'retry-after': expect.stringMatching(/^\d+$/) });
  });

  test('stand on the frame of pages, which may be asked for again but not kept from a change', async () => {
    const answer = await bff.http.inject('/home');
    expect(answer.headers).toMatchObject({ ...wanted, 'cache-control': 'no-cache' });
  });

  test('promise TLS only where there is TLS', async () => {
    await restart({});
    expect((await bff.http.inject('/home')).headers).not.toHaveProperty('strict-transport-security');
  });
});

test('calls that are refused are counted before anybody looks for their session, and guessing costs more', async () => {
  await restart({ RATE_LIMIT: '60' });
  const guess = () =>
    bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie: '__Host-Http-waypost=guessed' } });
  const statuses: number[] = [];
  for (const _ of times(20)) statuses.push((await guess()).statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  const elsewhere = await bff.http.inject({ url: '/api/users/', headers: ours, remoteAddress: '192.0.2.9' });
  expect(elsewhere.statusCode).toBe(401);
});

test('who looks whether it lives is not kept out', async () => {
  await restart({ RATE_LIMIT: '1' });
  for (const _ of times(3)) expect((await bff.http.inject('/health/live')).statusCode).toBe(200);
});

test('of IPv6 a whole network counts as one address', async () => {
  await restart({ RATE_LIMIT: '2' });
  const from = async (remoteAddress: string) => (await bff.http.inject({ url: '/home', remoteAddress })).statusCode;
  expect(await from('2001:db8:0:1::1')).toBe(200);
  expect(await from('2001:db8:0:1::2')).toBe(200);
  expect(await from('2001:db8:0:1:ffff::3')).toBe(429);
  expect(await from('2001:db8:0:2::1')).toBe(200);
});

describe('an allowance of a person', () => {
  const apply = (cookie: string) =>
    bff.http.inject({
      method: 'POST',
      url: `/api/job-posts/${newId()}/apply`,
      headers: { ...ours, cookie },
      payload: {},
    });
  const publish = (cookie: string) =>
    bff.http.inject({ method: 'POST', url: '/api/job-posts/', headers: { ...ours, cookie }, payload: {} });
  const { most } = allowances.posts.limits[0];

  test('is used up by one person alone, in all browsers, and says when to come back', async () => {
    const [one, other] = [(await bff.signIn()).cookie, (await bff.signIn()).cookie];
    for (const _ of times(most)) expect((await publish(one)).statusCode).toBe(201);
    const refused = await publish(other);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error_code: 'too-many-requests',
      message: 'You have published as many job posts as one day allows. Please try again in 1 day.',
      retry_after: 24 * 3600,
    });
    expect(refused.headers['retry-after']).toBe(String(24 * 3600));
    expect((await apply(one)).statusCode).toBe(201);

    bff.become({ ...account, userInfos: { ...account.userInfos, _id: newId(), id: newId() } });
    expect((await publish((await bff.signIn()).cookie)).statusCode).toBe(201);
  });

  test('is not used up by what was refused', async () => {
    const { cookie } = await bff.signIn();
    bff.service.answerWith(409);
    for (const _ of times(most + 5)) expect((await publish(cookie)).statusCode).toBe(409);
    bff.service.answerWith(201);
    expect((await publish(cookie)).statusCode).toBe(201);
  });

  test('is used up by refused pictures, which take as long as others', async () => {
    const { cookie } = await bff.signIn();
    const send = async () => {
      const headers = { ...ours, cookie, 'content-type': 'multipart/form-data; boundary=x' };
      return (await bff.http.inject({ method: 'POST', url: '/api/users/picture', headers, payload: 'x' })).statusCode;
    };
    bff.service.answerWith(400);
    const sent = await inTurn(allowances.pictures.limits[0].most + 1, send);
    expect(sent.filter((status) => status === 400)).toHaveLength(allowances.pictures.limits[0].most);
    expect(sent.at(-1)).toBe(429);
  });

  test('holds for many calls at once', async () => {
    const { cookie } = await bff.signIn();
    await inTurn(most - 3, () => publish(cookie));
    const answers = await Promise.all(times(12).map(() => publish(cookie)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  });

  test('of writes in general counts them all', async () => {
    const { cookie } = await bff.signIn();
    const remove = () =>
      bff.http.inject({ method: 'POST', url: `/api/resumes/${newId()}/action/delete`, headers: { ...ours, cookie } });
    const answers = await inTurn(allowances.writes.limits[0].most + 5, remove);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  test('of writes is not used up by pages of applicants, which are read on while it cannot be counted', async () => {
    const { cookie } = await bff.signIn();
    const url = `/api/job-posts/${newId()}/applicants`;
    const page = async () =>
      (await bff.http.inject({ method: 'POST', url, headers: { ...ours, cookie }, payload: {} })).statusCode;
    const answers = await inTurn(allowances.writes.limits[0].most + 1, page);
    expect(new Set(answers)).toEqual(new Set([201]));
    bff.takeCountsAway();
    expect(await page()).toBe(201);
  });

  test('closes for changes while it cannot be counted', async () => {
    const { cookie } = await bff.signIn();
    bff.takeCountsAway();
    expect((await publish(cookie)).statusCode).toBe(503);
  });

  test('let whoever is signed in sign out while they cannot be counted', async () => {
    const { cookie } = await bff.signIn();
    bff.takeCountsAway();
    const signOut = { method: 'POST', url: `/api${sessionUrls.signOut}`, headers: { ...ours, cookie } } as const;
    expect((await bff.http.inject(signOut)).statusCode).toBe(200);
    expect((await bff.http.inject({ url: '/api/users/sessions', headers: { ...ours, cookie } })).statusCode).toBe(401);
  });
});

describe('searches', () => {
  const search = (keyword: string, headers: Record<string, string> = ours) =>
    bff.http.inject({ url: `/api/job-posts/search?keyword=${encodeURIComponent(keyword)}`, headers });
  beforeEach(() => bff.client.stub(searchJobPosts, () => aJobSearchResult()));

  test('cost what their words cost', async () => {
    expect(searchCost('')).toBe(1);
    expect(searchCost('senior nurse')).toBe(1);
    for (const between of [' ', ',', '\t', '-', '\u00a0']) expect(searchCost(`a${between}`.repeat(100))).toBe(26);
    expect(searchCost('senior nurse', 'match')).toBe(6);
    const { most } = allowances.searches.limits[0];
    const long = 'a '.repeat(100).trim();
    const answers = await Promise.all(times(Math.ceil(most / 26) + 1).map(() => search(long)));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    // Whoever is signed in is not held to what others of the address do.
    const { cookie } = await bff.signIn();
    expect((await search('nurse', { ...ours, cookie })).statusCode).toBe(200);
  });

  test.each(['/jobs', '/jobs.atom'])(
    'cost as much at %s, however often a keyword stands in the address',
    async (path) => {
      const { most } = allowances.searches.limits[0];
      const long = 'a+'.repeat(100);
      await inTurn(Math.floor(most / searchCost(long)), () => bff.http.inject(`${path}?keyword=${long}&keyword=nurse`));
      expect((await search(long)).statusCode).toBe(429);
    },
  );

  test('cost the same on the page of who is signed in', async () => {
    const { cookie } = await bff.signIn();
    const { most } = allowances.searches.limits[0];
    const headers = { ...ours, cookie: `${cookie}; ${hintCookie.name}=${hintCookie.value}` };
    const long = 'a '.repeat(100).trim();
    await inTurn(Math.floor(most / searchCost(long)), () =>
      bff.http.inject({ url: `/feed?keyword=${encodeURIComponent(long)}`, headers }),
    );
    expect((await search(long, headers)).statusCode).toBe(429);
  });

  test('stay open while they cannot be counted', async () => {
    bff.takeCountsAway();
    expect((await search('nurse')).statusCode).toBe(200);
  });
});

test('profiles that are opened are counted, of who is signed in for themselves', async () => {
  bff.client.stub(getUserByUsername, () => aPublicProfile({ username: 'ada' }));
  bff.client.stub(searchJobPosts, () => aJobSearchResult());
  const open = (cookie = '') => bff.http.inject({ url: '/api/users/username/ada', headers: { ...ours, cookie } });
  const { most } = allowances.profiles.limits[0];
  const statuses = (await inTurn(most + 2, () => open())).map(({ statusCode }) => statusCode);
  expect(statuses.slice(most - 1)).toEqual([200, 429, 429]);
  const { cookie } = await bff.signIn();
  expect((await open(cookie)).statusCode).toBe(200);
});

test.each([
  [
    'resumes of applicants that are opened',
    'applicantResumes',
    (id: string) => `job-applications/${id}/resume?blind=true`,
  ],
  ['own resumes that are read for the profile', 'resumeContents', (id: string) => `resumes/${id}/content`],
] as const)('%s are counted', async (_, name, pathOf) => {
  const { cookie } = await bff.signIn();
  const open = () => bff.http.inject({ url: `/api/${pathOf(newId())}`, headers: { ...ours, cookie } });
  const answers = await inTurn(allowances[name].limits[0].most + 3, open);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
});

test('sign-ins from one address are counted', async () => {
  const { most } = allowances.signIns.limits[0];
  const answers = await inTurn(most + 3, () => bff.http.inject({ url: '/api/auth/google' }));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
});

test('who is led to sign in, or opens a page, and has to wait reads a sentence', async () => {
  const { most } = allowances.signIns.limits[0];
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  await inTurn(most, () => bff.http.inject({ url: '/api/auth/google' }));
  const refused = await bff.http.inject({ url: '/api/auth/google', headers: accept });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': expect.stringMatching(/^\d+$/),
  });
  expect(refused.body).toContain('<p>Too many people are signing in from your network. Please try again in');

  await restart({ RATE_LIMIT: '1' });
  await bff.http.inject({ url: '/home', headers: accept });
  const page = await bff.http.inject({ url: '/home', headers: accept });
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain('<p>Too many requests came from your network. Please try again in');
});

test('how often a username changes is counted by identity alone: sent again, or as it is, it changes nothing', async () => {
  const { cookie } = await bff.signIn();
  const headers = { ...ours, cookie };
  const rename = () => bff.http.inject({ method: 'POST', url: '/api/users/username/update', headers, payload: {} });
  const answers = await inTurn(quotas.usernameChanges.most + 2, rename);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
});

test('RATE_LIMIT is the measure of addresses, and of persons only beyond what one machine shares', async () => {
  const allowedFor = async (setting: string) => {
    await restart({ RATE_LIMIT: setting });
    const { cookie } = await bff.signIn();
    const answers = await inTurn(25, () =>
      bff.http.inject({ method: 'POST', url: '/api/resumes', headers: { ...ours, cookie }, payload: {} }),
    );
    return answers.filter(({ statusCode }) => statusCode === 201).length;
  };
  expect(await allowedFor('12000')).toBe(10);
  expect(await allowedFor('24000')).toBe(20);
});

test.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [59.5, '1 minute'],
  [3_541, '1 hour'],
  [3_601, '2 hours'],
  [82_801, '1 day'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [30 * 86_400, '30 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test("the tables of limits in SECURITY.md are the code's", async () => {
  const page = await readFile(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
  expect(page).toContain(allowanceTable());
  expect(page).toContain(quotaTable());
});
