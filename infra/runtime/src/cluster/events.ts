import type { Closeable } from '../closeable.ts';
import { replayTopicOf } from '../policy/topics.ts';
import type { DeadLetter, Events, Publisher, Subscription } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { letterOf, readLetter, replayed, writeLetter } from './dead-letter.ts';
import type { KafkaClient } from './kafka/kafka-client.ts';
import type { TransactionalPublisher } from './kafka/produce.ts';
import { createRecordWork } from './record-work.ts';
import { createTopics, deadLetterTopicOf, isDeadLetterTopic } from './topics.ts';

export type ClusterEvents = Events &
  Closeable & {
    /** Creates topics that are missing. @throws SetupError when one is there and cannot be used as it is. */
    prepare(topics: readonly string[]): Promise<void>;
  };

/** Letters that are replayed in one transaction. */
const replayedTogether = 50;

/** Events as Kafka topics: transactions on the one side, groups that read committed on the other. */
export function createEvents(kafka: KafkaClient, log: Logger): ClusterEvents {
  const topics = createTopics(kafka);
  let anonymous: Promise<TransactionalPublisher> | undefined;

  async function transactional(name: string): Promise<TransactionalPublisher> {
    const { publish, close } = await kafka.publisher(name);
    let turn: Promise<unknown> = Promise.resolve();
    return {
      // One transaction at a time is what a producer can do.
      async publish(batches) {
        const published = turn.then(() => publish(batches));
        turn = published.catch(() => undefined);
        await published;
      },
      close,
    };
  }

  async function publishAnonymously(batches: Parameters<TransactionalPublisher['publish']>[0]): Promise<void> {
    anonymous ??= transactional(crypto.randomUUID());
    const current = anonymous;
    try {
      await (await current).publish(batches);
    } catch (error) {
      if (anonymous === current) anonymous = undefined;
      void current.then((failed) => failed.close()).catch(() => undefined);
      throw error;
    }
  }

  async function putAside(letter: DeadLetter): Promise<void> {
    await topics.ofDeadLetters(letter.group);
    await kafka.append(deadLetterTopicOf(letter.group), writeLetter(letter));
  }

  /** What is handed to the group for the first time. */
  const ofTopic = ({ group, handle, concurrency }: Subscription, groupLog: Logger) =>
    createRecordWork({
      handle,
      concurrency,
      keepDeadLetter: (record, reason, attempts) => putAside(letterOf(group, record, reason, attempts)),
      log: groupLog,
    });

  /** What has been a dead letter of the group, handed to it as it came first. */
  const ofReplays = ({ group, handle }: Subscription, groupLog: Logger) =>
    createRecordWork({
      async handle(received) {
        const letter = readLetter(received, groupLog);
        return letter ? handle(letter.record) : { kind: 'done' };
      },
      async keepDeadLetter(received, reason, attempts) {
        const letter = readLetter(received, groupLog);
        if (letter) await putAside(letterOf(group, letter.record, reason, letter.attempts + attempts));
      },
      log: groupLog,
    });

  async function lag(topic: string, group: string): Promise<number> {
    await topics.ofEvents(topic);
    const committed = await kafka.committed(topic, group);
    const ranges = await kafka.ranges(topic);
    const waiting = ranges.map(({ partition, first, end }) => end - (committed.get(partition) ?? first));
    return Number(waiting.reduce((sum, one) => sum + (one > 0n ? one : 0n), 0n));
  }

  return {
    system: 'kafka',
    logId: kafka.namespace ?? 'waypost',

    async prepare(names) {
      for (const name of names) await topics.ofEvents(name);
    },

    async publisher(name): Promise<Publisher> {
      const { publish, close } = await transactional(name);
      return {
        async publish(topic, records) {
          await topics.ofEvents(topic);
          await publish([{ topic, records }]);
        },
        close,
      };
    },

    async publish(topic, records) {
      await topics.ofEvents(topic);
      await publishAnonymously([{ topic, records }]);
    },

    async subscribe(subscription) {
      const { topic, group } = subscription;
      await topics.ofEvents(topic);
      await topics.ofDeadLetters(group);
      await topics.ofReplays(topic, group);
      const groupLog = log.child({ topic, group });
      const works = new Map([
        [topic, ofTopic(subscription, groupLog)],
        [replayTopicOf(topic, group), ofReplays(subscription, groupLog)],
      ]);
      const member = await kafka.consume({ topic, group, works, log: groupLog });
      return { lag: async () => (member.leads() ? lag(topic, group) : undefined), close: member.close };
    },

    lag,

    groups: async (topic) => (await kafka.groups(topic)).toSorted((a, b) => a.name.localeCompare(b.name)),
    rewind: (topic, group) => kafka.rewind(topic, group),

    async deadLetters() {
      const names = (await kafka.topicNames()).filter(isDeadLetterTopic);
      const letters = (await kafka.readAll(names)).map((record) => readLetter(record, log));
      const readable = letters.filter((letter) => letter !== undefined);
      // What was written of a letter last is what holds.
      const byId = new Map(readable.map((letter) => [letter.id, letter]));
      return [...byId.values()].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
    },

    async replay(letters) {
      const at = new Date().toISOString();
      for (const { topic, group } of letters) {
        await topics.ofReplays(topic, group);
        await topics.ofDeadLetters(group);
      }
      // The mark in the same transaction: without it the letter would stay open, or after it be closed once more
      // when the record has been put aside again already.
      const batches = letters.map((letter) => [
        {
          topic: replayTopicOf(letter.topic, letter.group),
          records: [{ ...writeLetter(letter), key: letter.record.key }],
        },
        { topic: deadLetterTopicOf(letter.group), records: [writeLetter(replayed(letter, at))] },
      ]);
      for (let from = 0; from < batches.length; from += replayedTogether) {
        await publishAnonymously(batches.slice(from, from + replayedTogether).flat());
      }
    },

    async close() {
      await kafka.close();
      await anonymous?.then((current) => current.close()).catch(() => undefined);
    },
  };
}
