import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SilentLine, openSilentLine } from '../testing/silent-line.ts';
import type { Cluster } from './cluster-ports.ts';
import { endpoints } from './testing/config.ts';
import { openOnServers } from './testing/open-on-servers.ts';

const redisUrl = new URL(endpoints().REDIS_URL);
const within = { timeout: 30_000, interval: 250 };
const [broker = ''] = endpoints().KAFKA_BROKERS.split(',');
const kafkaPort = Number(broker.split(':').at(-1));

/** Kafka says itself where it is, so the way there is changed where it is taken. */
function connectToKafkaBy(line: SilentLine): void {
  const { connect } = net;
  vi.spyOn(net, 'connect').mockImplementation(((to: net.TcpNetConnectOpts, connected?: () => void) =>
    connect(to.port === kafkaPort ? { ...to, host: '127.0.0.1', port: line.port } : to, connected)) as typeof connect);
}

let toRedis: SilentLine;
let toKafka: SilentLine;
let cluster: Cluster;
beforeAll(async () => {
  toRedis = await openSilentLine({ host: redisUrl.hostname, port: Number(redisUrl.port) });
  redisUrl.host = `127.0.0.1:${toRedis.port}`;
  toKafka = await openSilentLine({ host: broker.slice(0, broker.lastIndexOf(':')), port: kafkaPort });
  connectToKafkaBy(toKafka);
  cluster = await openOnServers(`silent-${randomUUID()}`, { redisUrl: redisUrl.href });
});
afterAll(async () => {
  await cluster.close();
  vi.restoreAllMocks();
  await toKafka.close();
  await toRedis.close();
});

it('asks Redis by other connections once the old ones say nothing any more', async () => {
  const { sessions, tasks, broadcast } = cluster.portsFor('silent');
  const done: string[] = [];
  const heard: string[] = [];
  await tasks.work({ name: 'count', handle: async ({ id }) => void done.push(id), failed: async () => undefined });
  await broadcast.subscribe('news', (message) => heard.push(message));
  await sessions.set('key', 'value', 60);
  await tasks.add('count', { id: 'before', payload: {} });
  await expect.poll(() => done).toEqual(['before']);

  toRedis.silence();
  await expect.poll(() => sessions.get('key').catch(() => 'away'), within).toBe('value');
  await tasks.add('count', { id: 'after', payload: {} });
  await expect.poll(() => done, within).toEqual(['before', 'after']);
  await expect.poll(async () => (await broadcast.publish('news', 'again'), heard), within).toContain('again');
});

it('asks Kafka by other connections once the old ones say nothing any more', async () => {
  const { events } = cluster.portsFor('silent');
  const topic = `topic-${randomUUID()}`;
  const read: string[] = [];
  const { close } = await events.subscribe({
    topic,
    group: 'readers',
    handle: async ({ value }) => (read.push(value), { kind: 'done' }),
  });
  const publish = (value: string) => events.publish(topic, [{ key: 'key', value, headers: {} }]);
  await publish('before');
  await expect.poll(() => read, within).toEqual(['before']);

  toKafka.silence();
  await expect.poll(() => publish('after').catch(() => 'away'), within).toBeUndefined();
  await expect.poll(() => read, within).toContain('after');
  await close();
});
