import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { createActorSigner, generateActorKeys } from '@waypost/runtime/service/actors/actor-token';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { buildBff } from '../app.ts';
import { bffConfig } from '../config.ts';
import { sessionCookie } from '../session/cookies.ts';
import { createSessionStore } from '../session/session-store.ts';
import { writeBuiltApp } from './built-app.ts';
import { nothingKept } from './nothing-kept.ts';

export const publicUrl = 'https://waypost.example';

/** What the owners of all calls do: here one server for all of them. */
async function startOwner(answer: RequestListener) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A BFF that listens, for tests that write to its connections by hand. */
export async function runBff(owner: RequestListener) {
  const folder = await writeBuiltApp();
  const embedded = await openEmbedded({ file: ':memory:' });
  const ports = embedded.portsFor('bff');
  const service = await startOwner(owner);
  const lines: { level: string; msg: string }[] = [];
  const client = createStubClient({ kind: 'service', name: 'bff' });
  const config = bffConfig.parse({
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: 'waypost',
    GOOGLE_CLIENT_SECRET: 'secret',
    RATE_LIMIT: '100000',
  });
  const nobody = () => Promise.reject(new Error('The provider is away'));
  const { signing } = await generateActorKeys();
  const bff = await buildBff({
    ports,
    client,
    sign: createActorSigner(signing),
    baseUrl: () => service.url,
    kept: nothingKept,
    log: createLog('bff', { write: (line) => lines.push(JSON.parse(line)) }),
    config,
    provider: { start: nobody, finish: nobody, verify: nobody },
    pagesFolder: folder,
  });
  const url = await bff.http.listen({ host: '127.0.0.1', port: 0 });
  await bff.start();
  const sessions = createSessionStore(ports.sessions, {
    idle: config.SESSION_IDLE_SECONDS,
    absolute: config.SESSION_ABSOLUTE_SECONDS,
    onEnd: async () => undefined,
  });
  return {
    url,
    bff,
    client,
    lines,
    /** The header lines of somebody who is signed in, as a page of ours sends them. */
    async signIn(): Promise<string> {
      const cookie = await sessions.open(
        { kind: 'user', user_id: newId(), dashboards: [] },
        { name: null, system: null },
      );
      return `Host: waypost\r\nX-Waypost: 1\r\nOrigin: ${publicUrl}\r\nCookie: ${sessionCookie}=${cookie}\r\n`;
    },
    async close() {
      await bff.close();
      await service.close();
      await embedded.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
