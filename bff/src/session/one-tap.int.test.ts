import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signInUser } from '@waypost/contracts/calls/identity';
import { away } from '@waypost/contracts/errors';
import { routes } from '@waypost/contracts/routes';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providerAt } from '../testing/provider-at.ts';
import { account, aForgedToken, ours, startBff, tokenOfNobodyAsked } from '../testing/start-bff.ts';

const ada = { sub: '7', email: 'ada@example.com', email_verified: true, given_name: 'Ada' };

describe('the ID token of a page', () => {
  let issuer: string;
  let sign: (claims: JWTPayload, expires?: string, audience?: string) => Promise<string>;
  let forge: typeof sign;
  const server = createServer();
  beforeAll(async () => {
    const [mine, another] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    await once(server.listen(0, 'localhost'), 'listening');
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const jwk = { ...(await exportJWK(mine.publicKey)), kid: 'one', alg: 'RS256' };
    server.on('request', (request, response) => {
      response.setHeader('content-type', 'application/json');
      const metadata = { issuer, authorization_endpoint: `${issuer}/authorize`, jwks_uri: `${issuer}/keys` };
      response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : metadata));
    });
    const signer =
      ({ privateKey }: typeof mine): typeof sign =>
      (claims, expires = '10 minutes', audience = 'client') =>
        new SignJWT({ ...ada, iss: issuer, ...claims })
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .setIssuedAt('10 minutes ago')
          .setAudience(audience)
          .setExpirationTime(expires)
          .sign(privateKey);
    [sign, forge] = [signer(mine), signer(another)];
  });
  afterAll(() => server.close());

  const verify = (idToken: string) => providerAt(issuer).verify(idToken);

  test('says who somebody is, by issuer and subject', async () => {
    expect(await verify(await sign({ family_name: 'Okafor' }))).toMatchObject({
      iss: issuer,
      sub: '7',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Okafor',
    });
  });

  test.each(['', 'me.png', 'data:image/png;base64,AAAA', `https://example.org/${'a'.repeat(2_000)}`])(
    'may have a picture that nobody can load: %j is left out',
    async (picture) => {
      expect(await verify(await sign({ picture }))).not.toHaveProperty('picture');
    },
  );

  test('may have a picture', async () => {
    const picture = 'https://lh3.googleusercontent.com/a/ada=s96-c';
    expect(await verify(await sign({ picture }))).toMatchObject({ picture });
  });

  test('may vouch for an address by a text', async () => {
    expect(await verify(await sign({ email_verified: 'true' }))).toMatchObject({ email: ada.email });
  });

  test.each([
    ['signed by another key', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED', () => forge({})],
    ['of another issuer', 'ERR_JWT_CLAIM_VALIDATION_FAILED', () => sign({ iss: 'https://accounts.example.org' })],
    ['made for another site', 'ERR_JWT_CLAIM_VALIDATION_FAILED', () => sign({}, '10 minutes', 'another-client')],
    ['too old', 'ERR_JWT_EXPIRED', () => sign({}, '1 minute ago')],
    ['without an address', 'ERR_JWT_INVALID', () => sign({ email: undefined })],
    ['with an address that nobody vouches for', 'ERR_JWT_INVALID', () => sign({ email_verified: false })],
    ['with one that a text does not vouch for', 'ERR_JWT_INVALID', () => sign({ email_verified: 'false' })],
    ['silent on whether the address is theirs', 'ERR_JWT_INVALID', () => sign({ email_verified: undefined })],
    [
      'without a signature',
      'ERR_JOSE_ALG_NOT_ALLOWED',
      async () => `${btoa('{"alg":"none"}')}.${(await sign({})).split('.')[1]}.`,
    ],
  ])('is refused when %s', async (_how, code, made) => {
    await expect(verify(await made())).rejects.toMatchObject({ code });
  });
});

describe('signing up by One Tap', () => {
  let bff: Awaited<ReturnType<typeof startBff>>;
  beforeEach(async () => void (bff = await startBff({ ONE_TAP: 'true' })));
  afterEach(() => bff.close());
  const signUp = (credential: string, headers: Record<string, string> = ours) =>
    bff.http.inject({ method: 'POST', url: `/api${routes.signUp.url}`, headers, payload: { credential } });

  test('opens a session and answers who it is of', async () => {
    const answer = await signUp('a.b.c');
    expect([answer.statusCode, answer.json()]).toEqual([200, account]);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie } })).json()).toEqual(account);
  });

  test('ends the session that the browser had', async () => {
    const { cookie } = await bff.signIn();
    expect((await signUp('a.b.c', { ...ours, cookie })).statusCode).toBe(200);
    expect((await bff.http.inject({ url: '/api/users/', headers: { ...ours, cookie } })).statusCode).toBe(401);
  });

  test('takes a token once, however its signature is written', async () => {
    const answers = [await signUp('a.b.c'), await signUp('a.b.c'), await signUp('a.b.d'), await signUp('a.e.c')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 200]);
    expect(answers[1]?.cookies).toEqual([]);
  });

  test('takes a token again that has opened no session, as identity was away', async () => {
    bff.client.stub(signInUser, () => Promise.reject(away()));
    expect((await signUp('a.b.c')).statusCode).toBe(503);
    bff.become(account);
    expect((await signUp('a.b.c')).statusCode).toBe(200);
  });

  test('takes it again also where a second opening came while the first was failing', async () => {
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    bff.client.stub(signInUser, () => {
      begun.resolve();
      return answered.promise;
    });
    const first = signUp('a.b.c');
    await begun.promise;
    expect((await signUp('a.b.c')).statusCode).toBe(401);
    answered.reject(away());
    expect((await first).statusCode).toBe(503);
    bff.become(account);
    expect((await signUp('a.b.c')).statusCode).toBe(200);
    expect((await signUp('a.b.c')).statusCode).toBe(401);
  });

  test.each([
    ['no token at all', 400, 'validation-error', 'not a token'],
    ['a token that Google did not make', 401, 'unauthenticated', aForgedToken],
    ['one while Google cannot be asked', 503, 'unavailable', tokenOfNobodyAsked],
  ])('with %s is %i and opens none', async (_what, status, error_code, credential) => {
    const answer = await signUp(credential);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error_code });
    expect(answer.cookies).toEqual([]);
  });

  test('is refused where another site asks for it', async () => {
    const answer = await signUp('a.b.c', { ...ours, origin: 'https://elsewhere.example.org' });
    expect(answer.statusCode).toBe(403);
  });
});

test.each([
  ['true', 'waypost', true],
  ['false', null, false],
])('with ONE_TAP=%s the page asks Google for %s, and only then may load of Google', async (ONE_TAP, client_id, is) => {
  const bff = await startBff({ ONE_TAP });
  try {
    const asked = await bff.http.inject({ url: `/api${routes.getOneTap.url}`, headers: ours });
    expect(asked.json()).toEqual({ client_id });
    const policy = String((await bff.http.inject('/signin')).headers['content-security-policy']);
    expect(policy.includes('https://accounts.google.com/gsi/client')).toBe(is);
  } finally {
    await bff.close();
  }
});
