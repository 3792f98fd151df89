import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { MongoNetworkTimeoutError } from 'mongodb';
import { afterEach, expect, it } from 'vitest';
import { openSilentLine } from '../testing/silent-line.ts';
import { connectMongo, MongoClient } from './mongo-client.ts';
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

it('gives up what is too large to be written at once, where the server reads no more', async () => {
  const { hostname, port } = new URL(MONGODB_URL);
  const line = await openSilentLine({ host: hostname, port: Number(port) });
  closeAll.push(line.close);
  const files = openClient(`mongodb://127.0.0.1:${line.port}/`, { socketTimeoutMS: 500, retryWrites: false })
    .db('hanging')
    .collection('files');
  await files.findOne();
  line.silence();
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

it.each([
  ['of another replica set', MONGODB_URL, '?replicaSet=other', "no member of a replica set 'other'"],
  ['that is another engine', endpoints().REDIS_URL, '', 'nobody answers there as MongoDB does, by TLS or without it'],
])('says why there is no server at an address %s', async (_, url, options, why) => {
  const client = openClient(`mongodb://${new URL(url).host}/${options}`, { directConnection: false });
  await expect(connectMongo(client)).rejects.toThrow(why);
});
