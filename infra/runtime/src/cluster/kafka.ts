import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs, {
  type AclEntry,
  type Admin,
  type EachBatchPayload,
  type Kafka,
  type KafkaMessage,
  type Producer,
  type SASLOptions,
} from 'kafkajs';
import { backOff, jittered } from '../back-off.ts';
import type { Closeable } from '../closeable.ts';
import type { EventRecord, Group, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { stopIdleTimer } from './idle-timer.ts';
import type { Progress, RecordWork } from './record-work.ts';

// A CommonJS module of which Node finds no names.
const {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  ConfigResourceTypes,
  Kafka: KafkaConnector,
  logLevel,
  Partitioners,
  ResourcePatternTypes,
} = kafkajs;
type AclOperationTypes = (typeof AclOperationTypes)[keyof typeof AclOperationTypes];
stopIdleTimer();

/** Where Kafka is, and who asks it. */
export type KafkaAccess = {
  brokers: readonly string[];
  /** By whom its certificate has to be; public authorities where none is named. */
  tls?: { ca?: string | undefined };
  login?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
};

type Verb = 'see' | 'read' | 'write' | 'create';
/** What a user may do to one topic, or to all topics, groups or transactional publishers whose names begin so. */
export type KafkaRight = { may: readonly Verb[] } & (
  | { topic: string }
  | { topicsFrom: string }
  | { groupsFrom: string }
  | { publishersFrom: string }
);

export type TopicDescription = { partitions: number; config: Readonly<Record<string, string>> };

/** What is in a partition: offsets from `first` up to, but not including, `end`. */
export type PartitionRange = { partition: number; first: bigint; end: bigint };

export type Batch = { topic: string; records: readonly EventRecord[] };

/** Publishes in transactions: all of the batches or none, in the given order. */
export type TransactionalPublisher = Closeable & { publish(batches: readonly Batch[]): Promise<void> };

export type Consumption = {
  /** The topic that the group is for, which is also in its name. */
  topic: string;
  group: string;
  /** What is read, that topic and maybe others, and what handles it. */
  works: ReadonlyMap<string, RecordWork>;
  log: Logger;
};

/** A member of a group. */
export type Member = Closeable & {
  /** Whether Kafka chose this one among those of the group, at its last joining. */
  leads(): boolean;
};

/** Kafka as the events port needs it; the only file that knows the client library. */
export type KafkaClient = Closeable & {
  /** What the names of its own begin with; undefined where it has Kafka to itself. */
  namespace: string | undefined;
  /** What a topic is called in Kafka, for people. */
  fullName(topic: string): string;
  topicNames(): Promise<string[]>;
  /** Undefined when there is no such topic. */
  describeTopic(topic: string): Promise<TopicDescription | undefined>;
  /** Resolves when it can be used; changes nothing when it exists. */
  createTopic(topic: string, description: TopicDescription): Promise<void>;
  /** With everything in it; for what was only tried. */
  removeTopic(topic: string): Promise<void>;
  ranges(topic: string): Promise<PartitionRange[]>;
  /** The offset that a group will read next, by partition; what it never finished anything of is left out. */
  committed(topic: string, group: string): Promise<Map<number, bigint>>;
  /** The groups that are for a topic. */
  groups(topic: string): Promise<Group[]>;
  /** Takes a group that nobody is in back to the first offsets of a topic. */
  rewind(topic: string, group: string): Promise<void>;
  /** Appends without a transaction; resolves when every replica in sync has it. */
  append(topic: string, record: EventRecord): Promise<void>;
  /** A transactional producer; another one of the same name fences it, and one that failed is of no use any more. */
  publisher(transactionalId: string): Promise<TransactionalPublisher>;
  /** Resolves when the group has been joined for the first time; keeps on joining until it is closed. */
  consume(consumption: Consumption): Promise<Member>;
  /** Adds to what users may do; for an operator, where Kafka asks who somebody is. */
  grant(rights: ReadonlyMap<string, readonly KafkaRight[]>): Promise<void>;
  /** Every record of some topics, as of now. */
  readAll(topics: readonly string[]): Promise<ReceivedRecord[]>;
};

const acksOfAll = -1;
/** Bounded, so that a publisher gives up and its relay asks whether it still has the lease. */
const producerRetry = { retries: 5, initialRetryTime: 100, maxRetryTime: 2_000 };
const consumerRetry = { ...producerRetry, restartOnFailure: () => Promise.resolve(false) };
const rejoin = { first: 500, longest: 5_000 };
/** Partitions share one fetch loop; so long may one of them hold up the others, in ms. */
const shareMs = 1_000;
const heartbeatMs = 1_000;
const newTopicMs = 10_000;
/** Of keys and values in one send; a broker takes 1 MiB for each partition, and one event has at most 256 KiB. */
const sendBytes = 512 * 1024;
const consumerSettings = {
  // So long the partitions of a process that died wait for another one.
  sessionTimeout: 10_000,
  heartbeatInterval: heartbeatMs,
  rebalanceTimeout: 30_000,
  maxWaitTimeInMs: 500,
  maxBytesPerPartition: 512 * 1024,
  retry: consumerRetry,
};

const toMessage = ({ key, value, headers }: EventRecord) => ({ key, value, headers });

/** The records in the same order, in parts that a broker takes. */
function* inParts(records: readonly EventRecord[]): Generator<EventRecord[]> {
  let part: EventRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    const size = Buffer.byteLength(record.value) + Buffer.byteLength(record.key);
    if (part.length > 0 && bytes + size > sendBytes) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(record);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

function toRecord(
  topic: string,
  partition: number,
  { key, value, headers = {}, offset }: KafkaMessage,
): ReceivedRecord {
  const texts = Object.entries(headers).map(([name, header]) => [name, String(header ?? '')]);
  return {
    topic,
    partition,
    offset,
    key: key?.toString() ?? '',
    value: value?.toString() ?? '',
    headers: Object.fromEntries(texts) as Record<string, string>,
  };
}

function createKafka({ brokers, tls, login }: KafkaAccess, log: Logger): Kafka {
  return new KafkaConnector({
    clientId: 'waypost',
    brokers: [...brokers],
    ...(tls && { ssl: tls.ca ? { ca: [tls.ca] } : true }),
    // Its type is a union by the mechanism, of which all members have the same fields.
    ...(login && { sasl: login as SASLOptions }),
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    retry: producerRetry,
    logLevel: logLevel.WARN,
    // It reports as errors what it then tries again; what it gives up is thrown.
    logCreator:
      () =>
      ({ namespace, log: { message, ...rest } }) =>
        log.debug({ kafka: namespace, ...rest }, message),
  });
}

/** Connects an admin client when it is needed, and a new one after a failure. */
function createAdmin(kafka: Kafka): Closeable & { use<T>(ask: (admin: Admin) => Promise<T>): Promise<T> } {
  let connected: Promise<Admin> | undefined;

  async function connect(): Promise<Admin> {
    const admin = kafka.admin();
    await admin.connect();
    return admin;
  }

  async function close(): Promise<void> {
    const closing = connected;
    connected = undefined;
    await closing?.then((admin) => admin.disconnect()).catch(() => undefined);
  }

  return {
    async use(ask) {
      connected ??= connect();
      try {
        return await ask(await connected);
      } catch (error) {
        await close();
        throw error;
      }
    },
    close,
  };
}

/** A new topic is not known to every broker at once; the client's own waiting does not expect that. */
async function untilKnown(client: Admin, topic: string): Promise<void> {
  const deadline = performance.now() + newTopicMs;
  for (;;) {
    try {
      const { topics } = await client.fetchTopicMetadata({ topics: [topic] });
      if (topics[0]?.partitions.every(({ leader }) => leader >= 0)) return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(50);
  }
}

/** Handles one batch, then commits up to where nothing is missing. @returns when to fetch again, if not at once. */
async function workOn(payload: EachBatchPayload, work: RecordWork): Promise<Progress> {
  const { batch, heartbeat, isRunning, resolveOffset, commitOffsetsIfNecessary } = payload;
  const { topic, partition } = batch;
  const records = batch.messages.map((message) => toRecord(topic, partition, message));
  const deadline = performance.now() + shareMs;
  let lost: unknown;
  const beat = setInterval(() => {
    heartbeat().catch((error: unknown) => {
      lost ??= error;
    });
  }, heartbeatMs);
  const stopped = () => lost !== undefined || !isRunning() || performance.now() > deadline;
  const progress = await work.work(partition, records, stopped).finally(() => clearInterval(beat));

  const last = records[progress.finished - 1];
  if (last) {
    // After a transaction's last record comes its commit marker, which nobody is given.
    const end = progress.finished === records.length ? batch.lastOffset() : last.offset;
    const offset = String(BigInt(end) + 1n);
    // While a group rebalances, those who were in it may still commit.
    await commitOffsetsIfNecessary({ topics: [{ topic, partitions: [{ partition, offset }] }] });
    resolveOffset(last.offset);
  }
  if (lost) throw lost;
  return progress;
}

/** One life of a consumer, from joining the group until it is closed or cannot go on. */
async function consumeOnce(
  kafka: Kafka,
  consumption: Consumption,
  { joined, closing }: { joined: (leads: boolean) => void; closing: AbortSignal },
): Promise<void> {
  const { topic, group, works, log } = consumption;
  const consumer = kafka.consumer({ groupId: groupId(topic, group), ...consumerSettings });
  const ended = Promise.withResolvers<void>();
  // It may end before anybody waits for it.
  ended.promise.catch(() => undefined);
  const resumptions = new Set<NodeJS.Timeout>();
  const close = () => {
    consumer.disconnect().then(ended.resolve, ended.reject);
  };

  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    log.debug({ partitions: payload.memberAssignment[topic] ?? [] }, 'Joined the consumer group');
    for (const [name, work] of works) work.keepOnly(payload.memberAssignment[name] ?? []);
    joined(payload.isLeader);
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => ended.reject(payload.error));
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { topic, batchSize, partition, lastOffset } }) => {
    // Only markers of transactions: nothing to handle, but something to get past.
    if (batchSize > 0) return;
    const offset = String(BigInt(lastOffset) + 1n);
    consumer
      .commitOffsets([{ topic, partition, offset }])
      .catch((error: unknown) => log.debug({ err: error, partition }, 'Transaction markers could not be committed'));
  });

  async function eachBatch(payload: EachBatchPayload): Promise<void> {
    const work = works.get(payload.batch.topic);
    const retryInMs = work && (await workOn(payload, work)).retryInMs;
    if (retryInMs === undefined) return;
    const resume = payload.pause();
    const resumption = setTimeout(() => {
      resumptions.delete(resumption);
      resume();
    }, retryInMs);
    resumptions.add(resumption);
  }

  try {
    closing.addEventListener('abort', close, { once: true });
    await consumer.connect();
    await consumer.subscribe({ topics: [...works.keys()], fromBeginning: true });
    const partitionsConsumedConcurrently = 8;
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, partitionsConsumedConcurrently, eachBatch });
    if (closing.aborted) close();
    await ended.promise;
  } finally {
    closing.removeEventListener('abort', close);
    for (const resumption of resumptions) clearTimeout(resumption);
    await consumer.disconnect().catch(() => undefined);
  }
}

/**
 * A transaction is committed before a reader of what is committed sees its end; until then a topic looks as if nothing
 * had been added, and a group as if it had finished. So we remember what we have written ourselves.
 */
function createKnownEnds() {
  const known = new Map<string, bigint>();
  const nameOf = (topic: string, partition: number) => `${topic} ${partition}`;
  const atLeast = (topic: string, partition: number, end: bigint) => {
    const reached = known.get(nameOf(topic, partition)) ?? end;
    return reached > end ? reached : end;
  };
  return {
    atLeast,
    reached(topic: string, partition: number, end: bigint) {
      known.set(nameOf(topic, partition), atLeast(topic, partition, end));
    },
  };
}

const operationsOf: Readonly<Record<Verb, readonly AclOperationTypes[]>> = {
  see: [AclOperationTypes.DESCRIBE, AclOperationTypes.DESCRIBE_CONFIGS],
  read: [AclOperationTypes.READ],
  write: [AclOperationTypes.WRITE],
  create: [AclOperationTypes.CREATE],
};

function resourceOf(right: KafkaRight) {
  const { LITERAL, PREFIXED } = ResourcePatternTypes;
  const { TOPIC, GROUP, TRANSACTIONAL_ID } = AclResourceTypes;
  if ('topic' in right) return { resourceType: TOPIC, resourceName: right.topic, resourcePatternType: LITERAL };
  const [resourceType, resourceName] =
    'topicsFrom' in right
      ? [TOPIC, right.topicsFrom]
      : 'groupsFrom' in right
        ? [GROUP, right.groupsFrom]
        : [TRANSACTIONAL_ID, right.publishersFrom];
  return { resourceType, resourceName, resourcePatternType: PREFIXED };
}

function* entriesOf(user: string, rights: readonly KafkaRight[]): Generator<AclEntry> {
  for (const right of rights) {
    const resource = resourceOf(right);
    // Settings are of topics alone.
    const fits = (operation: AclOperationTypes) =>
      operation !== AclOperationTypes.DESCRIBE_CONFIGS || resource.resourceType === AclResourceTypes.TOPIC;
    for (const operation of right.may.flatMap((verb) => operationsOf[verb]).filter(fits)) {
      const permissionType = AclPermissionTypes.ALLOW;
      yield { principal: `User:${user}`, host: '*', operation, permissionType, ...resource };
    }
  }
}

/** A group of its own on each topic: members of one Kafka group have to subscribe to the same topics. */
const groupId = (topic: string, group: string) => `${group}.${topic}`;

export function createKafkaClient(access: KafkaAccess, log: Logger): KafkaClient {
  const kafka = createKafka(access, log);
  const admin = createAdmin(kafka);
  const consumptions = new Set<Closeable>();
  const ends = createKnownEnds();
  let appender: Promise<Producer> | undefined;

  async function connectProducer(options: Parameters<Kafka['producer']>[0]): Promise<Producer> {
    const createPartitioner = Partitioners.DefaultPartitioner;
    const producer = kafka.producer({ ...options, createPartitioner, retry: producerRetry });
    await producer.connect();
    return producer;
  }

  async function ranges(topic: string): Promise<PartitionRange[]> {
    const offsets = await admin.use((client) => client.fetchTopicOffsets(topic));
    return offsets.map(({ partition, low, high }) => ({
      partition,
      first: BigInt(low),
      end: ends.atLeast(topic, partition, BigInt(high)),
    }));
  }

  return {
    namespace: undefined,
    fullName: (topic) => topic,
    topicNames: () => admin.use((client) => client.listTopics()),

    async describeTopic(topic) {
      const names = await admin.use((client) => client.listTopics());
      if (!names.includes(topic)) return undefined;
      return admin.use(async (client) => {
        const { topics } = await client.fetchTopicMetadata({ topics: [topic] });
        const resources = [{ type: ConfigResourceTypes.TOPIC, name: topic }];
        const described = await client.describeConfigs({ resources, includeSynonyms: false });
        const entries = described.resources[0]?.configEntries ?? [];
        const config = Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));
        return { partitions: topics[0]?.partitions.length ?? 0, config };
      });
    },

    createTopic: (topic, { partitions, config }) =>
      admin.use(async (client) => {
        const configEntries = Object.entries(config).map(([name, value]) => ({ name, value }));
        const topics = [{ topic, numPartitions: partitions, configEntries }];
        await client.createTopics({ topics, waitForLeaders: false });
        await untilKnown(client, topic);
      }),

    removeTopic: (topic) => admin.use((client) => client.deleteTopics({ topics: [topic] })),

    ranges,

    async committed(topic, group) {
      const found = await admin.use((client) =>
        client.fetchOffsets({ groupId: groupId(topic, group), topics: [topic] }),
      );
      const partitions = found[0]?.partitions ?? [];
      return new Map(
        partitions
          .filter(({ offset }) => !offset.startsWith('-'))
          .map(({ partition, offset }) => [partition, BigInt(offset)]),
      );
    },

    async groups(topic) {
      const suffix = groupId(topic, '');
      const listed = await admin.use((client) => client.listGroups());
      const ids = listed.groups.map((group) => group.groupId).filter((id) => id.endsWith(suffix));
      if (ids.length === 0) return [];
      const { groups } = await admin.use((client) => client.describeGroups(ids));
      return groups.map((group) => ({
        name: group.groupId.slice(0, -suffix.length),
        members: group.members.length,
      }));
    },

    async rewind(topic, group) {
      const partitions = (await ranges(topic)).map(({ partition, first }) => ({ partition, offset: String(first) }));
      await admin.use((client) => client.setOffsets({ groupId: groupId(topic, group), topic, partitions }));
    },

    async append(topic, record) {
      appender ??= connectProducer({});
      try {
        await (await appender).send({ topic, acks: acksOfAll, messages: [toMessage(record)] });
      } catch (error) {
        void appender?.then((failed) => failed.disconnect()).catch(() => undefined);
        appender = undefined;
        throw error;
      }
    },

    async publisher(transactionalId) {
      const producer = await connectProducer({
        transactionalId,
        idempotent: true,
        maxInFlightRequests: 1,
        // So long a transaction that nobody ends may hold up the consumers.
        transactionTimeout: 10_000,
      });
      try {
        // The first transaction of a producer is what fences the ones before it.
        await (await producer.transaction()).abort();
      } catch (error) {
        await producer.disconnect();
        throw error;
      }
      return {
        async publish(batches) {
          const transaction = await producer.transaction();
          try {
            for (const { topic, records } of batches) {
              for (const part of inParts(records)) {
                for (const sent of await transaction.send({ topic, acks: acksOfAll, messages: part.map(toMessage) })) {
                  ends.reached(topic, sent.partition, BigInt(sent.baseOffset ?? 0) + 1n);
                }
              }
            }
          } catch (error) {
            // Left open, it would hold up every consumer until it times out.
            await transaction.abort().catch(() => undefined);
            throw error;
          }
          await transaction.commit();
        },
        close: () => producer.disconnect(),
      };
    },

    async consume(consumption) {
      const closing = new AbortController();
      const firstJoin = Promise.withResolvers<void>();
      let failures = 0;
      let leads = false;
      const joined = (asLeader: boolean) => {
        leads = asLeader;
        failures = 0;
        firstJoin.resolve();
      };

      async function keepConsuming(): Promise<void> {
        while (!closing.signal.aborted) {
          try {
            await consumeOnce(kafka, consumption, { joined, closing: closing.signal });
          } catch (error) {
            failures += 1;
            const retryInMs = Math.round(jittered(backOff(failures, rejoin)));
            consumption.log.warn({ err: error, retryInMs }, 'The consumer cannot go on; joining its group again');
            await sleep(retryInMs, undefined, { signal: closing.signal }).catch(() => undefined);
          }
        }
      }

      const running = keepConsuming();
      const handle = {
        leads: () => leads,
        async close() {
          consumptions.delete(handle);
          closing.abort();
          await running;
        },
      };
      consumptions.add(handle);
      await Promise.race([firstJoin.promise, running]);
      return handle;
    },

    async grant(rights) {
      const acl = [...rights].flatMap(([user, some]) => [...entriesOf(user, some)]);
      await admin.use((client) => client.createAcls({ acl }));
    },

    async readAll(topics) {
      const ends = new Map<string, Map<number, bigint>>();
      for (const topic of topics) {
        const filled = (await ranges(topic)).filter(({ first, end }) => end > first);
        if (filled.length > 0) ends.set(topic, new Map(filled.map(({ partition, end }) => [partition, end])));
      }
      if (ends.size === 0) return [];
      const records: ReceivedRecord[] = [];
      const done = Promise.withResolvers<void>();
      const reader = `waypost-reader-${crypto.randomUUID()}`;
      const consumer = kafka.consumer({ groupId: reader, ...consumerSettings });
      consumer.on(consumer.events.CRASH, ({ payload }) => done.reject(payload.error));
      // Also told of a batch that has only markers of transactions in it.
      consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { topic, partition, lastOffset } }) => {
        const end = ends.get(topic)?.get(partition);
        if (end !== undefined && BigInt(lastOffset) + 1n >= end) ends.get(topic)?.delete(partition);
        if (ends.values().every((missing) => missing.size === 0)) done.resolve();
      });
      try {
        await consumer.connect();
        await consumer.subscribe({ topics: [...ends.keys()], fromBeginning: true });
        await consumer.run({
          autoCommit: false,
          async eachBatch({ batch }) {
            const { topic, partition } = batch;
            records.push(...batch.messages.map((message) => toRecord(topic, partition, message)));
          },
        });
        await done.promise;
      } finally {
        await consumer.disconnect();
        await admin.use((client) => client.deleteGroups([reader])).catch(() => undefined);
      }
      return records;
    },

    async close() {
      await Promise.all([...consumptions].map((consumption) => consumption.close()));
      await appender?.then((producer) => producer.disconnect()).catch(() => undefined);
      await admin.close();
    },
  };
}
