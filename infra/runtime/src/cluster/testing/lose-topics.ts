import { pino } from 'pino';
import { openKafka } from '../kafka-namespace.ts';
import { endpoints } from './config.ts';

/** Takes away every topic of a namespace with all that is in it, as a Kafka has lost them that comes back without its data. */
export async function loseTopics(namespace: string): Promise<void> {
  const { KAFKA_BROKERS } = endpoints();
  const kafka = openKafka({ brokers: KAFKA_BROKERS.split(',') }, namespace, pino({ level: 'silent' }));
  try {
    for (const topic of await kafka.topicNames()) await kafka.removeTopic(topic);
  } finally {
    await kafka.close();
  }
}
