import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer, type ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundWork, createWork, workLimits, type Work } from './bound-work.ts';
import { shareLimits, shareServer } from './share-server.ts';

const calls = { atOnce: 2, waiting: 10, patienceMs: 2_000 };
let http: ServiceHttp;
let port: number;
let work: Work;
/** How long it takes to find out who asks, before a call has its share. */
let askedForMs: number;

beforeEach(async () => {
  askedForMs = 0;
  work = createWork({ ...workLimits, calls: { atOnce: 2, waiting: 0, patienceMs: 60_000 } });
  http = buildServer({ log: createLog('bff', { write: () => {} }), authenticate: async () => undefined });
  http.addHook('onRequest', () => sleep(askedForMs));
  shareServer(http, { ...shareLimits, calls, callsOfAddress: calls });
  boundWork(http, work);
  const config = { service: 'bff', access: 'public' } as const;
  http.route({ method: ['GET', 'POST'], url: '/posts', config, schema: {}, handler: () => sleep(20, { found: 1 }) });
  port = Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => http.close());

const get = 'GET /posts HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = 'POST /posts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** Asks by one connection, and is gone so many ms later. */
async function askAndLeave(requests: string, afterMs: number): Promise<void> {
  const connection = connect(port, '127.0.0.1');
  await once(connection, 'connect');
  connection.write(requests);
  await sleep(afterMs);
  connection.destroy();
}

const statusNow = async () => (await fetch(`http://127.0.0.1:${port}/posts`)).status;

test('who leaves before it is known who asks holds no place', async () => {
  askedForMs = 20;
  for (let round = 0; round < 5; round += 1) await askAndLeave(get.repeat(3), 5);
  await sleep(100);
  expect(await statusNow()).toBe(200);
});

test.each([
  ['while most of its calls wait', get.repeat(10), 5],
  ['while calls of both kinds wait', post.repeat(3) + get.repeat(7), 5],
  ['before the first call has begun', get.repeat(10), 0],
  ['while one call is worked on', get.repeat(2), 10],
])('a connection that is closed %s leaves all places to others', async (_, requests, afterMs) => {
  for (let round = 0; round < 6; round += 1) {
    await askAndLeave(requests, afterMs);
    await sleep(60);
  }
  const never = new AbortController().signal;
  const ends = await until(
    () => Promise.all([work.take('calls', never), work.take('calls', never)]).catch(() => undefined),
    {
      within: 5_000,
    },
  );
  for (const end of ends) end();
  expect(await statusNow()).toBe(200);
});

test('whoever has an IPv6 line has one share, whichever of its addresses they send from', async () => {
  const addresses = Array.from({ length: calls.atOnce + calls.waiting + 1 }, (_, at) => `2001:db8:0:1::${at + 1}`);
  const answers = await Promise.all(addresses.map((remoteAddress) => http.inject({ url: '/posts', remoteAddress })));
  expect(
    answers
      .map(({ statusCode }) => statusCode)
      .toSorted((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([429, 200]);
});
