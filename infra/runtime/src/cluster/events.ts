import type { Closeable } from '../closeable.ts';
import { replayTopicOf } from '../policy/topics.ts';
import type { EventRecord, Events, Publisher } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { whileAway } from '../while-away.ts';
import { createDeadLetters } from './dead-letters.ts';
import { workOfReplays, workOfTopic } from './group-work.ts';
import type { KafkaClient } from './kafka/kafka-client.ts';
import { lacksTopic } from './kafka/lacks-topic.ts';
import type { TransactionalPublisher } from './kafka/produce.ts';
import { createAnonymousPublisher, openPublisher } from './publishers.ts';
import { retireGroups } from './retire-groups.ts';
import { createTopics } from './topics.ts';
import { createTransactionAges } from './transaction-ages.ts';

export type ClusterEvents = Events &
  Closeable & {
    /** Creates topics that are missing. @throws SetupError when one is there and cannot be used as it is. */
    prepare(topics: readonly string[]): Promise<void>;
  };

/** Events as Kafka topics: transactions on the one side, groups that read committed on the other. */
export function createEvents(kafka: KafkaClient, log: Logger): ClusterEvents {
  const topics = createTopics(kafka);
  const anonymous = createAnonymousPublisher(kafka);
  const tellOfTransactions = createTransactionAges(kafka);
  const { putAside, ...letters } = createDeadLetters(kafka, topics, anonymous, log);

  async function lag(topic: string, group: string): Promise<number> {
    await topics.ofEvents(topic);
    const committed = await kafka.committed(topic, group);
    const ranges = await kafka.ranges(topic);
    const waiting = ranges.map(({ partition, first, end }) => end - (committed.get(partition) ?? first));
    return Number(waiting.reduce((sum, one) => sum + (one > 0n ? one : 0n), 0n));
  }

  async function publishIn(publisher: TransactionalPublisher, topic: string, records: readonly EventRecord[]) {
    try {
      await topics.ofEvents(topic);
      await publisher.publish([{ topic, records }]);
    } catch (error) {
      if (lacksTopic(error)) topics.forget();
      throw error;
    }
  }

  return {
    system: 'kafka',
    logId: kafka.namespace ?? 'waypost',

    async prepare(names) {
      for (const name of names) await topics.ofEvents(name);
    },

    async publisher(name): Promise<Publisher> {
      const publisher = await openPublisher(kafka, name);
      return { publish: (topic, records) => publishIn(publisher, topic, records), close: publisher.close };
    },

    publish: (topic, records) => publishIn(anonymous, topic, records),

    async subscribe(subscription) {
      const { topic, group } = subscription;
      const groupLog = log.child({ topic, group });
      const prepare = async () => {
        await topics.ofEvents(topic);
        await topics.ofDeadLetters(group);
        await topics.ofReplays(topic, group);
      };
      await whileAway(prepare, groupLog);
      const works = new Map([
        [topic, workOfTopic(subscription, putAside, groupLog)],
        [replayTopicOf(topic, group), workOfReplays(subscription, putAside, groupLog)],
      ]);
      const prepareAnew = () => {
        topics.forget();
        return prepare();
      };
      const member = await kafka.consume({ topic, group, works, prepareAnew, log: groupLog });
      const stopTelling = tellOfTransactions(topic, member.leads);
      const close = () => member.close().finally(stopTelling);
      return { lag: async () => (member.leads() ? lag(topic, group) : undefined), close };
    },

    lag,

    groups: async (topic) => (await kafka.groups(topic)).toSorted((a, b) => a.name.localeCompare(b.name)),
    rewind: (topic, group) => kafka.rewind(topic, group),

    async retire(topic, isOver) {
      await retireGroups(kafka, topic, isOver).finally(topics.forget);
    },

    ...letters,

    async close() {
      await kafka.close();
      await anonymous.close();
    },
  };
}
