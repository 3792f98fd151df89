import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRaw, type RawConnection } from '../../testing/raw-connection.ts';
import { answerLastCalls } from './answer-last-calls.ts';

const call = 'POST / HTTP/1.1\r\nHost: waypost\r\nContent-Length: 0\r\n\r\n';
let server: Server;
let caller: RawConnection;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('done')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  caller = openRaw(`http://127.0.0.1:${port}`, call);
  await caller.answered();
});
afterEach(() => {
  caller.socket.destroy();
  server.close();
});

test('a call that comes over an open connection is answered, and is the last one of it', async () => {
  const lastCalls = answerLastCalls(server, 60_000);
  caller.socket.write(call);
  expect((await caller.answered(2)).at(-1)).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await Promise.all([lastCalls, caller.closed]);
});

test('a connection over which nothing comes is not waited for', async () => {
  await answerLastCalls(server, 50);
  server.close();
  await caller.closed;
});
