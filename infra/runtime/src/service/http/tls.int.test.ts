import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import type { Contract } from '@waypost/contracts/contract';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { newAuthority, newServerCertificate } from '../../operator/authority.ts';
import { freePort } from '../../testing/free-port.ts';
import { until } from '../../testing/until.ts';
import { createActorSigner, createActorVerifier, generateActorKeys } from '../actors/actor-token.ts';
import { createClient } from '../calls/client.ts';
import { serveLocalHealth } from '../process/health-server.ts';
import { buildHttp } from './build-http.ts';
import { serverTlsOf } from './tls.ts';

const greet = {
  method: 'GET',
  url: '/greet',
  config: { service: 'jobs', access: 'public' },
  schema: { summary: 'Greets', response: { 200: z.object({ hello: z.literal('world') }) } },
} as const satisfies Contract;

const authority = await newAuthority('Waypost');
const { cert, key } = await newServerCertificate(authority, { name: 'jobs', hosts: ['localhost'] });
const keys = await generateActorKeys();
const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

async function start(answer: () => Promise<void> = async () => undefined) {
  const http = buildHttp({
    name: 'jobs',
    log: pino({ level: 'silent' }),
    verifyActor: createActorVerifier(keys.verifying),
    tls: serverTlsOf({ TLS_CERT: cert, TLS_KEY: key }),
    limits: { handshakeMs: 500, closing: { unfinishedMs: 50, answersMs: 60_000 } },
  });
  http.route({
    ...greet,
    handler: async () => {
      await answer();
      return { hello: 'world' as const };
    },
  });
  opened.push({ close: () => http.close() });
  const { port } = new URL(await http.listen({ host: 'localhost', port: 0 }));
  return { http, port: Number(port) };
}

function ask(url: string, ca?: string) {
  const client = createClient({ baseUrl: () => url, sign: createActorSigner(keys.signing), timeoutMs: 5_000, ca });
  opened.push(client);
  return client.call(greet, {});
}

test('services speak TLS with each other, and trust only their own authority', async () => {
  const { port } = await start();
  expect(await ask(`https://localhost:${port}`, authority.cert)).toEqual({ hello: 'world' });
  const stranger = await newAuthority('Waypost');
  await expect(ask(`https://localhost:${port}`, stranger.cert)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(ask(`https://localhost:${port}`)).rejects.toMatchObject({ code: 'unavailable' });
  // The certificate is for another name.
  await expect(ask(`https://127.0.0.1:${port}`, authority.cert)).rejects.toMatchObject({ code: 'unavailable' });
});

test('where a service has a certificate, it answers neither plain HTTP nor TLS of before 1.3', async () => {
  const { port } = await start();
  await expect(fetch(`http://localhost:${port}/greet`)).rejects.toThrow('fetch failed');
  const socket = connect({ host: 'localhost', port, ca: authority.cert, maxVersion: 'TLSv1.2' });
  const refused = await new Promise<boolean>((resolve) => {
    socket.once('secureConnect', () => resolve(false)).once('error', () => resolve(true));
  });
  socket.destroy();
  expect(refused).toBe(true);
});

test('how such a service is can be asked without TLS from the same machine, and nothing else', async () => {
  const { http } = await start();
  const port = await freePort();
  opened.push(await serveLocalHealth(http, port));
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await Promise.all(['/health/live', '/health/ready', '/greet', '/health/ready?x=1'].map(status))).toEqual([
    200, 200, 404, 404,
  ]);
});

test('half of a certificate, and a key of another one, are refused without being shown', async () => {
  const other = await newServerCertificate(authority, { name: 'jobs', hosts: ['localhost'] });
  expect(() => serverTlsOf({ TLS_CERT: cert, TLS_KEY: undefined })).toThrow('TLS_KEY');
  expect(() => serverTlsOf({ TLS_CERT: cert, TLS_KEY: other.key })).toThrow('TLS_CERT, TLS_KEY');
  expect(() => serverTlsOf({ TLS_CERT: cert, TLS_KEY: other.key })).not.toThrow(other.key.slice(40, 80));
  expect(serverTlsOf({ TLS_CERT: undefined, TLS_KEY: undefined })).toBeUndefined();
});

test('by TLS, too, a server that closes cuts what is unfinished and answers what is whole', async () => {
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const { http, port } = await start(() => {
    asked.resolve();
    return mayAnswer.promise;
  });
  const whole = ask(`https://localhost:${port}`, authority.cert);
  const half = connect({ host: 'localhost', port, ca: authority.cert }).on('error', () => undefined);
  half.write('GET /greet HTTP/1.1\r\nHo');
  const silent = connectPlain({ host: 'localhost', port }).on('error', () => undefined);
  await once(half, 'secureConnect');
  await asked.promise;
  await until(async () => (await promisify(http.server.getConnections.bind(http.server))()) === 3);
  const ends = [half, silent].map((socket) => once(socket.resume(), 'close'));
  const closed = http.close();
  await Promise.all(ends);
  mayAnswer.resolve();
  expect(await whole).toEqual({ hello: 'world' });
  await closed;
});
