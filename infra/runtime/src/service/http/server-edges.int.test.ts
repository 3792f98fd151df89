import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Contract } from '@waypost/contracts/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../telemetry/log.ts';
import { type RawConnection, askRaw, openRaw } from '../../testing/raw-connection.ts';
import { until } from '../../testing/until.ts';
import { type ServiceHttp, buildHttp } from './build-http.ts';
import type { ServerLimits } from './server-limits.ts';

const take = {
  method: 'POST',
  url: '/takes',
  config: { service: 'jobs', access: 'public' },
  schema: {
    summary: 'Takes a text',
    body: z.object({ text: z.string() }),
    response: { 200: z.object({ length: z.int() }) },
  },
} as const satisfies Contract;

const give = {
  method: 'GET',
  url: '/gives/:bytes',
  config: { service: 'jobs', access: 'public' },
  schema: {
    summary: 'Gives a long text',
    params: z.object({ bytes: z.coerce.number() }),
    response: { 200: z.object({ text: z.string() }) },
  },
} as const satisfies Contract;

const wait = {
  method: 'GET',
  url: '/waits',
  config: { service: 'jobs', access: 'public' },
  schema: { summary: 'Waits until it may answer', response: { 200: z.object({ done: z.literal(true) }) } },
} as const satisfies Contract;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: waypost\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /takes HTTP/1.1\r\nHost: waypost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const unfinished = post('Content-Length: 5000', '{');
const json = JSON.stringify({ text: 'hello' });

let http: ServiceHttp;
let url: string;
let lines: { level: string; msg: string }[];
let mayAnswer: PromiseWithResolvers<void>;
let opened: RawConnection[];

async function start(limits: Partial<ServerLimits> = {}) {
  lines = [];
  opened = [];
  mayAnswer = Promise.withResolvers();
  http = buildHttp({
    name: 'jobs',
    log: createLog('jobs', { write: (line) => lines.push(JSON.parse(line)) }),
    verifyActor: () => Promise.reject(new Error('nobody')),
    limits,
  });
  http.route({ ...take, handler: async ({ body }) => ({ length: body.text.length }) });
  http.route({ ...give, handler: async ({ params }) => ({ text: 'x'.repeat(params.bytes) }) });
  http.route({
    ...wait,
    handler: async () => {
      await mayAnswer.promise;
      return { done: true as const };
    },
  });
  url = await http.listen({ host: '127.0.0.1', port: 0 });
}
const open = (text: string) => {
  const connection = openRaw(url, text);
  opened.push(connection);
  return connection;
};
const connections = () => promisify(http.server.getConnections.bind(http.server))();
const errors = () => lines.filter(({ level }) => level === 'error');

afterEach(async () => {
  for (const { socket } of opened) socket.destroy();
  await http.close();
});

describe('what is no sound request', () => {
  beforeEach(() => start());

  const chunked = 'Transfer-Encoding: chunked';
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', 'BREW /waits HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['another version', 'GET /waits HTTP/3.7\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET /waits HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /waits HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a NUL in the address', 'GET /waits\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a broken escape in the address', get('/gives/%zz'), 400],
    ['a request for a proxy', 'CONNECT waypost:443 HTTP/1.1\r\nHost: waypost:443\r\n\r\n', 400],
    ['long headers', `GET /waits HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a long address', get(`/waits?${'x'.repeat(20_000)}`), 431],
    ['a negative length', post('Content-Length: -5', json), 400],
    ['two lengths', post(`Content-Length: ${json.length}\r\nContent-Length: 3`, json), 400],
    ['a length that is no number', post('Content-Length: 0x10', json), 400],
    ['a length and chunks', post(`Content-Length: ${json.length}\r\n${chunked}`, json), 400],
    ['an unknown transfer encoding', post('Transfer-Encoding: gzip, chunked', '0\r\n\r\n'), 400],
    ['a chunk whose length is no number', post(chunked, 'zz\r\nhello\r\n0\r\n\r\n'), 400],
    ['a promise that nobody knows', post(`Expect: tea\r\nContent-Length: ${json.length}`, json), 400],
    ['a packed body', post(`Content-Encoding: gzip\r\nContent-Length: ${json.length}`, json), 415],
    ['too long a body', post('Content-Length: 2000000', json), 413],
    ['too long a body in chunks', post(chunked, `200000\r\n${'x'.repeat(0x20_0000)}\r\n0\r\n\r\n`), 413],
  ])('%s is refused in the shape of every refusal', async (_what, text, status) => {
    const answer = await askRaw(url, text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ status, message: expect.stringMatching(/\w+ \w+/), errors: [] });
    expect(JSON.parse(answer.body).request_id).toMatch(/^[\w-]+$/);
    expect(errors()).toEqual([]);
  });

  test('an answer of the parser itself has the headers of the others and ends the connection', async () => {
    const connection = open('hello\r\n\r\n');
    const [answer] = await connection.answered();
    expect(answer?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
    });
    await connection.closed;
    expect(connection.received().match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('a body that is announced is waited for, and taken', async () => {
    const connection = open(post(`Expect: 100-continue\r\nContent-Length: ${json.length}`, ''));
    await until(() => connection.received().includes('100 Continue'));
    connection.socket.write(json);
    const answers = await connection.answered(2);
    expect(answers.map(({ status }) => status)).toEqual([100, 200]);
  });

  test('a client that goes while its body is read is no error of anybody', async () => {
    const connection = open(unfinished);
    expect(await askRaw(url, get('/gives/1'))).toMatchObject({ status: 200 });
    connection.socket.destroy();
    await until(async () => (await connections()) === 0);
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('a connection that cannot be accepted does not end the process', () => {
    expect(() => http.server.emit('error', new Error('accept EMFILE'))).not.toThrow();
    expect(lines.at(-1)).toMatchObject({ level: 'warn', msg: 'A connection could not be accepted' });
  });
});

describe('what takes too long', () => {
  test('a body that does not come in time is refused, and its connection closed', async () => {
    await start({ headersMs: 200, requestMs: 300, checkMs: 50 });
    const stalled = open(unfinished);
    const [answer] = await stalled.answered();
    expect(answer).toMatchObject({ status: 408, headers: { connection: 'close' } });
    expect(JSON.parse(answer!.body)).toMatchObject({ status: 408, error_code: 'request-timeout' });
    await stalled.closed;
    expect(errors()).toEqual([]);
  });

  test('neither is a connection kept that says nothing, or half a header', async () => {
    await start({ headersMs: 200, requestMs: 300, checkMs: 50 });
    await Promise.all([open('').closed, open('GET /waits HTTP/1.1\r\nHo').closed]);
  });

  test('a reader that does not read its answer is cut off', async () => {
    await start({ stillMs: 300 });
    const reader = open('');
    reader.socket.pause();
    reader.socket.write(get('/gives/30000000'));
    await until(() => reader.socket.bytesRead > 0);
    await until(async () => (await connections()) === 0, { within: 20_000 });
  });

  test('a reader that reads very slowly is cut off after the time of one exchange', async () => {
    await start({ exchangeMs: 500 });
    const reader = open(get('/gives/30000000'));
    const sip = setInterval(() => {
      reader.socket.resume();
      setImmediate(() => reader.socket.pause());
    }, 50);
    await until(() => reader.socket.bytesRead > 0);
    await until(async () => (await connections()) === 0, { within: 20_000 });
    clearInterval(sip);
    expect(reader.received().length).toBeLessThan(30_000_000);
  });

  test('unfinished requests make room for whole ones, however many they are', async () => {
    await start({ connections: 20 });
    const waiting = open(get('/waits'));
    const stalled = Array.from({ length: 60 }, () => open(unfinished));
    for (let call = 0; call < 5; call += 1) expect(await askRaw(url, get('/gives/1'))).toMatchObject({ status: 200 });
    await stalled[0]!.closed;
    mayAnswer.resolve();
    expect((await waiting.answered())[0]).toMatchObject({ status: 200 });
  });

  test('whoever still sends what is refused already hears it, and cannot go on for ever', async () => {
    await start({ lingerMs: 300 });
    const sender = open(post('Content-Length: 900000000', 'x'));
    expect((await sender.answered())[0]).toMatchObject({ status: 413 });
    await sender.closed;
  });

  test('a connection holds nothing of what was refused on it before it had arrived', async () => {
    await start();
    const accepted = Promise.withResolvers<Socket>();
    http.server.once('connection', accepted.resolve);
    const sender = open('');
    const socket = await accepted.promise;
    const listeners: number[] = [];
    for (let sent = 1; sent <= 20; sent += 1) {
      sender.socket.write(post(`Content-Encoding: gzip\r\nContent-Length: ${json.length}`, ''));
      expect((await sender.answered(sent)).at(-1)).toMatchObject({ status: 415 });
      sender.socket.write(json);
      listeners.push(socket.listenerCount('close'));
    }
    expect(listeners.at(-1)).toBe(listeners[1]);
  });
});

describe('a server that closes', () => {
  test('cuts what is unfinished and answers what is whole', async () => {
    await start({ closing: { unfinishedMs: 100, answersMs: 60_000 } });
    const whole = open(get('/waits'));
    const halves = [open(unfinished), open('GET /waits HTTP/1.1\r\nHo'), open('')];
    expect(await askRaw(url, get('/gives/1'))).toMatchObject({ status: 200 });
    const closed = http.close();
    await Promise.all(halves.map((half) => half.closed));
    mayAnswer.resolve();
    expect((await whole.answered())[0]).toMatchObject({ status: 200 });
    await closed;
  });

  test('does not wait for ever for its own answers', async () => {
    await start({ closing: { unfinishedMs: 50, answersMs: 200 } });
    const whole = open(get('/waits'));
    expect(await askRaw(url, get('/gives/1'))).toMatchObject({ status: 200 });
    await http.close();
    await whole.closed;
    mayAnswer.resolve();
  });
});
