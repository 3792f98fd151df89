import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { newId } from '@waypost/runtime/service/new-id';
import { type RawConnection, askRaw, openRaw } from '@waypost/runtime/testing/raw-connection';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicUrl, runBff } from './testing/running-bff.ts';

let running: Awaited<ReturnType<typeof runBff>>;
/** What reached an owner. */
let asked: { method: string; url: string; body: string; id: unknown }[];
let open: Set<ServerResponse>;
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let opened: RawConnection[];

beforeEach(async () => {
  asked = [];
  opened = [];
  open = new Set();
  answer = (response) => response.end('{}');
  running = await runBff((request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', body, id: request.headers['x-request-id'] });
      response.setHeader('content-type', 'application/json');
      answer(response, request);
    });
  });
});
afterEach(async () => {
  for (const { socket } of opened) socket.destroy();
  await running.close();
});

const keep = (text: string) => {
  const connection = openRaw(running.url, text);
  opened.push(connection);
  return connection;
};
const ask = (text: string) => askRaw(running.url, text);
const get = (path: string, headers: string) => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string, more: string, body = '') =>
  `POST /api/users/update HTTP/1.1\r\n${headers}Content-Type: application/json\r\n${more}\r\n\r\n${body}`;
const stalled = (headers: string) => post(headers, 'Content-Length: 5000', '{');
const errors = () => running.lines.filter(({ level }) => level === 'error');
/** Of one more person, who must never notice the others. */
const dashboards = async () => ask(get('/api/users/dashboards', await running.signIn()));

test('a picture and a file answer HEAD as GET, without a body; a call refuses it', async () => {
  const headers = await running.signIn();
  const head = (path: string) => ask(`HEAD ${path} HTTP/1.1\r\n${headers}\r\n`);
  const paths = [`/users/picture/${'0'.repeat(32)}-96.webp`, `/files/${newId()}`];
  for (const path of paths) {
    const headersOfBody = { 'content-length': '2' };
    expect(await head(`/api${path}`)).toMatchObject({ status: 200, headers: headersOfBody, body: '' });
    expect(asked.at(-1)).toMatchObject({ method: 'GET', url: path });
  }
  expect(await head('/api/users/dashboards')).toMatchObject({ status: 405 });
});

test('129 unfinished bodies that are given up together hurt nobody', async () => {
  const headers = await running.signIn();
  const bodies = Array.from({ length: 129 }, () => keep(stalled(headers)));
  await dashboards();
  for (const { socket } of bodies) socket.destroy();
  expect(await dashboards()).toMatchObject({ status: 200 });
  await until(() => asked.length === 2);
  expect(errors()).toEqual([]);
});

test('140 stalled bodies of one person take no connection of an owner, and others are answered', async () => {
  const headers = await running.signIn();
  const bodies = Array.from({ length: 140 }, () => keep(stalled(headers)));
  for (let call = 0; call < 5; call += 1) expect(await dashboards()).toMatchObject({ status: 200 });
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  // Ten are read, forty wait, and the rest is told so at once.
  const refused = () => bodies.filter((body) => body.received().startsWith('HTTP/1.1 429'));
  await until(() => refused().length >= 90);
  const [first] = await refused()[0]!.answered();
  expect(first?.headers['retry-after']).toBe('1');
  expect(JSON.parse(first!.body)).toMatchObject({ error_code: 'too-many-requests', message: /wait a moment/ });
});

test('readers that do not read long answers hold no connection of an owner', async () => {
  // More than fits into the buffers between owner, BFF and reader.
  const long = `"${'x'.repeat(7_000_000)}"`;
  answer = (response, { url = '' }) => response.end(url.startsWith('/resumes') ? long : '{}');
  for (let reader = 0; reader < 3; reader += 1) {
    const { socket } = keep(get('/api/resumes', await running.signIn()));
    socket.pause();
  }
  await until(() => asked.length === 3 && open.size === 0, { within: 20_000 });
  expect(await dashboards()).toMatchObject({ status: 200 });
});

test('what one address sends and reads is bounded in memory', async () => {
  const upload = async () =>
    keep(
      `POST /api/resumes HTTP/1.1\r\n${await running.signIn()}Content-Type: multipart/form-data; boundary=a\r\n` +
        `Content-Length: 2100000\r\n\r\n${'x'.repeat(2_000_000)}`,
    );
  const uploads = await Promise.all(Array.from({ length: 16 }, upload));
  const refused = await until(() => uploads.find((one) => one.received().startsWith('HTTP/1.1 503')), {
    within: 20_000,
  });
  const [told] = await refused.answered();
  expect(told?.headers['retry-after']).toMatch(/^\d+$/);
  expect(JSON.parse(told!.body)).toMatchObject({ error_code: 'unavailable', message: /try again/ });
  for (const { socket } of uploads) socket.destroy();
  await until(async () => (await dashboards()).status === 200);
});

test('a call whose client has gone is not waited for', async () => {
  answer = () => undefined;
  const call = keep(get('/api/users/dashboards', await running.signIn()));
  await until(() => asked.length === 1);
  call.socket.destroy();
  await until(() => open.size === 0);
  expect(running.lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a reading that loses its connection is asked a second time, a write never', async () => {
  const headers = await running.signIn();
  answer = (response) => void (asked.length === 1 ? response.destroy() : response.end('{}'));
  const read = await ask(get('/api/users/dashboards', headers));
  expect(read.status).toBe(200);
  expect(asked.map(({ id }) => id)).toEqual(Array.from({ length: 2 }, () => read.headers['x-request-id']));
  asked = [];
  const written = await ask(post(headers, 'Content-Length: 2', '{}'));
  expect(written.status).toBe(503);
  expect(asked).toMatchObject([{ method: 'POST', id: written.headers['x-request-id'] }]);
});

test('calls of one person wait in their own line, in order', async () => {
  answer = () => undefined;
  const headers = await running.signIn();
  const calls = Array.from({ length: 12 }, () => keep(get('/api/users/dashboards', headers)));
  await until(() => open.size === 10);
  answer = (response) => response.end('{}');
  expect(await dashboards()).toMatchObject({ status: 200 });
  expect(open.size).toBe(10);
  for (const response of open) response.end('{}');
  for (const call of calls) expect((await call.answered())[0]).toMatchObject({ status: 200 });
});

const id = newId();

test('a tab that is opened needs no header of ours, but a session, and is led on to where the owner says', async () => {
  answer = (response) => response.writeHead(302, { location: '/api/files/1' }).end();
  const path = `/api/job-applications/${id}/resume/file`;
  const [, ...session] = (await running.signIn()).split('\r\n');
  const cookie = session.find((line) => line.startsWith('Cookie'));
  const led = await ask(get(path, `Host: waypost\r\n${cookie}\r\n`));
  expect([led.status, led.headers['location']]).toEqual([302, '/api/files/1']);
  expect(await ask(get(path, 'Host: waypost\r\n'))).toMatchObject({ status: 401 });
});

// As written on the connection: HTTP clients would tidy them up.
const unsound = new Map([
  ['a backslash', String.raw`/api/search/..\health\ready`],
  ['a backslash after a parameter', String.raw`/api/users/..\health\ready`],
  ['an encoded backslash', '/api/users/..%5chealth%5Cready'],
  ['encoded dots', '/api/users/%2e%2e'],
  ['half encoded dots', '/api/users/.%2E'],
  ['an encoded slash', '/api/users/..%2fhealth%2Fready'],
  ['dots', '/api/users/../health/ready'],
  ['dots at the end', '/api/users/..'],
  ['a dot', '/api/users/./dashboards'],
  ['another form', 'https://evil.example/api/resumes'],
  ['another form without a scheme', '//evil.example/api/resumes'],
  ['an authority', 'evil.example:443'],
  ['an asterisk', '*'],
  ['no slash', 'api/resumes'],
  ['a NUL', '/api/users/%00'],
  ['a line break', '/api/users/a%0d%0aHost:%20evil'],
  ['a fragment', '/api/resumes#x'],
  ['a fragment after a query', '/api/search/skills?entity_text=C#x'],
  ['no UTF-8', '/api/users/%c0%ae%c0%ae'],
  ['a broken escape', '/api/users/%2'],
  ['a letter that is not encoded', '/api/users/ä'],
]);

test('an address that two readers could understand differently is refused, and reaches no owner', async () => {
  for (const headers of [await running.signIn(), 'Host: waypost\r\n']) {
    for (const [what, target] of unsound) {
      const refused = await ask(get(target, headers));
      expect(refused, what).toMatchObject({ status: 400, headers: { 'x-content-type-options': 'nosniff' } });
      expect(JSON.parse(refused.body), what).toMatchObject({ error_code: 'validation-error' });
    }
  }
  expect(asked).toEqual([]);
});

test('an owner is asked for the path of a contract, with parameters and query encoded anew', async () => {
  const headers = await running.signIn();
  const reached = async (target: string) => {
    await ask(get(target, headers));
    return asked.at(-1)?.url;
  };
  expect(await reached('/api/users/%252e%252e')).toBe('/users/%252e%252e');
  expect(await reached('/api/users/a%3fb%26c%20d;e')).toBe('/users/a%3Fb%26c%20d%3Be');
  expect(await reached(`/api/users/${id}/`)).toBe(`/users/${id}`);
  expect(await reached(String.raw`/api/resumes?a=..\b&a=2&c=%2e%2e/d+e`)).toBe('/resumes?a=..%5Cb&a=2&c=..%2Fd%20e');
  expect(asked).toHaveLength(4);
});

test('what no contract forwards reaches no owner', async () => {
  const headers = await running.signIn();
  for (const path of [
    '/api/health/ready',
    '/api/internal/sweep',
    '/api/users//x',
    '/api//users/x',
    '/api/job-posts//apply',
  ]) {
    expect((await ask(get(path, headers))).status).toBeGreaterThanOrEqual(400);
  }
  expect(asked).toEqual([]);
});

test('a body that is packed, too long or broken is refused as such, and reaches no owner', async () => {
  const headers = await running.signIn();
  const packed = gzipSync('{}').toString('latin1');
  const long = `200000\r\n${'x'.repeat(0x20_0000)}\r\n0\r\n\r\n`;
  const refusals: [string, number][] = [
    [post(headers, `Content-Encoding: gzip\r\nContent-Length: ${packed.length}`, packed), 415],
    [post(headers, 'Transfer-Encoding: chunked', long), 413],
    [post(headers, 'Content-Length: 1048577'), 413],
    [post(headers, 'Content-Length: -1', '{}'), 400],
    [post(headers, 'Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
    [post(headers, 'Transfer-Encoding: chunked', 'zz\r\n'), 400],
  ];
  for (const [text, status] of refusals) {
    const refused = await ask(text);
    expect(refused.status).toBe(status);
    expect(JSON.parse(refused.body)).toMatchObject({ status, message: /\w+ \w+/ });
  }
  expect(asked).toEqual([]);
  expect(running.lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('chunks are put together, and a body that is announced is taken', async () => {
  const headers = await running.signIn();
  expect(await ask(post(headers, 'Transfer-Encoding: chunked', '1\r\n{\r\n1\r\n}\r\n0\r\n\r\n'))).toMatchObject({
    status: 200,
  });
  const announced = keep(post(headers, 'Expect: 100-continue\r\nContent-Length: 2'));
  await until(() => announced.received().includes('100 Continue'));
  announced.socket.write('{}');
  await announced.answered(2);
  expect(asked.map(({ body }) => body)).toEqual(['{}', '{}']);
});

test('a state that is none of ours means an expired sign-in', async () => {
  for (const query of [
    'state=%00',
    `state=${'x'.repeat(5_000)}`,
    'state=%F0%9F%98%80',
    'state=a&state=b',
    'state[]=a',
    '',
    'state=a;b',
  ]) {
    const back = await ask(get(`/api/auth/google/callback?${query}`, 'Host: waypost\r\n'));
    expect(back.status).toBe(302);
    expect(back.headers['location']).toBe(`${publicUrl}/auth/callback?error=expired`);
  }
  expect(errors()).toEqual([]);
});

test('what is no HTTP is refused with the headers of an https site', async () => {
  const refused = await ask('hello\r\n\r\n');
  expect(refused).toMatchObject({ status: 400, headers: { 'x-content-type-options': 'nosniff' } });
  expect(refused.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

test('unfinished bodies do not hold up the end', async () => {
  const headers = await running.signIn();
  const body = keep(stalled(headers));
  answer = (response) => setTimeout(() => response.end('{}'), 1_500);
  const whole = keep(get('/api/users/dashboards', headers));
  await until(() => asked.length === 1);
  const closed = running.bff.close();
  await body.closed;
  expect((await whole.answered())[0]).toMatchObject({ status: 200 });
  await closed;
});
