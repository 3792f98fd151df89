import type { Actor, UserActor } from '@waypost/contracts/actor';
import type { Contract } from '@waypost/contracts/contract';
import { AppError, away, notFound } from '@waypost/contracts/errors';
import { id, pageLimit } from '@waypost/contracts/fields';
import { ownDashboardId, ownUserId } from '@waypost/contracts/ownership';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../telemetry/log.ts';
import { someUser } from '../../testing/actors.ts';
import type { ReadinessChecks } from '../process/health.ts';
import { type ServiceHttp, buildHttp } from './build-http.ts';

const route = (method: Contract['method'], url: string, access: Contract['config']['access']) => ({
  method,
  url,
  config: { service: 'jobs' as const, access },
});

const openPost = {
  ...route('GET', '/posts/:id', 'public'),
  schema: {
    summary: 'A post',
    params: z.object({ id }),
    querystring: z.object({
      limit: pageLimit(10),
      user_id: ownUserId.optional(),
      dsh_id: ownDashboardId.optional(),
    }),
    response: { 200: z.object({ title: z.string(), limit: z.int(), viewer: z.string().nullable() }) },
  },
} as const satisfies Contract;

const answerPost = {
  ...route('POST', '/dashboards/:dash/answers', 'user'),
  schema: {
    summary: 'Answer',
    params: z.object({ dash: ownDashboardId }),
    body: z.object({
      user_id: ownUserId.optional(),
      about: z.object({ dsh_id: ownDashboardId.nullable() }).optional(),
      answers: z.array(z.object({ reply: z.string('A reply is a text') })).default([]),
    }),
    response: { 200: z.object({ count: z.int() }) },
  },
} as const satisfies Contract;

const internal = {
  ...route('POST', '/internal/sweep', 'service'),
  schema: {
    summary: 'Sweep',
    body: z.object({ dry: z.boolean() }).default({ dry: false }),
    response: { 200: z.object({ dry: z.boolean() }) },
  },
} as const satisfies Contract;

const failing = {
  ...route('GET', '/failing/:how', 'public'),
  schema: {
    summary: 'Fails',
    params: z.object({ how: z.string() }),
    response: { 200: z.object({ ok: z.literal(true) }) },
  },
} as const satisfies Contract;

const actors = new Map<string, Actor>();
const verifyActor = async (token: string) => {
  const actor = actors.get(token);
  if (!actor) throw away();
  return actor;
};
const as = (actor: Actor) => {
  const token = JSON.stringify(actor);
  actors.set(token, actor);
  return { authorization: `Bearer ${Buffer.from(token).toString('hex')}` };
};

let http: ServiceHttp;
let lines: Record<string, unknown>[];
let checks: ReadinessChecks;

beforeEach(() => {
  lines = [];
  checks = {};
  http = buildHttp({
    name: 'jobs',
    log: createLog('jobs', { write: (line) => lines.push(JSON.parse(line)) }),
    verifyActor: (token) => verifyActor(Buffer.from(token, 'hex').toString()),
    checks: { database: async () => checks['database']?.() },
  });
  http.route({
    ...openPost,
    handler: async (request) => ({
      title: 'Nurse',
      limit: request.query.limit,
      viewer: request.actor?.kind ?? null,
      secret: 'not declared',
    }),
  });
  http.route({ ...answerPost, handler: async (request) => ({ count: request.body.answers.length }) });
  http.route({ ...internal, handler: async (request) => ({ dry: request.body.dry }) });
  http.route({
    ...failing,
    handler: async (request) => {
      if (request.params.how === 'missing') throw notFound('Post');
      if (request.params.how === 'conflict') {
        throw new AppError('version-conflict', 'Changed meanwhile', { details: { current: { version: 3 } } });
      }
      if (request.params.how === 'shape') return { ok: false as true };
      if (request.params.how === 'foreign') throw Object.assign(new Error('No such index'), { statusCode: 404 });
      throw new Error('the database password is hunter2');
    },
  });
});

afterEach(() => http.close());

const post = '0123456789abcdef01234567';

describe('an answer', () => {
  test('has the declared fields and no others', async () => {
    const answer = await http.inject(`/posts/${post}?limit=5&unknown=1`);
    expect(answer.json()).toEqual({ title: 'Nurse', limit: 5, viewer: null });
  });

  test('is the same with a slash at the end', async () => {
    expect((await http.inject(`/posts/${post}/`)).statusCode).toBe(200);
  });

  test('is the same with an empty body or none, whatever type that is said to have', async () => {
    const sweep = { method: 'POST', url: '/internal/sweep', headers: as({ kind: 'service', name: 'jobs' }) } as const;
    const typed = { ...sweep, headers: { ...sweep.headers, 'content-type': 'application/json' } };
    const bodies = ['', '{"dry":false}'].map((payload) => ({ ...typed, payload }));
    for (const call of [sweep, typed, ...bodies]) {
      expect((await http.inject(call)).json()).toEqual({ dry: false });
    }
  });

  test('is the same with nulls in place of what is not given', async () => {
    const user = someUser('Recruiter');
    const url = `/dashboards/${user.dashboards[0]?.dsh_id}/answers`;
    const call = { method: 'POST', url, headers: as(user), payload: { answers: null, about: null } } as const;
    expect((await http.inject(call)).json()).toEqual({ count: 0 });
  });

  test('that its contract does not allow is a bug', async () => {
    const answer = await http.inject('/failing/shape');
    expect(answer.statusCode).toBe(500);
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('of a value names its path', async () => {
    const user = someUser('Job Seeker');
    const answer = await http.inject({
      method: 'POST',
      url: `/dashboards/${user.dashboards[0]?.dsh_id}/answers`,
      headers: as(user),
      payload: { answers: [{ reply: 1 }, {}] },
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      error_code: 'validation-error',
      message: 'A reply is a text',
      errors: [
        { path: 'answers.0.reply', message: 'A reply is a text' },
        { path: 'answers.1.reply', message: 'A reply is a text' },
      ],
    });
  });

  test.each([
    ['an id that is none', { url: '/posts/12' }, 400, 'validation-error'],
    ['a limit that is no number', { url: `/posts/${post}?limit=many` }, 400, 'validation-error'],
    ['an unknown address', { url: '/nowhere' }, 404, 'not-found'],
    ['an address that cannot be decoded', { url: '/posts/%E0%A4%A' }, 400, 'validation-error'],
    ['a missing thing', { url: '/failing/missing' }, 404, 'not-found'],
  ])('of %s has the one error body', async (_, { url }, status, error_code) => {
    const answer = await http.inject({ url, headers: { 'x-request-id': 'req-1' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, error_code, message: expect.any(String), request_id: 'req-1' });
    expect(Array.isArray(answer.json().errors)).toBe(true);
  });

  test.each([
    ['broken JSON', 'application/json', '{', 400, 'validation-error'],
    ['an empty body', 'application/json', '', 400, 'validation-error'],
    ['another media type', 'application/xml', '<a/>', 415, 'unsupported-media-type'],
    ['JSON that says it is plain text', 'text/plain', '{}', 415, 'unsupported-media-type'],
    ['a huge body', 'application/json', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413, 'payload-too-large'],
  ])('of %s has the one error body', async (_, type, payload, status, error_code) => {
    const user = someUser('Recruiter');
    const answer = await http.inject({
      method: 'POST',
      url: `/dashboards/${user.dashboards[0]?.dsh_id}/answers`,
      headers: { ...as(user), 'content-type': type },
      payload,
    });
    expect(answer.json()).toMatchObject({ status, error_code });
  });

  test('carries the details of a broken rule', async () => {
    expect((await http.inject('/failing/conflict')).json()).toMatchObject({ status: 409, current: { version: 3 } });
  });

  test('says nothing of what went wrong inside, and logs it once', async () => {
    const answer = await http.inject('/failing/hard');
    expect(answer.json()).toMatchObject({ status: 500, error_code: 'internal', errors: [] });
    expect(answer.body).not.toContain('hunter2');
    const errors = lines.filter(({ level }) => level === 'error');
    expect(errors).toEqual([expect.objectContaining({ request_id: answer.json().request_id })]);
    expect(JSON.stringify(errors)).toContain('hunter2');
    expect(JSON.stringify(errors)).toContain('build-http.test.ts');
  });

  test('does not take the status of a library that a handler used for its own', async () => {
    expect((await http.inject('/failing/foreign')).statusCode).toBe(500);
  });
});

describe('access', () => {
  const answering = (user: UserActor, dash: string, payload: object, headers = as(user)) =>
    http.inject({ method: 'POST', url: `/dashboards/${dash}/answers`, headers, payload });

  test('a public call has its actor when there is one', async () => {
    const user = someUser();
    expect((await http.inject({ url: `/posts/${post}`, headers: as(user) })).json()).toMatchObject({ viewer: 'user' });
  });

  test.each([
    ['a public call', 'GET', `/posts/${post}`],
    ['a call of a person', 'POST', `/dashboards/${post}/answers`],
    ['a call between services', 'POST', '/internal/sweep'],
  ] as const)('%s with a token that is not proven may come again, and the log says why', async (_, method, url) => {
    const answer = await http.inject({ method, url, headers: { authorization: 'Bearer 00' } });
    expect(answer.json()).toMatchObject({ status: 503, error_code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'A call could not be answered' }));
  });

  test('the session is asked for before ids, ids before shape', async () => {
    const user = someUser('Job Seeker');
    const own = user.dashboards[0]?.dsh_id ?? '';
    const foreign = someUser('Job Seeker').dashboards[0]?.dsh_id ?? '';
    const wrongShape = { answers: 1 };
    const signedOut = await http.inject({ method: 'POST', url: `/dashboards/${own}/answers`, payload: wrongShape });
    expect(signedOut.json()).toMatchObject({
      status: 401,
      message: 'Authentication required. Please log in again.',
    });
    expect((await answering(user, foreign, wrongShape)).statusCode).toBe(403);
    expect((await answering(user, own, { ...wrongShape, user_id: someUser().user_id })).statusCode).toBe(403);
    expect((await answering(user, own, { ...wrongShape, about: { dsh_id: foreign } })).statusCode).toBe(403);
    expect((await answering(user, own, { ...wrongShape, user_id: user.user_id })).statusCode).toBe(400);
    expect((await answering(user, own, { user_id: 7 })).statusCode).toBe(400);
    expect((await answering(user, own, { user_id: user.user_id, about: { dsh_id: own } })).statusCode).toBe(200);
    const unclaimed = { user_id: user.user_id, about: { dsh_id: own }, create_by: '' };
    expect((await answering(user, own, unclaimed)).statusCode).toBe(200);
  });

  test('ids of somebody else are refused on public calls too, once there is somebody', async () => {
    const user = someUser('Job Seeker');
    const read = (query: string, headers = {}) => http.inject({ url: `/posts/${post}?${query}`, headers });
    expect((await read(`user_id=${someUser().user_id}`, as(user))).statusCode).toBe(403);
    expect((await read(`dsh_id=${someUser('Job Seeker').dashboards[0]?.dsh_id}`, as(user))).statusCode).toBe(403);
    expect((await read(`dsh_id=${user.dashboards[0]?.dsh_id}`, as(user))).statusCode).toBe(200);
    expect((await read(`user_id=${user.user_id}`)).statusCode).toBe(200);
    expect((await read('user_id=&dsh_id=&limit=', as(user))).statusCode).toBe(200);
  });

  test('a call for services looks to everybody else like an unknown address', async () => {
    const call = (headers: Record<string, string>) => {
      return http.inject({ method: 'POST', url: '/internal/sweep', headers: { ...headers, 'x-request-id': 'same' } });
    };
    const unknown = await http.inject({ method: 'POST', url: '/internal/other', headers: { 'x-request-id': 'same' } });
    for (const headers of [{}, as(someUser('Recruiter')), { authorization: 'Basic 00' }, { authorization: 'Bearer' }]) {
      expect((await call(headers)).json()).toEqual(unknown.json());
    }
    expect((await call(as({ kind: 'service', name: 'scoring' }))).json()).toEqual({ dry: false });
  });

  test('a route that does not say who may call it cannot be added', () => {
    expect(() => http.get('/open', () => 'hello')).toThrow('/open does not say who may call it');
  });
});

describe('each request', () => {
  test('keeps a sane id of its caller and gets a new one otherwise', async () => {
    const idFor = async (given: string) =>
      (await http.inject({ url: '/nowhere', headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await idFor('abc-123')).toBe('abc-123');
    expect(await idFor('a b\tc')).toMatch(/^[\w-]{36}$/);
    expect(await idFor('x'.repeat(500))).toMatch(/^[\w-]{36}$/);
  });

  test('leaves one line without query, body or token', async () => {
    const headers = { ...as(someUser()), 'x-request-id': 'req-9' };
    await http.inject({ url: `/posts/${post}?limit=7`, headers });
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', method: 'GET', route: '/posts/:id', status: 200, request_id: 'req-9' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('limit');
    expect(JSON.stringify(lines)).not.toContain(headers.authorization);
  });
});

describe('health', () => {
  test('is ready when every check passes, and names the one that does not', async () => {
    expect((await http.inject('/health/ready')).statusCode).toBe(200);
    checks = { database: () => Promise.reject(new Error('locked')) };
    const answer = await http.inject('/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'unavailable', failing: ['database'] });
    expect((await http.inject('/health/live')).statusCode).toBe(200);
    const heads = ['/health/live', '/health/ready'].map((url) => http.inject({ url, method: 'HEAD' }));
    expect((await Promise.all(heads)).map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, ''],
      [503, ''],
    ]);
  });

  test('is asked every few seconds for as long as a process runs, and no line is left of it', async () => {
    for (const url of ['/health/live', '/health/ready', '/posts/6b08b066936bdbb3c9105840']) await http.inject(url);
    expect(lines.map(({ route: asked }) => asked)).toEqual(['/posts/:id']);
  });
});
