import type { UserActor } from '@waypost/contracts/actor';
import type { Contract } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import { buildServer, type ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { createLog } from '@waypost/runtime/telemetry/log';
import { someUser } from '@waypost/runtime/testing/actors';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { findPages } from '../calls/found-page.ts';
import { pages } from '../pages/pages.ts';
import { writeBuiltApp } from '../testing/built-app.ts';
import { nothingKept } from '../testing/nothing-kept.ts';
import { publicUrl } from '../testing/start-bff.ts';
import { boundWork, createWork, workLimits, type Work } from './bound-work.ts';
import { shareServer } from './share-server.ts';

const search = {
  method: 'GET',
  url: '/searches',
  config: { service: 'bff', access: 'public', allowance: 'searches' },
  schema: { summary: 'Searches', response: { 200: z.object({ found: z.int() }) } },
} as const satisfies Contract;
const read = {
  method: 'GET',
  url: '/posts',
  config: { service: 'bff', access: 'public' },
  schema: { summary: 'Reads', response: { 200: z.object({ found: z.int() }) } },
} as const satisfies Contract;

const sendPicture = {
  method: 'POST',
  url: '/pictures',
  config: { service: 'bff', access: 'public', allowance: 'pictures' },
  schema: { summary: 'Sends a picture', response: { 200: z.object({ found: z.int() }) } },
} as const satisfies Contract;
const sendResume = {
  ...sendPicture,
  url: '/resumes',
  config: { service: 'bff', access: 'public', allowance: 'uploads' },
} as const satisfies Contract;

const few = { atOnce: 2, waiting: 1, patienceMs: 60_000, standingMs: 60_000 };
let http: ServiceHttp;
let work: Work;
let begun: number;
let answer: () => Promise<{ found: number }>;
let actor: UserActor | undefined;

beforeEach(() => {
  begun = 0;
  actor = undefined;
  work = createWork({ ...workLimits, searches: few });
  http = buildServer({ log: createLog('bff', { write: () => {} }), authenticate: async () => actor });
  shareServer(http);
  boundWork(http, work);
  http.route({
    ...search,
    handler: () => {
      begun += 1;
      return answer();
    },
  });
  http.route({ ...read, handler: () => ({ found: 1 }) });
  http.route({ ...sendPicture, handler: () => answer() });
  http.route({ ...sendResume, handler: () => ({ found: 1 }) });
});
afterEach(() => http.close());

const ask = (url: string) => http.inject({ url });

test('more searches than can be answered in time are refused at once, and nothing else is', async () => {
  const answered = Promise.withResolvers<{ found: number }>();
  answer = () => answered.promise;
  const asked = Array.from({ length: 4 }, () => ask('/searches'));
  const refused = await Promise.race(asked);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json()).toMatchObject({
    error_code: 'unavailable',
    message: 'Very many people are here right now. Please try again in a moment.',
  });
  expect((await ask('/posts')).statusCode).toBe(200);
  expect(begun).toBe(2);

  answered.resolve({ found: 3 });
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 503]);
});

test('pictures, which wait for each other, leave resumes their places', async () => {
  const answered = Promise.withResolvers<{ found: number }>();
  answer = () => answered.promise;
  const send = (url: string) => http.inject({ method: 'POST', url });
  const pictures = Promise.all(Array.from({ length: workLimits.files.atOnce }, () => send('/pictures')));
  expect((await send('/resumes')).statusCode).toBe(200);
  answered.resolve({ found: 1 });
  await pictures;
});

test('however much one person sends at once, there are places for others', async () => {
  const answered = Promise.withResolvers<{ found: number }>();
  let waiting = 0;
  answer = () => {
    waiting += 1;
    return answered.promise;
  };
  const send = async () => (await http.inject({ method: 'POST', url: '/pictures' })).statusCode;
  actor = someUser('Job Seeker');
  const ofOne = Promise.all(Array.from({ length: 9 }, send));
  await until(() => waiting === 2);
  actor = someUser('Job Seeker');
  const ofAnother = send();
  await until(() => waiting === 3);
  answered.resolve({ found: 1 });
  expect(new Set([...(await ofOne), await ofAnother])).toEqual(new Set([200]));
});

test('what fails leaves its place to the next', async () => {
  answer = () => Promise.reject(new AppError('unavailable', 'Not now'));
  for (let round = 0; round < 5; round += 1) {
    const asked = await Promise.all([ask('/searches'), ask('/searches')]);
    expect(asked.map((each) => each.json<{ message: string }>().message)).toEqual(['Not now', 'Not now']);
  }
  expect(begun).toBe(10);
});

test('a page that searches is answered by the app alone while too many search', async () => {
  const never = new AbortController().signal;
  const ends = [await work.take('searches', never), await work.take('searches', never)];
  void work.take('searches', never).then((end) => end());
  const client = createStubClient({ kind: 'service', name: 'bff' });
  const allowances = { take: async () => [] };
  const operator = { name: null, contact: null };
  await pages(http, {
    folder: await writeBuiltApp([]),
    client,
    findPage: findPages(client, nothingKept.searches),
    publicUrl,
    operator,
    findSession: async () => undefined,
    allowances,
    work,
    kept: nothingKept.drawnPages,
  });
  const page = await ask('/jobs?keyword=nurse');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('<div id="root">');
  expect((await ask('/jobs.atom?keyword=nurse')).statusCode).toBe(503);
  for (const end of ends) end();
});
