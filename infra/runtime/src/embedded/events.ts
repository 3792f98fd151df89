import { hash } from 'node:crypto';
import { partitionsOfEvents, replayTopicOf } from '../policy/topics.ts';
import type { DeadLetter, EventRecord, Events, Subscription } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { type ConsumerGroup, createConsumerGroup, laneOf } from './consumer-group.ts';
import type { Database } from './database.ts';
import { createDeadLetters } from './dead-letters.ts';
import { createSignal } from './signal.ts';

type KeepDeadLetter = Parameters<typeof createConsumerGroup>[0]['keepDeadLetter'];

export type EmbeddedEvents = Events & { close(): Promise<void> };

/** Events as one log table. Groups keep an offset for each topic and partition. */
export function createEvents(database: Database, log: Logger): EmbeddedEvents {
  const published = createSignal();
  const groups = new Map<string, ConsumerGroup>();
  const deadLetters = createDeadLetters(database);
  const holders = new Map<string, symbol>();

  /** Inside `write`. @returns whom to wake after it. */
  function append(topic: string, { key, value, headers }: EventRecord): string {
    const partition = partitionOf(key);
    database.run(
      'INSERT INTO log (topic, partition, key, value, headers, at) VALUES (?, ?, ?, ?, ?, ?)',
      topic,
      partition,
      key,
      value,
      JSON.stringify(headers),
      Date.now(),
    );
    return laneOf(topic, partition);
  }

  async function publish(topic: string, records: readonly EventRecord[], mayPublish = () => true) {
    const reached = await database.write(() => {
      if (!mayPublish()) throw new Error('Somebody else has taken over publishing under this name');
      return new Set(records.map((record) => append(topic, record)));
    });
    for (const lane of reached) published.wake(lane);
  }

  const membersOf = (topic: string, group: string) => groups.get(nameOf(topic, group))?.members() ?? 0;

  function groupOf(topic: string, group: string, keepDeadLetter: KeepDeadLetter): ConsumerGroup {
    const name = nameOf(topic, group);
    const running = groups.get(name) ?? createConsumerGroup({ database, published, log, topic, group, keepDeadLetter });
    groups.set(name, running);
    return running;
  }

  /** What is handed to the group for the first time. */
  const joinTopic = ({ topic, group, handle }: Subscription) =>
    groupOf(topic, group, (record, reason, attempts) => deadLetters.keep(group, record, reason, attempts)).join(handle);

  /** What has been a dead letter of the group, handed to it as it came first. */
  const joinReplays = ({ topic, group, handle }: Subscription) =>
    groupOf(replayTopicOf(topic, group), group, ({ value }, reason, attempts) => {
      const letter = JSON.parse(value) as DeadLetter;
      return deadLetters.keep(group, letter.record, reason, letter.attempts + attempts);
    }).join(({ value }) => handle((JSON.parse(value) as DeadLetter).record));

  function lag(topic: string, group: string): number {
    const behind = (partition: number) =>
      database.get(
        `SELECT count(*) AS n FROM log WHERE topic = ?1 AND partition = ?2 AND offset > coalesce(
           (SELECT done FROM group_offsets WHERE topic = ?1 AND partition = ?2 AND "group" = ?3), 0)`,
        topic,
        partition,
        group,
      )?.['n'];
    return Array.from({ length: partitionsOfEvents }, (_, partition) => Number(behind(partition))).reduce(
      (a, b) => a + b,
    );
  }

  return {
    system: 'embedded',
    publish: (topic, records) => publish(topic, records),

    async publisher(name) {
      const holder = Symbol(name);
      holders.set(name, holder);
      return {
        publish: (topic, records) => publish(topic, records, () => holders.get(name) === holder),
        close: async () => undefined,
      };
    },

    async subscribe(subscription) {
      const { topic, group } = subscription;
      const [member, ofReplays] = await Promise.all([joinTopic(subscription), joinReplays(subscription)]);
      return {
        lag: async () => (member.leads() ? lag(topic, group) : undefined),
        close: async () => void (await Promise.all([member.close(), ofReplays.close()])),
      };
    },

    lag: async (topic, group) => lag(topic, group),

    async groups(topic) {
      const rows = database.all('SELECT DISTINCT "group" AS name FROM group_offsets WHERE topic = ? ORDER BY 1', topic);
      return rows.map((row) => ({ name: row['name'] as string, members: membersOf(topic, row['name'] as string) }));
    },

    async rewind(topic, group) {
      await database.write(() => {
        if (membersOf(topic, group) > 0) throw new Error(`${group} has members, who would go on from where they are`);
        database.run('DELETE FROM group_offsets WHERE topic = ? AND "group" = ?', topic, group);
      });
    },

    deadLetters: async () => deadLetters.all(),

    async replay(letters) {
      const reached = await database.write(() =>
        letters.map((letter) => {
          deadLetters.mark(letter);
          const { key } = letter.record;
          return append(replayTopicOf(letter.topic, letter.group), { key, value: JSON.stringify(letter), headers: {} });
        }),
      );
      for (const lane of reached) published.wake(lane);
    },

    async close() {
      await Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}

const nameOf = (topic: string, group: string) => JSON.stringify([topic, group]);

function partitionOf(key: string): number {
  return hash('md5', key, 'buffer').readUInt32BE() % partitionsOfEvents;
}
