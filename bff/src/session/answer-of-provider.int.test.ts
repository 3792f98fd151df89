import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerAt } from '../testing/provider-at.ts';

/** What the provider answers where it is asked for a token, or for its keys. */
let answer: RequestListener;
let metadata: RequestListener;
let issuer: string;
const server = createServer((request, response) => {
  const isMetadata = request.url?.startsWith('/.well-known') === true;
  return (isMetadata ? metadata : answer)(request, response);
});

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  metadata = json(200, {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const json =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const brokenOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"access', () => {
    response.destroy();
  });
};
const overloaded: RequestListener = (_request, response) =>
  response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>');
const silent: RequestListener = () => undefined;

const provider = () => providerAt(issuer);

async function comeBack(query: Record<string, string> = { code: 'code' }) {
  const { start, finish } = provider();
  const { login } = await start();
  const callback = new URL('https://jobs.example.org/api/auth/google/callback');
  callback.search = new URLSearchParams({ ...query, state: login.state }).toString();
  return finish(callback, login);
}

async function bringToken() {
  const { privateKey } = await generateKeyPair('RS256');
  const token = await new SignJWT({ sub: '1', iss: issuer, aud: 'client' })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(privateKey);
  return provider().verify(token);
}

const away = { code: 'unavailable', message: 'We cannot reach Google right now. Please try again in a minute.' };
/** Ten seconds, for a test. */
const soonLate = () => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 200));
};

describe.each([
  ['the return from it', comeBack],
  ['a token of the page', bringToken],
] as const)('while the provider gives no answer, %s', (_, ask) => {
  test.each([
    ['breaks the connection', (request) => request.destroy()],
    ['breaks off in its answer', brokenOff],
    ['answers that it is overloaded', overloaded],
  ] as [string, RequestListener][])('is told as that where it %s', async (_how, given) => {
    answer = given;
    await expect(ask()).rejects.toMatchObject(away);
  });

  test('is told as that where it is late', async () => {
    answer = silent;
    soonLate();
    await expect(ask()).rejects.toMatchObject(away);
  });
});

test('a provider that cannot be asked where to send people is away, too', async () => {
  answer = json(200, {});
  metadata = overloaded;
  await expect(bringToken()).rejects.toMatchObject(away);
});

test('one that is to be asked where nobody may ask says nothing either', async () => {
  const elsewhere = 'https://keys.example.net';
  metadata = json(200, {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: elsewhere,
    jwks_uri: elsewhere,
  });
  await expect(bringToken()).rejects.toMatchObject(away);
  await expect(comeBack()).rejects.toMatchObject(away);
});

test.each(['server_error', 'temporarily_unavailable'])('so it is where it sends people back with %s', async (error) => {
  await expect(comeBack({ error })).rejects.toMatchObject(away);
});

test('a refusal is one, and none that passes', async () => {
  answer = json(400, { error: 'invalid_grant' });
  await expect(comeBack()).rejects.toMatchObject({ code: 'OAUTH_RESPONSE_BODY_ERROR', error: 'invalid_grant' });
  await expect(comeBack({ error: 'interaction_required' })).rejects.toMatchObject({ error: 'interaction_required' });
  answer = json(200, { keys: [] });
  await expect(bringToken()).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
});

test('a token that cannot be decoded is a refusal of its own', async () => {
  answer = json(200, { keys: [] });
  await expect(provider().verify('A.A.A')).rejects.toMatchObject({ code: 'ERR_JWS_INVALID' });
});
