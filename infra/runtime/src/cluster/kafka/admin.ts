import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs, { type Admin, type Kafka } from 'kafkajs';
import type { Closeable } from '../../closeable.ts';
import type { Group } from '../../ports/events.ts';
import { groupId } from './group-id.ts';
import type { KnownEnds } from './known-ends.ts';
import { lacksTopic } from './lacks-topic.ts';
import { readingUncommitted } from './reading-uncommitted.ts';
import { entriesOf, type KafkaRight } from './rights.ts';

// A CommonJS module whose named exports Node does not detect.
const { ConfigResourceTypes } = kafkajs;

export type TopicDescription = { partitions: number; config: Readonly<Record<string, string>> };

/** What is in a partition: offsets from `first` up to, but not including, `end`. */
export type PartitionRange = { partition: number; first: bigint; end: bigint };

/** What is asked of Kafka about topics, groups and rights. */
export type KafkaAdmin = Closeable & {
  topicNames(): Promise<string[]>;
  /** Undefined when there is no such topic. */
  describeTopic(topic: string): Promise<TopicDescription | undefined>;
  /** Resolves when it can be used; changes nothing when it exists. */
  createTopic(topic: string, description: TopicDescription): Promise<void>;
  /** With everything in it; for what was only tried. */
  removeTopic(topic: string): Promise<void>;
  ranges(topic: string): Promise<PartitionRange[]>;
  /** Of the partitions that have a transaction nobody has ended: the offset of its first record, up to which groups can read. */
  openTransactions(topic: string): Promise<Map<number, bigint>>;
  /** The offset that a group will read next, by partition; what it never finished anything of is left out. */
  committed(topic: string, group: string): Promise<Map<number, bigint>>;
  /** The groups that are for a topic. */
  groups(topic: string): Promise<Group[]>;
  /** Takes a group that nobody is in back to the first offsets of a topic. */
  rewind(topic: string, group: string): Promise<void>;
  /** How far a group is in a topic. @throws while somebody is in it. */
  forgetGroup(topic: string, group: string): Promise<void>;
  /** A group by its whole name, as Kafka knows it. */
  removeGroup(id: string): Promise<void>;
  /** Adds to what users may do; for an operator, where Kafka asks who somebody is. */
  grant(rights: ReadonlyMap<string, readonly KafkaRight[]>): Promise<void>;
};

const newTopicMs = 10_000;
const attempts = 3;

type WhenAsked = Closeable & { use<T>(ask: (admin: Admin) => Promise<T>): Promise<T> };

/**
 * Whether a new client may succeed at once: kafkajs trips over the answer that it does not have where the connection breaks at that
 * moment; and it asks on for all topics whose offsets it was once asked for, and fails for each that was deleted since.
 * @param isLeft whether somebody else has closed it, which says nothing of an engine that is away: so once.
 */
const isOfClient = (error: unknown, attempt: number, isLeft: boolean) =>
  error instanceof TypeError || (attempt === 1 && (isLeft || lacksTopic(error)));

/** Connects an admin client when it is needed, and a new one after a failure. */
function connectWhenAsked(open: () => Admin): WhenAsked {
  let connected: Promise<Admin> | undefined;
  let isClosed = false;

  async function connect(): Promise<Admin> {
    const admin = open();
    await admin.connect();
    return admin;
  }

  const disconnect = (client: Promise<Admin> | undefined) =>
    client?.then((admin) => admin.disconnect()).catch(() => undefined);

  return {
    async use(ask) {
      if (isClosed) throw new Error('The admin client is closed');
      for (let attempt = 1; ; attempt++) {
        connected ??= connect();
        const current = connected;
        try {
          return await ask(await current);
        } catch (error) {
          // Whoever asked at the same time and failed first has closed it.
          const isLeft = connected !== current;
          if (!isLeft) {
            connected = undefined;
            await disconnect(current);
          }
          if (isClosed || attempt === attempts || !isOfClient(error, attempt, isLeft)) throw error;
        }
      }
    },

    async close() {
      isClosed = true;
      const closing = connected;
      connected = undefined;
      await disconnect(closing);
    },
  };
}

/** Once the leader of each partition answers for it: it is appointed before it knows, and the client's own waiting does not expect that. */
async function untilUsable(client: Admin, topic: string): Promise<void> {
  const deadline = performance.now() + newTopicMs;
  for (;;) {
    try {
      await client.fetchTopicOffsets(topic);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(50);
  }
}

async function describe(client: Admin, topic: string): Promise<TopicDescription> {
  const { topics } = await client.fetchTopicMetadata({ topics: [topic] });
  const resources = [{ type: ConfigResourceTypes.TOPIC, name: topic }];
  const described = await client.describeConfigs({ resources, includeSynonyms: false });
  const entries = described.resources[0]?.configEntries ?? [];
  const config = Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));
  return { partitions: topics[0]?.partitions.length ?? 0, config };
}

async function groupsFor({ use }: WhenAsked, topic: string): Promise<Group[]> {
  const suffix = groupId(topic, '');
  const listed = await use((client) => client.listGroups());
  const ids = listed.groups.map((group) => group.groupId).filter((id) => id.endsWith(suffix));
  if (ids.length === 0) return [];
  const { groups } = await use((client) => client.describeGroups(ids));
  return groups.map((group) => ({
    name: group.groupId.slice(0, -suffix.length),
    members: group.members.length,
  }));
}

async function endsOf({ use }: WhenAsked, topic: string): Promise<Map<number, bigint>> {
  const offsets = await use((client) => client.fetchTopicOffsets(topic));
  return new Map(offsets.map(({ partition, high }) => [partition, BigInt(high)]));
}

async function committedOf({ use }: WhenAsked, topic: string, group: string): Promise<Map<number, bigint>> {
  const found = await use((client) => client.fetchOffsets({ groupId: groupId(topic, group), topics: [topic] }));
  const partitions = found[0]?.partitions ?? [];
  return new Map(
    partitions
      .filter(({ offset }) => !offset.startsWith('-'))
      .map(({ partition, offset }) => [partition, BigInt(offset)]),
  );
}

export function createAdmin(kafka: Kafka, ends: KnownEnds): KafkaAdmin {
  const admin = connectWhenAsked(() => kafka.admin());
  const uncommitted = connectWhenAsked(() => readingUncommitted(kafka).admin());

  async function ranges(topic: string): Promise<PartitionRange[]> {
    const offsets = await admin.use((client) => client.fetchTopicOffsets(topic));
    return offsets.map(({ partition, low, high }) => ({
      partition,
      first: BigInt(low),
      end: ends.atLeast(topic, partition, BigInt(high)),
    }));
  }

  const removeGroup = (id: string) => admin.use(async (client) => void (await client.deleteGroups([id])));

  return {
    topicNames: () => admin.use((client) => client.listTopics()),

    async describeTopic(topic) {
      const names = await admin.use((client) => client.listTopics());
      if (!names.includes(topic)) return undefined;
      try {
        return await admin.use((client) => describe(client, topic));
      } catch (error) {
        // One that is being deleted is named for a moment after it is gone.
        if (lacksTopic(error)) return undefined;
        throw error;
      }
    },

    createTopic: (topic, { partitions, config }) =>
      admin.use(async (client) => {
        const configEntries = Object.entries(config).map(([name, value]) => ({ name, value }));
        const topics = [{ topic, numPartitions: partitions, configEntries }];
        await client.createTopics({ topics, waitForLeaders: false });
        await untilUsable(client, topic);
      }),

    async removeTopic(topic) {
      try {
        await admin.use((client) => client.deleteTopics({ topics: [topic] }));
      } catch (error) {
        // Somebody else has removed it.
        if (!lacksTopic(error)) throw error;
      }
    },

    ranges,

    async openTransactions(topic) {
      // In this order: what is committed between the two answers is not open.
      const ends = await endsOf(uncommitted, topic);
      const committed = await endsOf(admin, topic);
      return new Map([...committed].filter(([partition, end]) => end < (ends.get(partition) ?? 0n)));
    },

    committed: (topic, group) => committedOf(admin, topic, group),
    groups: (topic) => groupsFor(admin, topic),

    async rewind(topic, group) {
      const partitions = (await ranges(topic)).map(({ partition, first }) => ({ partition, offset: String(first) }));
      await admin.use((client) => client.setOffsets({ groupId: groupId(topic, group), topic, partitions }));
    },

    forgetGroup: (topic, group) => removeGroup(groupId(topic, group)),
    removeGroup,

    async grant(rights) {
      const acl = [...rights].flatMap(([user, some]) => [...entriesOf(user, some)]);
      await admin.use((client) => client.createAcls({ acl }));
    },

    close: async () => void (await Promise.all([uncommitted.close(), admin.close()])),
  };
}
