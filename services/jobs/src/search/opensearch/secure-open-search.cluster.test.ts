import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Certified, newAuthority, newServerCertificate } from '@waypost/runtime/operator/authority';
import { createLog } from '@waypost/runtime/telemetry/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenSearchClient } from './open-search-client.ts';
import { createSearchIndexes } from './search-indexes.ts';
import { openSearchEndpoint } from './testing/open-search-endpoint.ts';

const login = { user: 'jobs', password: 'hunter2' };
const basic = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
let authority: Certified;
let server: ReturnType<typeof createServer>;
let port: number;

/** What the security plugin does in front of the engine: TLS, and 401 for whoever does not say who they are. */
beforeAll(async () => {
  authority = await newAuthority('Waypost');
  const { cert, key } = await newServerCertificate(authority, { name: 'opensearch', hosts: ['localhost'] });
  server = createServer({ cert, key }, (request, response) => {
    if (request.headers.authorization !== basic) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { method, headers, url = '' } = request;
    const forwarded = ask(new URL(url, openSearchEndpoint()), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const indexesWith = (password: string, ca: string | undefined) => {
  const client = createOpenSearchClient(`https://${login.user}:${password}@localhost:${port}`, ca);
  return { indexes: createSearchIndexes(client, 'waypost-job-posts-nobody', 'the engine'), client };
};

async function refusalOf(password: string, ca: string | undefined): Promise<string> {
  const { indexes, client } = indexesWith(password, ca);
  let said = '';
  const log = createLog('jobs', { write: (line) => void (said += line) });
  try {
    await indexes.list();
  } catch (error) {
    log.error({ err: error }, 'Refused');
  } finally {
    await client.close();
  }
  return said;
}

test('OpenSearch is asked by TLS, as a user with a password', async () => {
  const { indexes, client } = indexesWith(login.password, authority.cert);
  expect(await indexes.list()).toEqual([]);
  await client.close();
});

test('one whose certificate is not of our authority is not asked, and no password is in the log', async () => {
  const stranger = await newAuthority('Waypost');
  for (const ca of [stranger.cert, undefined]) {
    const said = await refusalOf(login.password, ca);
    expect(said).toContain('Search is not available right now');
    expect(said).not.toContain(login.password);
  }
});

test('a password that OpenSearch does not know is an error, and is not in the log', async () => {
  const said = await refusalOf('guessed-wrongly', authority.cert);
  expect(said).toContain('OpenSearch refused a request');
  expect(said).not.toContain('guessed-wrongly');
  expect(said).not.toContain(Buffer.from(`${login.user}:guessed-wrongly`).toString('base64'));
});
