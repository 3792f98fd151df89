import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerAt } from '../testing/provider-at.ts';
import { createAllowedFetch, hostsOf } from './allowed-fetch.ts';

let port: number;
/** Where the provider says that tokens are, if it says so. */
let tokenEndpoint: string | undefined;
const server = createServer((request, response) => {
  const issuer = `http://${request.headers.host}`;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: tokenEndpoint }),
  );
});
beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

test('a provider on this machine may do without TLS', async () => {
  const { url } = await providerAt(`http://localhost:${port}`).start();
  expect(url.href).toContain(`http://localhost:${port}/authorize?`);
});

test.each(['localhost.example.org', 'evil-localhost', '192.0.2.1'])('one at %s may not', async (host) => {
  await expect(providerAt(`http://${host}:${port}`).start()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('HTTPS') },
  });
});

test('the client secret goes nowhere but to the hosts of the provider, whatever its metadata says', async () => {
  const asked: string[] = [];
  const stranger = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await once(stranger.listen(0, 'localhost'), 'listening');
  const elsewhere = `localhost:${(stranger.address() as AddressInfo).port}`;
  tokenEndpoint = `http://${elsewhere}/token`;
  const finish = async (hosts: Record<string, string>) => {
    const provider = providerAt(`http://localhost:${port}`, hosts);
    const { login } = await provider.start();
    const callback = new URL('https://jobs.example.org/api/auth/google/callback');
    callback.search = new URLSearchParams({ code: 'code', state: login.state }).toString();
    return provider.finish(callback, login);
  };
  try {
    const message = expect.stringContaining(`${elsewhere} is not among the hosts of the provider`) as string;
    await expect(finish({})).rejects.toMatchObject({ code: 'unavailable', cause: { cause: { message } } });
    expect(asked).toEqual([]);
    // The operator may name it; what it answers is no token.
    await expect(finish({ OIDC_HOSTS: elsewhere })).rejects.not.toMatchObject({ cause: { cause: { message } } });
    expect(asked).toEqual(['/token']);
  } finally {
    tokenEndpoint = undefined;
    stranger.close();
  }
});

test('Google may be asked under its several names, and each of them by HTTPS only', async () => {
  const google = hostsOf(new URL('https://accounts.google.com'), []);
  expect([...google]).toContain('oauth2.googleapis.com');
  const ask = createAllowedFetch(google);
  expect(() => ask('http://oauth2.googleapis.com/token', {})).toThrow('not asked without HTTPS');
  expect(() => ask('https://169.254.169.254/latest/meta-data', {})).toThrow('not among the hosts');
  expect([...hostsOf(new URL('https://id.example.org'), [])]).toEqual(['id.example.org']);
});
