import { readFile } from 'node:fs/promises';
import { createDashboard, getCurrentUser } from '@waypost/contracts/calls/identity';
import type { OpenSession } from '@waypost/contracts/entities/session';
import { quotas } from '@waypost/contracts/quotas';
import { routes } from '@waypost/contracts/routes';
import { aDashboard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { securityEvents } from '@waypost/runtime/telemetry/security-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, publicUrl, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => bff.close());

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

const ask = (cookie: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  bff.http.inject({ method, url: `/api${url}`, headers: { ...ours, cookie }, ...(payload && { payload }) });
const statusOf = async (cookie: string) => (await ask(cookie, 'GET', '/users/')).statusCode;
const logout = (cookie: string) => ask(cookie, 'POST', '/auth/logout');
const listed = async (cookie: string) =>
  (await ask(cookie, 'GET', routes.listSessions.url)).json<{ sessions: OpenSession[]; total: number }>();
const end = (cookie: string, payload: object) => ask(cookie, 'POST', routes.endSessions.url, payload);

test('a sign-out holds, whatever calls of the session are under way', async () => {
  const now = new Date().toISOString();
  for (let round = 0; round < 12; round++) {
    const { cookie } = await bff.signIn();
    const begun = Promise.withResolvers<void>();
    const signedOut = Promise.withResolvers<void>();
    bff.client.stub(createDashboard, async ({ body: { dsh_type } }) => {
      begun.resolve();
      await signedOut.promise;
      const dsh_name = 'Mine';
      return { dsh_id: newId(), dsh_type, dsh_name, created_at: now, updated_at: now, assigned_role: dsh_type };
    });
    const creating = ask(cookie, 'POST', '/dashboards/', { dsh_type: 'Recruiter' });
    await begun.promise;
    expect((await logout(cookie)).statusCode).toBe(200);
    signedOut.resolve();
    expect((await creating).statusCode).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
  }
});

test('two dashboards that are made at once are both known to the session', async () => {
  const { cookie } = await bff.signIn();
  const now = new Date().toISOString();
  const ids = { Recruiter: newId(), Referrer: newId() };
  bff.client.stub(createDashboard, async ({ body: { dsh_type } }) => ({
    dsh_id: dsh_type === 'Recruiter' ? ids.Recruiter : ids.Referrer,
    dsh_type,
    dsh_name: 'Mine',
    created_at: now,
    updated_at: now,
    assigned_role: dsh_type,
  }));
  await Promise.all(
    (['Recruiter', 'Referrer'] as const).map((dsh_type) => ask(cookie, 'POST', '/dashboards/', { dsh_type })),
  );
  for (const dsh_id of Object.values(ids)) {
    const answer = await ask(cookie, 'GET', `/users/dashboards?dsh_id=${dsh_id}`);
    expect(answer.statusCode).toBe(201);
  }
});

test('a dashboard stays known to the session while its account is read from before it, with one that another browser made', async () => {
  const { cookie } = await bff.signIn();
  const made = aDashboard({ dsh_type: 'Recruiter' });
  const elsewhere = aDashboard({ dsh_type: 'Referrer' });
  bff.client.stub(createDashboard, () => made);
  bff.client.stub(getCurrentUser, async () => {
    await ask(cookie, 'POST', '/dashboards/', { dsh_type: 'Recruiter' });
    return { ...account, userDashboards: [...account.userDashboards, elsewhere] };
  });
  expect(await statusOf(cookie)).toBe(200);
  for (const { dsh_id } of [...account.userDashboards, made, elsewhere]) {
    const answer = await ask(cookie, 'GET', `/users/dashboards?dsh_id=${dsh_id}`);
    expect(answer.statusCode).toBe(201);
  }
});

test('a person sees where they are signed in, without an address', async () => {
  const first = await bff.signIn(firefox);
  const second = await bff.signIn();
  const { sessions, total } = await listed(second.cookie);
  expect(total).toBe(2);
  expect(sessions.find(({ is_current }) => is_current)?.browser).toEqual({ name: null, system: null });
  const other = sessions.find(({ is_current }) => !is_current);
  expect(other).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    browser: { name: 'Firefox', system: 'Linux' },
    created_at: expect.any(String),
    last_seen_at: expect.stringMatching(/:00\.000Z$/),
    is_current: false,
  });
  expect(JSON.stringify(sessions)).not.toContain(first.cookie.split('=')[1]);
});

test('one session, all others, or all can be ended', async () => {
  const cookies: string[] = [];
  for (let index = 0; index < 4; index++) cookies.push((await bff.signIn()).cookie);
  const [mine = '', one = '', other = '', last = ''] = cookies;
  const idOf = async (cookie: string) => (await listed(cookie)).sessions.find(({ is_current }) => is_current)?._id;

  expect((await end(mine, { which: 'one', session_id: await idOf(one) })).json()).toEqual({ ended: 1 });
  expect(await statusOf(one)).toBe(401);
  expect(await statusOf(other)).toBe(200);
  expect((await end(mine, { which: 'others' })).json()).toEqual({ ended: 2 });
  for (const cookie of [other, last]) expect(await statusOf(cookie)).toBe(401);
  expect(await statusOf(mine)).toBe(200);
  const all = await end(mine, { which: 'all' });
  expect(all.json()).toEqual({ ended: 1 });
  expect(all.cookies.find(({ name }) => name === '__Host-Http-waypost')?.maxAge).toBe(0);
  expect(await statusOf(mine)).toBe(401);
});

test("nobody ends another person's session, and a wrong request ends none", async () => {
  const mine = (await bff.signIn()).cookie;
  const id = (await listed(mine)).sessions[0]?._id;
  const stranger = { ...account, userInfos: { ...account.userInfos, _id: newId(), id: newId() } };
  bff.become(stranger);
  const theirs = (await bff.signIn()).cookie;
  expect((await end(theirs, { which: 'one', session_id: id })).statusCode).toBe(404);
  for (const payload of [{}, { which: 'one' }, { which: 'everybody' }, { which: 'one', session_id: 'x' }]) {
    expect((await end(theirs, payload)).statusCode).toBe(400);
  }
  expect(await statusOf(mine)).toBe(200);
});

test('signing in again ends the session that the browser had', async () => {
  const former = (await bff.signIn()).cookie;
  const { cookie } = await bff.signIn({ cookie: former });
  expect(await statusOf(former)).toBe(401);
  expect(await statusOf(cookie)).toBe(200);
});

test('it ends also where the return from the provider comes without its cookie, as a Strict one does', async () => {
  const former = (await bff.signIn()).cookie;
  const left = await bff.http.inject({ url: '/api/auth/google', headers: { cookie: former } });
  const login = left.cookies[0];
  await bff.http.inject({
    url: '/api/auth/google/callback?state=state-of-this-login&code=c',
    headers: { cookie: `${login?.name}=${login?.value}` },
  });
  expect(await statusOf(former)).toBe(401);
});

test('another site cannot begin a sign-in', async () => {
  const answer = await bff.http.inject({ url: '/api/auth/google', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.headers.location).toBe(`${publicUrl}/signin`);
  expect(answer.cookies).toEqual([]);
});

test('of more sessions than a person may have the oldest ends', async () => {
  const cookies: string[] = [];
  for (let index = 0; index <= quotas.sessions.most; index++) cookies.push((await bff.signIn()).cookie);
  expect(await statusOf(cookies[0] ?? '')).toBe(401);
  expect(await statusOf(cookies[1] ?? '')).toBe(200);
  expect((await listed(cookies.at(-1) ?? '')).total).toBe(quotas.sessions.most);
});

test('an ended session ends its live stream', async () => {
  const [mine, other] = [(await bff.signIn()).cookie, (await bff.signIn()).cookie];
  const address = await bff.http.listen({ host: '127.0.0.1', port: 0 });
  const stream = await fetch(new URL('/api/live', address), { headers: { ...ours, cookie: other } });
  expect(stream.status).toBe(200);
  await end(mine, { which: 'others' });
  // Ends only when the server has ended it.
  expect((await stream.text()).trim()).toBe('');
});

test('signing out takes the session out of the cache, and leaves the theme and drafts alone', async () => {
  const { cookie } = await bff.signIn();
  expect((await logout(cookie)).headers['clear-site-data']).toBe('"cache"');
});

test('6.8.4: what the provider says of how it knew the person stands in the log', async () => {
  await bff.signIn();
  expect(bff.lines).toContainEqual(
    expect.objectContaining({
      'security.event': 'sign-in.succeeded',
      user_id: account.userInfos.id,
      acr: 'urn:example:strong',
      amr: ['pwd', 'otp'],
      auth_time: 1_750_000_000,
    }),
  );
});

test('every sign-in, sign-out and refusal leaves a line that says who and from where, and nothing else of them', async () => {
  const events = () => bff.lines.flatMap((line) => (line['security.event'] ? [line['security.event']] : []));
  const { cookie, login } = await bff.signIn(firefox);
  await bff.http.inject({
    url: '/api/auth/google/callback?state=state-of-this-login&code=c',
    headers: { cookie: login },
  });
  const leaving = (await bff.http.inject({ url: '/api/auth/google' })).cookies[0];
  await bff.http.inject({
    url: '/api/auth/google/callback?state=state-of-this-login&error=access_denied',
    headers: { cookie: `${leaving?.name}=${leaving?.value}` },
  });
  await bff.http.inject({ url: '/api/users/', headers: { cookie } });
  await ask('', 'GET', '/users/');
  await logout(cookie);
  await statusOf(cookie);
  expect(events()).toEqual([
    'sign-in.succeeded',
    'sign-in.expired',
    'sign-in.denied',
    'origin.refused',
    'session.missing',
    'session.signed-out',
    'session.unknown',
  ]);
  const refused = bff.lines.find((line) => line['security.event'] === 'origin.refused');
  expect(refused).toMatchObject({ user_id: account.userInfos.id, address: '127.0.0.0', status: 403 });
  const text = JSON.stringify(bff.lines);
  for (const secret of [cookie.split('=')[1], 'ada@example.com', 'Okafor', 'Firefox', '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});

test('a stranger does not name the requests of others', async () => {
  const answer = await bff.http.inject({ url: '/api/openapi.json', headers: { 'x-request-id': 'not-yours' } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(bff.lines.at(-1)).toMatchObject({ request_id: answer.headers['x-request-id'] });
});

test('a session that an older Waypost opened is still known', async () => {
  bff.client.stub(getCurrentUser, () => account);
  const cookie = await bff.keepOlderSession();
  expect(await statusOf(cookie)).toBe(200);
});

test("the README's table of security events is the code's", async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = Object.entries(securityEvents).map(([name, when]) => `| \`${name}\` | ${when} |`);
  expect(readme).toContain(['| --- | --- |', ...rows, ''].join('\n'));
});
