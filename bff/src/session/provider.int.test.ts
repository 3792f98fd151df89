import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@waypost/runtime/service/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bffConfig } from '../config.ts';
import { createProvider } from './provider.ts';

let port: number;
const server = createServer((request, response) => {
  const issuer = `http://${request.headers.host}`;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize` }));
});
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const providerAt = (issuer: string) =>
  createProvider(
    readConfig(bffConfig, {
      PUBLIC_URL: 'https://jobs.example.org',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ISSUER: issuer,
    }),
  );

test('a provider on this machine may do without TLS', async () => {
  const { url } = await providerAt(`http://localhost:${port}`).start();
  expect(url.href).toContain(`http://localhost:${port}/authorize?`);
});

test.each(['localhost.example.org', 'evil-localhost', '192.0.2.1'])('one at %s may not', async (host) => {
  await expect(providerAt(`http://${host}:${port}`).start()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('HTTPS') },
  });
});
