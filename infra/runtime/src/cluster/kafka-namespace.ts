import type { ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import type { Endpoint } from './endpoint.ts';
import type { KafkaAccess } from './kafka/connect.ts';
import { createKafkaClient, type KafkaClient } from './kafka/kafka-client.ts';
import type { KafkaRight } from './kafka/rights.ts';
import type { RecordWork } from './record-work.ts';

/**
 * Kafka as an installation sees it. Several can share one: with a namespace each sees its own topics, groups and producers
 * only, by their plain names.
 */
export function openKafka(access: KafkaAccess, namespace: string | undefined, log: Logger): KafkaClient {
  const kafka = createKafkaClient(access, log);
  return namespace === undefined ? kafka : inNamespace(kafka, namespace);
}

/** Where it is, to be reached before anything else is asked of it. */
export const kafkaAt = ({ brokers }: KafkaAccess, kafka: Pick<KafkaClient, 'topicNames'>): Endpoint => ({
  name: 'Kafka',
  address: brokers.join(','),
  connect: () => kafka.topicNames(),
});

/** The same right, to the full names in Kafka. */
function rightIn(right: KafkaRight, full: (name: string) => string): KafkaRight {
  if ('topic' in right) return { ...right, topic: full(right.topic) };
  if ('topicsFrom' in right) return { ...right, topicsFrom: full(right.topicsFrom) };
  if ('groupsFrom' in right) return { ...right, groupsFrom: full(right.groupsFrom) };
  return { ...right, publishersFrom: full(right.publishersFrom) };
}

function inNamespace(kafka: KafkaClient, namespace: string): KafkaClient {
  const prefix = `${namespace}.`;
  const full = (name: string) => prefix + name;
  const plain = (name: string) => name.slice(prefix.length);
  const seen = (record: ReceivedRecord): ReceivedRecord => ({ ...record, topic: plain(record.topic) });

  const workSeeing = (work: RecordWork): RecordWork => ({
    ...work,
    work: (partition, records, stopped) => work.work(partition, records.map(seen), stopped),
  });

  return {
    namespace,
    fullName: (topic) => kafka.fullName(full(topic)),
    topicNames: async () => (await kafka.topicNames()).filter((name) => name.startsWith(prefix)).map(plain),
    describeTopic: (topic) => kafka.describeTopic(full(topic)),
    createTopic: (topic, description) => kafka.createTopic(full(topic), description),
    removeTopic: (topic) => kafka.removeTopic(full(topic)),
    ranges: (topic) => kafka.ranges(full(topic)),
    openTransactions: (topic) => kafka.openTransactions(full(topic)),
    committed: (topic, group) => kafka.committed(full(topic), full(group)),
    groups: async (topic) =>
      (await kafka.groups(full(topic)))
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ name, members }) => ({ name: plain(name), members })),
    rewind: (topic, group) => kafka.rewind(full(topic), full(group)),
    forgetGroup: (topic, group) => kafka.forgetGroup(full(topic), full(group)),
    append: (topic, record) => kafka.append(full(topic), record),

    async publisher(transactionalId) {
      const { publish, close } = await kafka.publisher(full(transactionalId));
      return {
        publish: (batches) => publish(batches.map(({ topic, records }) => ({ topic: full(topic), records }))),
        close,
      };
    },

    consume: ({ topic, group, works, prepareAnew, log }) =>
      kafka.consume({
        topic: full(topic),
        group: full(group),
        works: new Map([...works].map(([name, work]) => [full(name), workSeeing(work)])),
        prepareAnew,
        log,
      }),

    grant: (rights) =>
      kafka.grant(new Map([...rights].map(([user, some]) => [user, some.map((right) => rightIn(right, full))]))),
    readAll: async (topics) => (await kafka.readAll(topics.map(full))).map(seen),
    close: () => kafka.close(),
  };
}
