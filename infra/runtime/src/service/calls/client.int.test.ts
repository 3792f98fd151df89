import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallInput, Contract } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { someUser } from '../../testing/actors.ts';
import { createActorSigner, createActorVerifier, generateActorKeys } from '../actors/actor-token.ts';
import { buildHttp } from '../http/build-http.ts';
import { createClient } from './client.ts';
import { askPacked, packedWhereAsked, unpack } from './packed-answer.ts';

const find = {
  method: 'GET',
  url: '/things/:name',
  config: { service: 'jobs', access: 'public' },
  schema: {
    summary: 'Find',
    params: z.object({ name: z.string() }),
    querystring: z.object({ tags: z.string().optional(), page: z.string().optional() }),
    response: { 200: z.object({ name: z.string(), tags: z.string().nullable(), caller: z.string() }) },
  },
} as const satisfies Contract;

const save = {
  method: 'POST',
  url: '/things',
  config: { service: 'jobs', access: 'user' },
  schema: {
    summary: 'Save',
    body: z.object({ name: z.string().max(5) }),
    response: { 200: z.object({ by: z.string() }) },
  },
} as const satisfies Contract;

const keep = {
  method: 'POST',
  url: '/files',
  config: { service: 'jobs', access: 'user' },
  schema: { summary: 'Keep', response: { 200: z.object({ type: z.string(), text: z.string() }) } },
} as const satisfies Contract;

type Input = CallInput<typeof findLong>;

const keys = await generateActorKeys();
const sign = createActorSigner(keys.signing);
const clientFor = (url: string, timeoutMs = 2_000, signedBy = sign) =>
  createClient({ baseUrl: () => url, sign: signedBy, timeoutMs, self: { kind: 'service', name: 'scoring' } });

const sweep = {
  method: 'POST',
  url: '/internal/sweep',
  config: { service: 'jobs', access: 'service' },
  schema: { summary: 'Sweep', response: { 200: z.object({ done: z.boolean() }) } },
} as const satisfies Contract;

const findLong = { ...find, url: '/long-things/:name' } as const satisfies Contract;

describe('a call to a service', () => {
  const http = buildHttp({
    name: 'jobs',
    log: pino({ level: 'silent' }),
    verifyActor: createActorVerifier(keys.verifying),
  });
  http.route({
    ...find,
    handler: async ({ params, query, actor }) => ({
      name: params.name,
      tags: query.tags ?? null,
      caller: actor?.kind === 'service' ? actor.name : (actor?.user_id ?? 'nobody'),
    }),
  });
  http.route({
    ...findLong,
    ...packedWhereAsked,
    handler: async ({ params: { name } }) => {
      if (name === 'none') throw new AppError('not-found', 'There is none');
      return { name, tags: null, caller: 'long'.repeat(1_000) };
    },
  });
  http.route({ ...save, handler: async ({ actor }) => ({ by: actor?.kind === 'user' ? actor.user_id : '' }) });
  http.route({ ...sweep, handler: async () => ({ done: true }) });
  http.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  http.route({
    ...keep,
    handler: async ({ headers, body }) => ({ type: String(headers['content-type']), text: String(body) }),
  });
  let url: string;
  let client: ReturnType<typeof createClient>;

  beforeAll(async () => {
    url = await http.listen({ host: '127.0.0.1', port: 0 });
    client = clientFor(url);
  });
  afterAll(async () => {
    await client.close();
    await http.close();
  });

  test('fills and encodes path and query, and speaks for the service itself', async () => {
    const input = { params: { name: 'a/b ?ü' }, querystring: { tags: 'x,y&z', page: undefined } };
    expect(await client.call(find, input)).toEqual({ name: 'a/b ?ü', tags: 'x,y&z', caller: 'scoring' });
  });

  test('leads to the path of its contract, whatever its parameters say', async () => {
    for (const name of ['..', '.', String.raw`..\health`, '../health/ready', '%2e%2e']) {
      expect(await client.call(find, { params: { name }, querystring: {} })).toMatchObject({ name });
    }
  });

  test('is made for the given user', async () => {
    const user = someUser('Recruiter');
    expect(await client.call(save, { body: { name: 'pen' } }, { actor: user })).toEqual({ by: user.user_id });
  });

  test('takes a file in its form', async () => {
    const form = new FormData();
    form.append('resume', new Blob(['ten years at sea'], { type: 'application/pdf' }), 'cv.pdf');
    const { type, text } = await client.call(keep, {}, { actor: someUser(), form });
    const { resume } = Object.fromEntries(await new Response(text, { headers: { 'content-type': type } }).formData());
    expect(resume).toMatchObject({ name: 'cv.pdf', type: 'application/pdf' });
    expect(await (resume as File).text()).toBe('ten years at sea');
  });

  test('gives the bytes that came, packed where it asks for that', async () => {
    const [input, none] = ['a', 'none'].map((name) => ({ params: { name }, querystring: {} })) as [Input, Input];
    const plain = await client.callForBytes(findLong, input);
    expect(plain.isPacked).toBe(false);
    expect(JSON.parse(String(plain.bytes))).toMatchObject({ name: 'a' });
    const packed = await client.callForBytes(findLong, input, { headers: askPacked });
    expect(packed.isPacked).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 10);
    expect(unpack(packed.bytes)).toEqual(plain.bytes);
    const refused = client.callForBytes(findLong, none, { headers: askPacked });
    await expect(refused).rejects.toMatchObject({ code: 'not-found', message: 'There is none' });
  });

  test('that is refused throws what the service said', async () => {
    const refused = client.call(save, { body: { name: 'too long' } }, { actor: someUser() });
    await expect(refused).rejects.toMatchObject({ code: 'validation-error', errors: [{ path: 'name' }] });
    await expect(client.call(save, { body: { name: 'pen' } })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('that the service does not believe says nothing of the person, nor of what was asked for', async () => {
    const behind = createActorSigner(keys.signing, () => Date.now() - 120_000);
    const { signing } = await generateActorKeys();
    for (const signedBy of [behind, createActorSigner({ ...signing, kid: 'unknown' })]) {
      const unproven = clientFor(url, 2_000, signedBy);
      const saved = unproven.call(save, { body: { name: 'pen' } }, { actor: someUser() });
      await expect(saved).rejects.toMatchObject({ code: 'unavailable' });
      await expect(unproven.call(sweep, {})).rejects.toMatchObject({
        code: 'unavailable',
        cause: { message: expect.stringMatching(`^[a-z]+ at ${url} answers 503, and its log says why$`) },
      });
      await unproven.close();
    }
    expect(await client.call(sweep, {})).toEqual({ done: true });
  });
});

describe('a service that is away', () => {
  let server: ReturnType<typeof createServer>;
  let requests: string[];

  async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request.method ?? '');
      request.resume();
      answer(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const findThing = { params: { name: 'pen' }, querystring: {} };

  test('is unavailable when nobody listens', async () => {
    const url = await serve(() => undefined);
    await new Promise((closed) => server.close(closed));
    await expect(clientFor(url).call(find, findThing)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringMatching(`^[a-z]+ at ${url} does not answer$`), cause: { code: 'ECONNREFUSED' } },
    });
  });

  test('is unavailable while it has no address yet', async () => {
    const baseUrl = () => {
      throw new Error('things is not listening yet');
    };
    const client = createClient({ baseUrl, sign, timeoutMs: 2_000, self: { kind: 'service', name: 'scoring' } });
    await expect(client.call(find, findThing)).rejects.toMatchObject({ code: 'unavailable' });
    await client.close();
  });

  test('is unavailable when it does not answer in time, and is not asked twice', async () => {
    const url = await serve(() => undefined);
    await expect(clientFor(url, 50).call(find, findThing)).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toEqual(['GET']);
  });

  test('is asked a second time when it drops the connection of a GET', async () => {
    const url = await serve((_, response) => {
      if (requests.length === 1) response.destroy();
      else response.end(JSON.stringify({ name: 'pen', tags: null, caller: 'x' }));
    });
    expect(await clientFor(url).call(find, findThing)).toMatchObject({ name: 'pen' });
    expect(requests).toEqual(['GET', 'GET']);
  });

  test('is never sent a write twice', async () => {
    const url = await serve((_, response) => response.destroy());
    const call = clientFor(url).call(save, { body: { name: 'pen' } }, { actor: someUser() });
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toEqual(['POST']);
  });

  test('is a fault, not one of the moment, when its answer has no end', async () => {
    const url = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      };
      response.on('drain', more);
      more();
    });
    const call = clientFor(url, 20_000).call(save, { body: { name: 'pen' } }, { actor: someUser() });
    await expect(call).rejects.toMatchObject({ code: 'internal', cause: { name: 'TooLong' } });
    expect(requests).toEqual(['POST']);
    await expect(clientFor(url, 20_000).call(find, findThing)).rejects.toMatchObject({ code: 'internal' });
    expect(requests).toEqual(['POST', 'GET']);
  });

  test('is asked by so many at once, and the others are told that it is not available', async () => {
    const url = await serve(() => undefined);
    const client = clientFor(url, 1_000);
    const calls = Array.from({ length: 600 }, () => client.call(find, findThing));
    const ended = await Promise.allSettled(calls);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    expect(requests).toHaveLength(64);
  });

  test('tells a caller who gave up that it gave up', async () => {
    const url = await serve(() => undefined);
    const given = new AbortController();
    const call = clientFor(url).call(find, findThing, { signal: given.signal });
    given.abort(new Error('the page was left'));
    await expect(call).rejects.toThrow('the page was left');
  });
});
