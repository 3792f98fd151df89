import type { Closeable } from '../closeable.ts';
import type { DeadLetter, Events, Publisher, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import type { KafkaClient } from './kafka.ts';
import { createRecordWork } from './record-work.ts';
import { createTopics, deadLetterTopicOf, isDeadLetterTopic } from './topics.ts';

export type ClusterEvents = Events &
  Closeable & {
    /** Creates topics that are missing. @throws SetupError when one is there and cannot be used as it is. */
    prepare(topics: readonly string[]): Promise<void>;
  };

/** Events as Kafka topics: transactions on the one side, groups that read committed on the other. */
export function createEvents(kafka: KafkaClient, log: Logger): ClusterEvents {
  const topics = createTopics(kafka);
  let anonymous: Promise<Publisher> | undefined;

  async function publisher(name: string): Promise<Publisher> {
    const { publish, close } = await kafka.publisher(name);
    let turn: Promise<unknown> = Promise.resolve();
    return {
      // One transaction at a time is what a producer can do.
      async publish(topic, records) {
        await topics.ofEvents(topic);
        const published = turn.then(() => publish(topic, records));
        turn = published.catch(() => undefined);
        await published;
      },
      close,
    };
  }

  async function keepDeadLetter(group: string, record: ReceivedRecord, reason: string, attempts: number) {
    const { topic, partition, offset } = record;
    // The same record put aside twice, after a crash in between, is one dead letter.
    const id = `${group}-${topic}-${partition}-${offset}`;
    const letter: DeadLetter = { id, topic, group, record, reason, attempts, at: new Date().toISOString() };
    await topics.ofDeadLetters(group);
    await kafka.append(deadLetterTopicOf(group), { key: id, value: JSON.stringify(letter), headers: {} });
  }

  return {
    async prepare(names) {
      for (const name of names) await topics.ofEvents(name);
    },

    publisher,

    async publish(topic, records) {
      anonymous ??= publisher(crypto.randomUUID());
      const current = anonymous;
      try {
        await (await current).publish(topic, records);
      } catch (error) {
        if (anonymous === current) anonymous = undefined;
        void current.then((failed) => failed.close()).catch(() => undefined);
        throw error;
      }
    },

    async subscribe({ topic, group, handle }) {
      await topics.ofEvents(topic);
      await topics.ofDeadLetters(group);
      const groupLog = log.child({ topic, group });
      const work = createRecordWork({
        handle,
        keepDeadLetter: (record, reason, attempts) => keepDeadLetter(group, record, reason, attempts),
        log: groupLog,
      });
      return kafka.consume({ topic, group, work, log: groupLog });
    },

    async lag(topic, group) {
      await topics.ofEvents(topic);
      const committed = await kafka.committed(topic, group);
      const ranges = await kafka.ranges(topic);
      const waiting = ranges.map(({ partition, first, end }) => end - (committed.get(partition) ?? first));
      return Number(waiting.reduce((sum, one) => sum + (one > 0n ? one : 0n), 0n));
    },

    async deadLetters() {
      const names = (await kafka.topicNames()).filter(isDeadLetterTopic);
      const letters = (await kafka.readAll(names)).map(({ value }) => JSON.parse(value) as DeadLetter);
      const byId = new Map(letters.map((letter) => [letter.id, letter]));
      return [...byId.values()].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
    },

    async close() {
      await kafka.close();
      await anonymous?.then((current) => current.close()).catch(() => undefined);
    },
  };
}
