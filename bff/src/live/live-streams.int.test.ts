import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';

const message = { kind: 'job-post', id: '1', version: 1 } as const;
const limits = { ofSession: 2, ofUser: 3, inAll: 4, unread: 64 * 1024 };

let streams: LiveStreams;
let server: Server;
let opened: ServerResponse[];

beforeEach(async () => {
  streams = createLiveStreams(limits);
  opened = [];
  server = createServer(({ url = '' }, response) => {
    const [, userId = '', sessionKey = ''] = url.split('/');
    response.writeHead(200).write('\n');
    opened.push(response);
    streams.add({ userId, sessionKey, response });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

async function open(userId: string, sessionKey: string): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${port()}/${userId}/${sessionKey}`, { agent: false }, resolve).on('error', reject);
  });
  return answer.on('error', () => undefined);
}

test('a message right after the end of a session reaches the others and hurts nobody', async () => {
  const [ending, staying] = [await open('ada', 'one'), await open('ada', 'two')];
  streams.endSession('one');
  streams.send(['ada'], message);
  await streams.beat(async () => true);
  expect(await text(ending)).toBe('\n');
  streams.close();
  streams.send(['ada'], message);
  expect(await text(staying)).toBe(`\n${JSON.stringify(message)}\n\n`);
});

test('a beat whose answer comes after the end of its session writes nothing more', async () => {
  const ending = await open('ada', 'one');
  const known = Promise.withResolvers<boolean>();
  const beat = streams.beat(() => known.promise);
  streams.endSession('one');
  known.resolve(true);
  await beat;
  expect(await text(ending)).toBe('\n');
});

test('who went away before the stream began has none', async () => {
  await open('ada', 'one');
  const [gone] = opened;
  gone?.destroy();
  await until(() => streams.size === 0);
  if (gone) streams.add({ userId: 'ada', sessionKey: 'one', response: gone });
  expect(streams.size).toBe(0);
});

test('an error of one response ends its stream alone', async () => {
  const [, staying] = [await open('ada', 'one'), await open('ada', 'two')];
  opened[0]?.destroy(new Error('The line broke'));
  await until(() => streams.size === 1);
  streams.send(['ada'], message);
  streams.close();
  expect(await text(staying)).toContain('job-post');
});

test('a reader that takes nothing is cut off before much waits for it', async () => {
  const reader = connect(port(), '127.0.0.1').on('error', () => undefined);
  reader.write('GET /ada/one HTTP/1.1\r\nHost: waypost\r\n\r\n');
  reader.pause();
  await until(() => streams.size === 1);
  const wordy = { ...message, id: 'x'.repeat(20_000) };
  await until(() => {
    // The system takes megabytes before anything waits here.
    for (let count = 0; count < 100; count++) {
      streams.send(['ada'], wordy);
      expect(opened[0]?.writableLength).toBeLessThanOrEqual(limits.unread);
    }
    return streams.size === 0;
  });
  expect(opened[0]?.destroyed).toBe(true);
  reader.destroy();
});

test('beyond the limits of a session and of a person the oldest streams are ended', async () => {
  const first = await open('ada', 'one');
  const others = [await open('ada', 'one'), await open('ada', 'one')];
  expect(await text(first)).toBe('\n');
  expect(streams.size).toBe(2);
  await open('ada', 'two');
  await open('ada', 'three');
  expect(await text(others[0]!)).toBe('\n');
  expect(streams.size).toBe(limits.ofUser);
  expect(streams.isFull).toBe(false);
  await open('grace', 'four');
  expect(streams.isFull).toBe(true);
});
