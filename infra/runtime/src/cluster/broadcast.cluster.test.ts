import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { metricCatalogue } from '../telemetry/metric-catalogue.ts';
import { readMetrics } from '../telemetry/testing/read-metrics.ts';
import { broadcastSuite } from '../testing/broadcast-suite.ts';
import { openLine } from '../testing/open-line.ts';
import { until } from '../testing/until.ts';
import { createBroadcast } from './broadcast.ts';
import { endpoints } from './testing/config.ts';
import { openPort } from './testing/open-port.ts';

broadcastSuite(
  'the cluster',
  openPort((ports) => ports.broadcast),
);

const readMetric = readMetrics();

it('listens as soon as Redis is there, however long it was away, and again after that, and stops without it', async () => {
  const { hostname: host, port } = new URL(endpoints().REDIS_URL);
  const line = await openLine({ host, port: Number(port) });
  const redis = new Redis({
    host: '127.0.0.1',
    port: line.port,
    lazyConnect: true,
    retryStrategy: () => 20,
    commandTimeout: 50,
  });
  redis.on('error', () => undefined);
  const published = new Redis(endpoints().REDIS_URL);
  const prefix = randomUUID();
  const broadcast = createBroadcast(redis, prefix, pino({ level: 'silent' }));
  const heard: string[] = [];
  const says = async (words: string) =>
    until(async () => {
      await published.publish(`${prefix}:broadcast:news`, words);
      return heard.includes(words);
    });

  const subscribed = broadcast.subscribe('news', (message) => void heard.push(message));
  const longer = sleep(200).then(() => 'waits');
  expect(await Promise.race([subscribed, longer])).toBe('waits');
  await line.connect();
  await subscribed;
  await says('at first');
  await line.close();
  await sleep(200);
  await line.connect();
  await says('again');
  await line.close();
  const { close } = await subscribed;
  expect(await Promise.race([close().then(() => 'closed'), sleep(1_000).then(() => 'waits')])).toBe('closed');

  await broadcast.close();
  redis.disconnect();
  await published.quit();
});

it('asks for what Redis refuses until it is told, at the start and after its connection was lost, and tells meanwhile', async () => {
  const { hostname: host, port } = new URL(endpoints().REDIS_URL);
  const admin = new Redis(endpoints().REDIS_URL);
  const username = `listener-${randomUUID()}`;
  // Who has no right to a channel any more is cut off by Redis.
  const may = (...rights: string[]) => admin.call('ACL', 'SETUSER', username, ...rights);
  await may('on', '>secret', '+@all', '~*', 'resetchannels');
  const redis = new Redis({ host, port: Number(port), username, password: 'secret', lazyConnect: true });
  redis.on('error', () => undefined);
  const prefix = randomUUID();
  const refusals: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void (line.includes('NOPERM') && refusals.push(line)) });
  const broadcast = createBroadcast(redis, prefix, log);
  const heard: string[] = [];
  const says = (words: string) =>
    until(async () => {
      await admin.publish(`${prefix}:broadcast:news`, words);
      return heard.includes(words);
    });
  const unheard = async () => (await readMetric(metricCatalogue.broadcastUnheard.name))?.at(-1)?.value;

  const subscribed = broadcast.subscribe('news', (message) => void heard.push(message));
  await until(() => refusals.length > 0);
  await may('allchannels');
  await subscribed;
  await says('at first');
  const before = refusals.length;
  await may('resetchannels');
  await until(() => refusals.length > before);
  expect(await unheard()).toBe(1);
  await may('allchannels');
  await says('again');
  expect(await unheard()).toBe(0);

  await broadcast.close();
  redis.disconnect();
  await admin.call('ACL', 'DELUSER', username);
  await admin.quit();
});
