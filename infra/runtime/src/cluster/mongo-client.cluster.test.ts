import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { MongoNetworkTimeoutError } from 'mongodb';
import { afterEach, expect, it } from 'vitest';
import { MongoClient } from './mongo-client.ts';
import { endpoints } from './testing/config.ts';

const { MONGODB_URL } = endpoints();

let closeAll: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closeAll.toReversed()) await close();
  closeAll = [];
});

function openClient(url: string, options: object): MongoClient {
  const client = new MongoClient(url, { directConnection: true, serverSelectionTimeoutMS: 2_000, ...options });
  closeAll.push(() => client.close());
  return client;
}

/** The way to MongoDB, until it is told to take nothing more. */
async function openWay(): Promise<{ url: string; hang: () => void }> {
  const to = new URL(MONGODB_URL);
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (bytes) => (hangs ? near.pause() : far.write(bytes))).on('close', () => far.destroy());
    far.pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closeAll.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `mongodb://127.0.0.1:${port}/`, hang: () => (hangs = true) };
}

it('gives up what is too large to be written at once, where the server reads no more', async () => {
  const way = await openWay();
  const files = openClient(way.url, { socketTimeoutMS: 500, retryWrites: false }).db('hanging').collection('files');
  await files.findOne();
  way.hang();
  await expect(files.insertOne({ bytes: Buffer.alloc(15_000_000) })).rejects.toBeInstanceOf(MongoNetworkTimeoutError);
});

it('looks at the server again after a look that began as its connection ended', async () => {
  const sockets: Socket[] = [];
  const keep = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', keep);
  closeAll.push(() => unsubscribe('net.client.socket', keep));
  const client = await openClient(MONGODB_URL, { heartbeatFrequencyMS: 500 }).connect();

  client.once('serverHeartbeatStarted', () => sockets.forEach((socket) => socket.destroy()));
  await once(client, 'serverHeartbeatFailed', { signal: AbortSignal.timeout(5_000) });
  await once(client, 'serverHeartbeatSucceeded', { signal: AbortSignal.timeout(5_000) });
});
