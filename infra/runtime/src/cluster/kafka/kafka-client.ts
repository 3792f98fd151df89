import type { Closeable } from '../../closeable.ts';
import type { ReceivedRecord } from '../../ports/events.ts';
import type { Logger } from '../../telemetry/log.ts';
import { createAdmin, type KafkaAdmin } from './admin.ts';
import { createKafka, type KafkaAccess } from './connect.ts';
import { createConsumers, type Consumers } from './consume.ts';
import { createKnownEnds } from './known-ends.ts';
import { createProducers, type Producers } from './produce.ts';
import { readAll } from './read-all.ts';

/** Kafka as the events port needs it; only this folder knows the client library. */
export type KafkaClient = Closeable &
  Omit<KafkaAdmin, 'removeGroup'> &
  Producers &
  Consumers & {
    /** What the names of its own begin with; undefined where it has Kafka to itself. */
    namespace: string | undefined;
    /** What a topic is called in Kafka, for people. */
    fullName(topic: string): string;
    /** Every record of some topics, as of now. */
    readAll(topics: readonly string[]): Promise<ReceivedRecord[]>;
  };

export function createKafkaClient(access: KafkaAccess, log: Logger): KafkaClient {
  const kafka = createKafka(access, log);
  const ends = createKnownEnds();
  const admin = createAdmin(kafka, ends);
  const producers = createProducers(kafka, ends);
  const consumers = createConsumers(kafka);
  return {
    ...admin,
    ...producers,
    ...consumers,
    namespace: undefined,
    fullName: (topic) => topic,
    readAll: (topics) => readAll({ kafka, admin }, topics),

    async close() {
      await consumers.close();
      await producers.close();
      await admin.close();
    },
  };
}
