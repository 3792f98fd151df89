import { randomUUID } from 'node:crypto';
import kafkajs from 'kafkajs';
import { endpoints } from './config.ts';

/** As long as a broker allows where nobody has told it otherwise. */
const transactionTimeout = 15 * 60_000;

/**
 * Writes into a partition and does not end it, as a producer does of which Kafka lost track.
 * @param topic as Kafka calls it.
 * @returns what ends it.
 */
export async function leaveTransactionOpen(topic: string, partition: number): Promise<() => Promise<void>> {
  const { KAFKA_BROKERS } = endpoints();
  const kafka = new kafkajs.Kafka({ brokers: KAFKA_BROKERS.split(','), logLevel: kafkajs.logLevel.NOTHING });
  const options = { transactionalId: randomUUID(), idempotent: true, maxInFlightRequests: 1, transactionTimeout };
  const producer = kafka.producer(options);
  await producer.connect();
  const transaction = await producer.transaction();
  await transaction.send({ topic, messages: [{ partition, key: 'open', value: '{}' }] });
  return async () => {
    await transaction.abort();
    await producer.disconnect();
  };
}
