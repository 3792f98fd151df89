import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getCurrentUser, signInUser } from '@waypost/contracts/calls/identity';
import type { ServiceName } from '@waypost/contracts/contract';
import type { CurrentUser } from '@waypost/contracts/entities/user';
import { aCurrentUser, aUser } from '@waypost/contracts/testing/people';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { generateActorKeys, createActorSigner, createActorVerifier } from '@waypost/runtime/service/actors/actor-token';
import { createLog } from '@waypost/runtime/telemetry/log';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { errors } from 'jose';
import { buildBff } from '../app.ts';
import { bffConfig } from '../config.ts';
import type { Kept } from '../kept.ts';
import { providerAway } from '../session/answer-of-provider.ts';
import { sessionCookie } from '../session/cookies.ts';
import { writeBuiltApp } from './built-app.ts';
import { nothingKept } from './nothing-kept.ts';

export const publicUrl = 'http://localhost:3000';
/** What the built app is said to insert as a style element. */
export const styleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
/** The built app, which is there as its build compressed it, too. */
export const appScript = `render("${'Waypost '.repeat(500)}");`;
/** What every call of our pages carries. */
export const ours = { 'x-waypost': '1', origin: publicUrl };
export const account = aCurrentUser({ userInfos: aUser({ username: 'ada-okafor' }) });

/** Tokens of the page that are no provider's, and that the provider cannot be asked about; any other is Ada's. */
export const aForgedToken = 'forged.forged.forged';
export const tokenOfNobodyAsked = 'away.away.away';
const ada = {
  iss: 'issuer',
  sub: '1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Okafor',
  strength: { acr: 'urn:example:strong', amr: ['pwd', 'otp'], auth_time: 1_750_000_000 },
};

/** A service that tells what reached it. */
async function echoService() {
  let status = 201;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const answer = JSON.stringify({ url: request.url, headers: request.headers, body });
      response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(answer),
        'x-secret': 'stays inside',
      });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith: (given: number) => (status = given),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The BFF with stubbed services and provider; its log is kept line by line. @param kept what is kept of what many ask for, which is nothing */
export async function startBff(settings: Record<string, string> = {}, kept: Partial<Kept> = {}) {
  const pagesFolder = await writeBuiltApp([styleHash]);
  await writeFile(join(pagesFolder, 'assets/app-1234.js'), appScript);
  await writeFile(join(pagesFolder, 'assets/app-1234.js.br'), brotliCompressSync(appScript));
  const embedded = await openEmbedded({ file: ':memory:' });
  const keys = await generateActorKeys();
  const client = createStubClient({ kind: 'service', name: 'bff' });
  const service = await echoService();
  const owners: ServiceName[] = [];
  let sessionsAway = false;
  let countsAway = false;
  const lines: Record<string, unknown>[] = [];
  // As the driver says it of a Redis that does not answer.
  const away = () => Promise.reject(new Error('Command timed out'));
  const ports = embedded.portsFor('bff');
  const bff = await buildBff({
    ports: {
      ...ports,
      sessions: {
        ...ports.sessions,
        get: (key) => (sessionsAway ? away() : ports.sessions.get(key)),
        set: (...args) => (sessionsAway ? away() : ports.sessions.set(...args)),
        take: (key) => (sessionsAway ? away() : ports.sessions.take(key)),
        increment: (...args) => (sessionsAway || countsAway ? away() : ports.sessions.increment(...args)),
      },
    },
    client,
    sign: createActorSigner(keys.signing),
    kept: { ...nothingKept, ...kept },
    baseUrl(owner) {
      owners.push(owner);
      return service.url;
    },
    log: createLog('bff', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    config: bffConfig.parse({
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: 'waypost',
      GOOGLE_CLIENT_SECRET: 'secret',
      ...settings,
    }),
    provider: {
      start: async () => ({
        url: new URL('http://127.0.0.1:9/authorize'),
        login: { state: 'state-of-this-login', nonce: 'n', verifier: 'v' },
      }),
      finish: async () => ada,
      verify: async (idToken) => {
        if (idToken === aForgedToken) throw new errors.JWSSignatureVerificationFailed();
        if (idToken === tokenOfNobodyAsked) throw providerAway(new TypeError('fetch failed'));
        return ada;
      },
    },
    pagesFolder,
  });
  const become = (person: CurrentUser) => {
    client.stub(signInUser, () => ({ ...person, is_new: true }));
    client.stub(getCurrentUser, () => person);
  };
  become(account);
  await bff.http.ready();
  await bff.start();

  const { http } = bff;
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }, start: string) => {
    const cookie = answer.cookies.find(({ name, value }) => name.startsWith(start) && value !== '');
    return cookie && `${cookie.name}=${cookie.value}`;
  };
  return {
    http,
    ports,
    client,
    service,
    /** Who was asked for what is not composed, in order. */
    owners,
    lines,
    verify: createActorVerifier(keys.verifying),
    /** Who signs in, and asks who they are, from now on. */
    become,
    takeCountsAway: () => (countsAway = true),
    takeSessionsAway: () => (sessionsAway = true),
    /** As sessions were kept before browsers were told apart and persons had a group of them; gives its cookie. */
    async keepOlderSession() {
      const user = { kind: 'user', user_id: account.userInfos.id, dashboards: [] };
      const key = `session-${createHash('sha256').update('older').digest('base64url')}`;
      await ports.sessions.set(key, JSON.stringify({ user, createdAt: Date.now(), seenAt: Date.now() }), 60);
      return `${sessionCookie}=older`;
    },
    /** Signs in as a browser does; @param headers of both steps, such as the cookie of a former session. */
    async signIn(headers: Record<string, string> = {}) {
      const left = await http.inject({ url: '/api/auth/google', headers });
      const login = cookieOf(left, '__Host-Http-waypost-login') ?? '';
      const back = await http.inject({
        url: '/api/auth/google/callback?state=state-of-this-login&code=c',
        headers: { ...headers, cookie: login },
      });
      return { left, back, login, cookie: cookieOf(back, '__Host-Http-waypost') ?? '' };
    },
    async close() {
      await bff.close();
      await service.close();
      await embedded.close();
    },
  };
}
