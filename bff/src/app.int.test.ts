import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allContracts } from '@waypost/contracts/all-contracts';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import {
  readPersonOfApplications,
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfResumes,
  readPersonOfScoring,
} from '@waypost/contracts/calls/personal-data';
import { liveUrl } from '@waypost/contracts/live';
import { routes } from '@waypost/contracts/routes';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aDashboard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginCookie } from './session/cookies.ts';
import { publicUrl, ours, account, appScript, startBff, styleHash } from './testing/start-bff.ts';

const pathOf = (url: string) => `/api${url.replaceAll(/:\w+/g, newId())}`;
const userCalls = allContracts.map(({ contract }) => contract).filter(({ config }) => config.access === 'user');
const userId = account.userInfos.id;
const parts = [
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfApplications,
  readPersonOfResumes,
  readPersonOfScoring,
];

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => bff.close());

describe('signing in', () => {
  it('sets a session cookie that no script and no other site can use', async () => {
    const { back } = await bff.signIn();
    expect(back.headers['location']).toBe(`${publicUrl}/auth/callback`);
    const cookie = back.cookies.find(({ name }) => name === '__Host-Http-waypost');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
  });

  it('answers who is signed in', async () => {
    const { cookie } = await bff.signIn();
    const answer = await bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie } });
    expect(answer.json()).toMatchObject({ userInfos: { username: 'ada-okafor' } });
  });

  it('takes each return from the provider once, and only in the browser that left', async () => {
    const { login } = await bff.signIn();
    const url = '/api/auth/google/callback?state=state-of-this-login&code=c';
    const again = await bff.http.inject({ url, headers: { cookie: login } });
    expect(again.headers['location']).toBe(`${publicUrl}/auth/callback?error=expired`);
    await bff.http.inject({ url: '/api/auth/google' });
    const elsewhere = await bff.http.inject({ url });
    expect(elsewhere.headers['location']).toBe(`${publicUrl}/auth/callback?error=expired`);
  });

  it('says that the cookie was not kept where a browser keeps none of plain http', async () => {
    const url = '/api/auth/google/callback?state=state-of-this-login&code=c';
    const safari =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
    const headers = { 'user-agent': safari };
    const { login } = await bff.signIn(headers);
    const without = await bff.http.inject({ url, headers });
    expect(without.headers['location']).toBe(`${publicUrl}/auth/callback?error=no-session`);
    const late = await bff.http.inject({ url, headers: { ...headers, cookie: login } });
    expect(late.headers['location']).toBe(`${publicUrl}/auth/callback?error=expired`);
  });

  it('ends the session at sign-out', async () => {
    const { cookie } = await bff.signIn();
    await bff.http.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...ours, cookie } });
    const answer = await bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('protection', () => {
  it.each(userCalls)('refuses $method $url signed out', async ({ method, url }) => {
    const answer = await bff.http.inject({ method, url: pathOf(url), headers: ours });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error_code: 'unauthenticated', status: 401 });
  });

  it('refuses a call without the header', async () => {
    const { cookie } = await bff.signIn();
    const answer = await bff.http.inject({ url: '/api/users/', headers: { cookie } });
    expect(answer.statusCode).toBe(403);
  });

  it('refuses a write from a foreign origin, and one that names none', async () => {
    const { cookie } = await bff.signIn();
    const write = (headers: Record<string, string>) =>
      bff.http.inject({
        method: 'POST',
        url: '/api/dashboards/',
        payload: {},
        headers: { cookie, 'x-waypost': '1', ...headers },
      });
    expect((await write({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await write({})).statusCode).toBe(403);
  });

  it('says that a session cannot be checked, instead of calling it absent', async () => {
    const { cookie } = await bff.signIn();
    bff.takeSessionsAway();
    const answer = await bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error_code: 'unavailable' });
  });

  it('serves pages and begins a sign-in while sessions cannot be checked', async () => {
    const { cookie } = await bff.signIn();
    bff.takeSessionsAway();
    const page = await bff.http.inject({ url: '/home', headers: { cookie } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    for (const url of ['/api/auth/google', '/api/auth/google/callback?state=s&code=c']) {
      const answer = await bff.http.inject({ url, headers: { cookie: `${cookie}; ${loginCookie('s')}=s` } });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toMatch(/\/auth\/callback\?error=unavailable$/);
    }
  });

  it('answers an unknown call as such, also signed out', async () => {
    const answer = await bff.http.inject({ url: '/api/nowhere', headers: ours });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error_code: 'not-found', message: 'There is nothing at this address' });
    const { headers } = await bff.http.inject({ method: 'HEAD', url: '/api/nowhere', headers: ours });
    expect(headers['content-type']).toBe(answer.headers['content-type']);
  });
});

describe('forwarding', () => {
  it('hands the owner the body as it came and an actor token, and keeps the cookie', async () => {
    const { cookie } = await bff.signIn();
    const answer = await bff.http.inject({
      method: 'POST',
      url: `/api/job-posts/${newId()}/apply?x=1`,
      headers: { ...ours, cookie, 'content-type': 'application/json', 'idempotency-key': 'k' },
      payload: '{"odd":  true}',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['x-secret']).toBeUndefined();
    const seen = answer.json<{ url: string; body: string; headers: Record<string, string> }>();
    expect(seen.url).toMatch(/^\/job-posts\/[0-9a-f]{24}\/apply\?x=1$/);
    expect(seen.body).toBe('{"odd":  true}');
    expect(seen.headers['cookie']).toBeUndefined();
    expect(seen.headers['idempotency-key']).toBe('k');
    const token = seen.headers['authorization']?.replace('Bearer ', '') ?? '';
    await expect(bff.verify(token, 'applications')).resolves.toEqual({ kind: 'user', user_id: userId, dashboards: [] });
    await expect(bff.verify(token, 'jobs')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('asks the owner of every call that is not composed here', async () => {
    const dashboard = aDashboard();
    bff.become({ ...account, userDashboards: [dashboard] });
    const { cookie } = await bff.signIn();
    for (const part of parts) bff.client.stub(part, () => ({ files: [], next: null }));
    const asked: Record<string, readonly string[]> = {};
    const ofPeople = allContracts.filter(({ contract }) => contract.config.access !== 'service');
    for (const { name, contract } of ofPeople) {
      const before = bff.owners.length;
      const url = pathOf(contract.url.replace(':dash', dashboard.dsh_id));
      await bff.http.inject({ method: contract.method, url, headers: { ...ours, cookie } });
      asked[name] = bff.owners.slice(before);
    }
    const ofPersons = {
      getCurrentUser: [],
      deleteUser: [],
      createDashboard: [],
      getProfile: [],
      getUserByUsername: [],
    };
    const composed = {
      ...ofPersons,
      searchJobPosts: [],
      getJobPost: [],
      listPostedJobs: [],
      listAppliedPosts: [],
      lookUp: [],
    };
    const ownedHere = {
      exportData: [],
      downloadApplicants: [],
      listSessions: [],
      endSessions: [],
      lookUpSavedJobs: [],
      listMarkedPosts: [],
    };
    const ofHome = { getProfileCompletion: [], getHomeCard: [] };
    const ofSignIn = { getOneTap: [], signUp: [], getOperator: [] };
    const owners = Object.fromEntries(ofPeople.map(({ name, owner }) => [name, [owner]]));
    expect(asked).toEqual({ ...owners, ...composed, ...ofHome, ...ofSignIn, ...ownedHere });
  });

  it('compresses a long answer of an owner', async () => {
    const { cookie } = await bff.signIn();
    const payload = 'x'.repeat(20_000);
    const answer = await bff.http.inject({
      method: 'POST',
      url: `/api/job-posts/${newId()}/apply`,
      headers: { ...ours, cookie, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      payload,
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({ body: payload });
  });

  it('says so when the owner is away', async () => {
    const { cookie } = await bff.signIn();
    await bff.service.close();
    const answer = await bff.http.inject({ url: '/api/resumes', headers: { ...ours, cookie } });
    expect(answer.statusCode).toBe(503);
  });
});

describe('composed calls', () => {
  it('searches signed out, without a session', async () => {
    bff.client.stub(searchJobPosts, () => aJobSearchResult());
    const answer = await bff.http.inject({ url: '/api/job-posts/search?keyword=nurse', headers: ours });
    expect(answer.json()).toMatchObject({ jobs: [], total: 0 });
  });

  it('asks for nothing by what was left empty', async () => {
    let asked: object | undefined;
    bff.client.stub(searchJobPosts, ({ querystring }) => {
      asked = querystring;
      return aJobSearchResult();
    });
    await bff.http.inject({ url: '/api/job-posts/search?keyword=nurse&status=&dsh_id=', headers: ours });
    expect(asked).toMatchObject({ keyword: 'nurse' });
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['deflate;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ])('gives a page packed as it came to who takes that: %s', async (accepted, encoding) => {
    const jobs = [aJobPostListing()];
    bff.client.stub(searchJobPosts, () => aJobSearchResult({ jobs, total: 1 }));
    const headers = { ...ours, 'accept-encoding': accepted };
    const answer = await bff.http.inject({ url: '/api/job-posts/search?keyword=packed', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const text = encoding ? gunzipSync(answer.rawPayload).toString() : answer.payload;
    expect(JSON.parse(text)).toMatchObject({ jobs: [{ id: jobs[0]?.id }], total: 1 });
  });
});

describe('what browsers and machines read', () => {
  type Call = { summary?: string; security: Record<string, unknown>[]; requestBody?: { content: object } };
  const describedCalls = async () => {
    const answer = await bff.http.inject({ url: '/api/openapi.json' });
    const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, Record<string, Call>> }>();
    expect(openapi).toBe('3.1.0');
    return Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, ...call })),
    );
  };

  it('describes every call of the contracts in OpenAPI 3.1, and what only a browser needs', async () => {
    const calls = await describedCalls();
    const ofContracts = Object.values(routes).map(
      ({ method, url }) => `${method} /api${url.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    const ofBrowsers = ['GET /api/auth/google', 'GET /api/auth/google/callback', 'POST /api/auth/logout'];
    const all = [...ofContracts, ...ofBrowsers, `GET /api${liveUrl}`];
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(all));
    expect(calls.filter(({ summary }) => !summary)).toEqual([]);
  });

  it('answers HEAD as GET, without a body, and refuses other methods', async () => {
    const url = '/api/openapi.json';
    const [got, head] = [await bff.http.inject({ url }), await bff.http.inject({ url, method: 'HEAD' })];
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, got.headers['content-type'], '']);
    const other = await bff.http.inject({ url, method: 'POST' });
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('says of each call what it needs', async () => {
    const calls = new Map((await describedCalls()).map((call) => [call.name, call]));
    expect(calls.get('GET /api/users/')?.security).toEqual([{ page: [], session: [] }]);
    expect(calls.get('GET /api/job-posts/search')?.security).toEqual([{ page: [] }]);
    expect(calls.get('GET /api/files/{id}')?.security).toEqual([]);
    expect(calls.get('GET /api/job-applications/{id}/resume/file')?.security).toEqual([{ session: [] }]);
    expect(calls.get('POST /api/resumes')?.requestBody?.content).toHaveProperty('multipart/form-data');
  });

  it('answers every page with the app, under a policy without inline script', async () => {
    const answer = await bff.http.inject({ url: '/job/123' });
    expect(answer.body).toContain('<title>Waypost</title>');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('allows the style elements that the built app says it inserts, and no others', async () => {
    const answer = await bff.http.inject({ url: '/home' });
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' ${styleHash};`);
  });

  it('answers an address where the app has no page with its 404 page, as 404', async () => {
    const answer = await bff.http.inject({ url: '/nowhere/at-all?x=1' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<title>Drawn · Waypost</title>');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['/favicon.ico', '/assets/gone-1234.js', '/index.html', '/files.json', '/first-pages.js'])(
    'does not pass the app off as the file %s',
    async (url) => {
      const answer = await bff.http.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it('serves a script as the build compressed it to whoever can read that, and without the policy of a page', async () => {
    const url = '/assets/app-1234.js';
    const small = await bff.http.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(appScript);
    const plain = await bff.http.inject({ url });
    expect(plain.body).toBe(appScript);
    for (const { headers } of [small, plain]) {
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('serves a file of the app as it is, and no folder of it', async () => {
    const answer = await bff.http.inject({ url: '/style-hashes.json' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([styleHash]);
    expect((await bff.http.inject({ url: '/assets' })).statusCode).toBe(404);
  });
});

describe('who finds a weakness', () => {
  const ask = () => bff.http.inject('/.well-known/security.txt');

  it('is told whom to write to where the operator has said so, for 90 days', async () => {
    await bff.close();
    bff = await startBff({ SECURITY_CONTACT: 'mailto:security@jobs.example.org' });
    const { headers, body } = await ask();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:security@jobs.example.org\n');
    expect(body).toContain(`Canonical: ${publicUrl}/.well-known/security.txt\n`);
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(91);
    const head = await bff.http.inject({ url: '/.well-known/security.txt', method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('finds no such file where nobody is named', async () => {
    expect((await ask()).body).not.toContain('Contact:');
  });
});

describe('the limit of requests', () => {
  const leftFor = async (remoteAddress: string, person: string) => {
    const request = { url: '/api/openapi.json', remoteAddress, headers: { 'x-forwarded-for': person } };
    return Number((await bff.http.inject(request)).headers['x-ratelimit-remaining']);
  };

  it('is of each person behind a trusted proxy', async () => {
    await bff.close();
    bff = await startBff({ RATE_LIMIT: '10', TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await leftFor('10.1.2.3', '192.0.2.1')).toBe(9);
    expect(await leftFor('10.1.2.3', '192.0.2.2')).toBe(9);
    expect(await leftFor('10.1.2.3', '192.0.2.1')).toBe(8);
  });

  it('is of the connection, whatever somebody else says', async () => {
    await bff.close();
    bff = await startBff({ RATE_LIMIT: '10', TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await leftFor('203.0.113.5', '192.0.2.1')).toBe(9);
    expect(await leftFor('203.0.113.5', '192.0.2.2')).toBe(8);
  });
});
