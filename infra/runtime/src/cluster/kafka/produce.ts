import kafkajs, { type Kafka, type Producer, type Transaction } from 'kafkajs';
import type { Closeable } from '../../closeable.ts';
import type { EventRecord } from '../../ports/events.ts';
import { clientRetry } from './connect.ts';
import type { KnownEnds } from './known-ends.ts';
import { toMessage } from './record.ts';

// A CommonJS module whose named exports Node does not detect.
const { Partitioners } = kafkajs;

export type Batch = { topic: string; records: readonly EventRecord[] };

/** Publishes in transactions: all of the batches or none, in the given order. */
export type TransactionalPublisher = Closeable & { publish(batches: readonly Batch[]): Promise<void> };

export type Producers = Closeable & {
  /** Appends without a transaction; resolves when every replica in sync has it. */
  append(topic: string, record: EventRecord): Promise<void>;
  /** A transactional producer; another one of the same name fences it, and one that failed is of no use any more. */
  publisher(transactionalId: string): Promise<TransactionalPublisher>;
};

const acksOfAll = -1;
/** Bytes of keys and values in one send; a broker takes 1 MiB for each partition, and one event has at most 256 KiB. */
const sendBytes = 512 * 1024;

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

/** Sends all of the batches and commits them, or none. */
async function publishIn(transaction: Transaction, batches: readonly Batch[], ends: KnownEnds): Promise<void> {
  try {
    for (const { topic, records } of batches) {
      for (const part of inParts(records)) {
        for (const sent of await transaction.send({ topic, acks: acksOfAll, messages: part.map(toMessage) })) {
          if (sent.baseOffset !== undefined) ends.appended(topic, sent.partition, BigInt(sent.baseOffset));
        }
      }
    }
  } catch (error) {
    // Left open, it would hold up every consumer until it times out.
    await transaction.abort().catch(() => undefined);
    throw error;
  }
  await transaction.commit();
}

export function createProducers(kafka: Kafka, ends: KnownEnds): Producers {
  let appender: Promise<Producer> | undefined;

  async function connectProducer(options: Parameters<Kafka['producer']>[0]): Promise<Producer> {
    const createPartitioner = Partitioners.DefaultPartitioner;
    const producer = kafka.producer({ ...options, createPartitioner, retry: clientRetry });
    await producer.connect();
    return producer;
  }

  return {
    async append(topic, record) {
      appender ??= connectProducer({});
      const current = appender;
      try {
        await (await current).send({ topic, acks: acksOfAll, messages: [toMessage(record)] });
      } catch (error) {
        // Whoever failed before has replaced it by now: what others send by the new one goes on.
        if (appender === current) {
          appender = undefined;
          void current.then((failed) => failed.disconnect()).catch(() => undefined);
        }
        throw error;
      }
    },

    async publisher(transactionalId) {
      const producer = await connectProducer({
        transactionalId,
        idempotent: true,
        maxInFlightRequests: 1,
        // How long a transaction that nobody ends may hold up the consumers.
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
          try {
            await publishIn(await producer.transaction(), batches, ends);
          } catch (error) {
            ends.forget();
            throw error;
          }
        },
        close: () => producer.disconnect(),
      };
    },

    async close() {
      await appender?.then((producer) => producer.disconnect()).catch(() => undefined);
    },
  };
}
