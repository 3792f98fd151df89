import type { Kafka } from 'kafkajs';
import type { ReceivedRecord } from '../../ports/events.ts';
import type { KafkaAdmin, PartitionRange } from './admin.ts';
import { consumerSettings } from './consumer-settings.ts';
import { lacksTopic } from './lacks-topic.ts';
import { toRecord } from './record.ts';

/** Of a topic that was deleted since it was listed. */
function noneOfGone(error: unknown): PartitionRange[] {
  if (lacksTopic(error)) return [];
  throw error;
}

/** Every record of some topics, as of now, read by a group that is gone afterwards. */
export async function readAll(
  { kafka, admin }: { kafka: Kafka; admin: Pick<KafkaAdmin, 'ranges' | 'removeGroup'> },
  topics: readonly string[],
): Promise<ReceivedRecord[]> {
  const ends = new Map<string, Map<number, bigint>>();
  for (const topic of topics) {
    const ranges = await admin.ranges(topic).catch(noneOfGone);
    const filled = ranges.filter(({ first, end }) => end > first);
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
    await admin.removeGroup(reader).catch(() => undefined);
  }
  return records;
}
