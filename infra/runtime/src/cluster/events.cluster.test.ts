import { randomUUID } from 'node:crypto';
import kafkajs from 'kafkajs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Closeable } from '../closeable.ts';
import { startRelay } from '../messaging/relay.ts';
import type { Events, Publisher, ReceivedRecord } from '../ports/events.ts';
import type { Ports } from '../ports/ports.ts';
import { createLog } from '../telemetry/log.ts';
import { eventsSuite } from '../testing/events-suite.ts';
import { addLine, createOrderStore, place } from '../testing/order-store.ts';
import { until } from '../testing/until.ts';
import type { Cluster } from './cluster-ports.ts';
import { SetupError } from './setup-error.ts';
import { endpoints } from './testing/config.ts';
import { openPort, temporaryCluster } from './testing/open-port.ts';

eventsSuite(
  'the cluster',
  openPort((ports) => ports.events),
);

const { service, open } = temporaryCluster();
const { KAFKA_BROKERS } = endpoints();
const kafka = new kafkajs.Kafka({ brokers: KAFKA_BROKERS.split(','), logLevel: kafkajs.logLevel.NOTHING });
const admin = kafka.admin();
let cluster: Cluster;
let ports: Ports;
let events: Events;
beforeAll(async () => {
  await admin.connect();
  cluster = await open();
  ports = cluster.portsFor(service);
  events = ports.events;
});
afterAll(async () => {
  await cluster.close();
  await admin.disconnect();
});

const newTopic = () => `topic-${randomUUID()}`;
/** What a topic is called in Kafka. */
const full = (topic: string) => `${service}.${topic}`;
const record = (key: string, value: string) => ({ key, value, headers: {} });

async function collect(topic: string): Promise<Closeable & { received: ReceivedRecord[] }> {
  const received: ReceivedRecord[] = [];
  const { close } = await events.subscribe({
    topic,
    group: randomUUID(),
    async handle(one) {
      received.push(one);
      return { kind: 'done' };
    },
  });
  return { received, close };
}

it('makes topics of 8 partitions that keep the last record of each key, and all of the last 7 days', async () => {
  const topic = newTopic();
  await events.publish(topic, [record('a', '1')]);
  const { topics } = await admin.fetchTopicMetadata({ topics: [full(topic)] });
  expect(topics[0]?.partitions).toHaveLength(8);
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: full(topic) }],
  });
  const config = new Map(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
  expect(config.get('cleanup.policy')).toBe('compact');
  expect(config.get('min.compaction.lag.ms')).toBe(String(7 * 86_400_000));
});

it('has the topics of all contracts from the start', async () => {
  expect(await admin.listTopics()).toEqual(expect.arrayContaining(['profiles', 'job-posts', 'applications'].map(full)));
});

it.each([
  ['another number of partitions', { numPartitions: 3 }, '--delete --topic'],
  ['settings that lose events', { numPartitions: 8 }, '--add-config cleanup.policy=compact,min.compaction.lag.ms='],
])('refuses a topic with %s, with the command that mends it', async (_, settings, command) => {
  const topic = newTopic();
  await admin.createTopics({ waitForLeaders: false, topics: [{ topic: full(topic), ...settings }] });
  await until(async () => (await admin.listTopics()).includes(full(topic)));
  const refusal = await collect(topic).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SetupError);
  expect(String(refusal)).toContain(command);
});

it('gives what others wrote too, also without a value, and gets past what was aborted', async () => {
  const topic = newTopic();
  const { received, close } = await collect(topic);
  const foreign = kafka.producer({ transactionalId: randomUUID(), idempotent: true, maxInFlightRequests: 1 });
  await foreign.connect();
  const aborted = await foreign.transaction();
  await aborted.send({ topic: full(topic), messages: [{ partition: 1, key: 'a', value: 'aborted' }] });
  await aborted.abort();
  const committed = await foreign.transaction();
  await committed.send({ topic: full(topic), messages: [{ partition: 2, key: 'b', value: null }] });
  await committed.commit();
  await foreign.disconnect();
  await until(() => received.length === 1);
  expect(received[0]).toMatchObject({ key: 'b', value: '', partition: 2 });
  await close();
});

it('counts as finished what ends with an aborted transaction', async () => {
  const topic = newTopic();
  const group = randomUUID();
  await events.publish(topic, [record('a', '1')]);
  const foreign = kafka.producer({ transactionalId: randomUUID(), idempotent: true, maxInFlightRequests: 1 });
  await foreign.connect();
  const aborted = await foreign.transaction();
  await aborted.send({
    topic: full(topic),
    messages: [0, 1, 2, 3, 4, 5, 6, 7].map((partition) => ({ partition, key: 'a', value: 'aborted' })),
  });
  await aborted.abort();
  await foreign.disconnect();
  // The end of a transaction is written to its partitions after the producer was told that it ended.
  await until(async () => (await events.lag(topic, group)) >= 9, { within: 20_000 });
  const { close } = await events.subscribe({ topic, group, handle: async () => ({ kind: 'done' }) });
  await until(async () => (await events.lag(topic, group)) === 0, { within: 20_000 });
  await close();
});

it('goes on with the other keys of a topic while one waits', async () => {
  const topic = newTopic();
  const seen = new Set<string>();
  const { close } = await events.subscribe({
    topic,
    group: 'g',
    async handle({ key }) {
      if (key === 'stuck') throw new Error('away');
      seen.add(key);
      return { kind: 'done' };
    },
  });
  await events.publish(topic, [record('stuck', '1')]);
  const keys = Array.from({ length: 50 }, (_, i) => `key-${i}`);
  await events.publish(
    topic,
    keys.map((key) => record(key, '1')),
  );
  // Those in the partition of the stuck one wait with it.
  await until(() => seen.size > 25, { within: 10_000 });
  expect(seen).not.toContain('stuck');
  await close();
});

it('keeps a dead letter once, with its origin, even when it was put aside twice', async () => {
  const topic = newTopic();
  const group = randomUUID();
  await events.publish(topic, [record('a', 'bad')]);
  const subscription = { topic, group, handle: async () => ({ kind: 'dead-letter', reason: 'unreadable' }) as const };
  const first = await events.subscribe(subscription);
  await until(async () => (await events.lag(topic, group)) === 0, { within: 20_000 });
  await first.close();
  await admin.resetOffsets({ groupId: full(`${group}.${full(topic)}`), topic: full(topic), earliest: true });
  const second = await events.subscribe(subscription);
  await until(async () => (await events.lag(topic, group)) === 0, { within: 20_000 });
  await second.close();
  const letters = (await events.deadLetters()).filter((letter) => letter.group === group);
  expect(letters).toEqual([
    expect.objectContaining({
      topic,
      reason: 'unreadable',
      attempts: 1,
      record: expect.objectContaining({ offset: '0' }),
    }),
  ]);
});

it('leaves out a dead letter that cannot be read, and says where it is', async () => {
  const lines: Record<string, unknown>[] = [];
  const other = await open(createLog('test', { write: (line) => lines.push(JSON.parse(line)) }));
  const topic = `${newTopic()}.dead-letters`;
  const foreign = kafka.producer();
  await foreign.connect();
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: full(topic), numPartitions: 1 }] });
  await foreign.send({ topic: full(topic), messages: [{ value: '{' }, { value: '{"id":"half a letter"}' }] });
  await foreign.disconnect();
  const letters = await other.portsFor(service).events.deadLetters();
  await admin.deleteTopics({ topics: [full(topic)] });
  await other.close();
  expect(letters.filter(({ id }) => id === undefined || id === 'half a letter')).toEqual([]);
  expect(lines.filter((line) => line['topic'] === topic).map(({ offset }) => offset)).toEqual(['0', '1']);
});

it('keeps of what is too long for a dead letter the beginning', async () => {
  const topic = newTopic();
  const group = randomUUID();
  const subscription = { topic, group, handle: async () => ({ kind: 'dead-letter', reason: 'unreadable' }) as const };
  const { close } = await events.subscribe(subscription);
  // As JSON in JSON it is longer than what a broker takes.
  await events.publish(topic, [record('a', '"'.repeat(600_000))]);
  await until(async () => (await events.lag(topic, group)) === 0, { within: 20_000 });
  await close();
  const letter = (await events.deadLetters()).find((one) => one.group === group);
  expect(letter?.record.value).toHaveLength(100_000);
  expect(letter?.reason).toBe('unreadable (only 100000 of 600000 characters are kept)');
});

it('keeps out what a relay had in hand when it was held up and another one took over', async () => {
  const store = await createOrderStore(ports.documents);
  const log = pino({ level: 'silent' });
  const { received, close } = await collect('job-posts');
  const heldUp = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<unknown>();
  let hasBatch = false;
  const slow = {
    ...ports,
    events: {
      ...events,
      async publisher(name: string): Promise<Publisher> {
        const publisher = await events.publisher(name);
        return {
          ...publisher,
          async publish(topic, records) {
            hasBatch = true;
            await heldUp.promise;
            await publisher.publish(topic, records).catch((error: unknown) => {
              refused.resolve(error);
              throw error;
            });
          },
        };
      },
    },
  };
  const id = randomUUID();
  const versions = () =>
    received.filter(({ key }) => key === id).map(({ value }) => (JSON.parse(value) as { version: number }).version);
  await place(store, id);
  const first = await startRelay({ name: service, stores: [store], ports: slow, log, leaseMs: 200 });
  await until(() => hasBatch, { within: 10_000 });
  const second = await startRelay({ name: service, stores: [store], ports, log, leaseMs: 2_000 });
  await addLine(store, id, 'later');
  await until(() => versions().length === 2, { within: 20_000 });
  heldUp.resolve();
  expect(await refused.promise).toBeInstanceOf(Error);
  await addLine(store, id, 'last');
  await until(() => versions().length === 3, { within: 20_000 });
  expect(versions()).toEqual([1, 2, 3]);
  for (const one of [first, second, { close }]) await one.close();
});
