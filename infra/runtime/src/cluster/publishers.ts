import type { KafkaClient } from './kafka/kafka-client.ts';
import { lacksTopic } from './kafka/lacks-topic.ts';
import type { TransactionalPublisher } from './kafka/produce.ts';

/** One that publishes in turn: one transaction at a time is what a producer can do. */
export async function openPublisher(kafka: KafkaClient, name: string): Promise<TransactionalPublisher> {
  const { publish, close } = await kafka.publisher(name);
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async publish(batches) {
      const published = turn.then(() => publish(batches));
      turn = published.catch(() => undefined);
      await published;
    },
    close,
  };
}

/** Publishes in nobody's name: by a publisher that is opened when it is needed, and anew after a failure. */
export function createAnonymousPublisher(kafka: KafkaClient): TransactionalPublisher {
  let anonymous: Promise<TransactionalPublisher> | undefined;

  async function publish(batches: Parameters<TransactionalPublisher['publish']>[0], isLast = false): Promise<void> {
    anonymous ??= openPublisher(kafka, crypto.randomUUID());
    const current = anonymous;
    try {
      await (await current).publish(batches);
    } catch (error) {
      if (anonymous === current) anonymous = undefined;
      void current.then((failed) => failed.close()).catch(() => undefined);
      // kafkajs asks on for the topics of former batches, too, and fails where one of them was deleted since.
      if (isLast || !lacksTopic(error)) throw error;
      await publish(batches, true);
    }
  }

  return {
    publish: (batches) => publish(batches),
    async close() {
      await anonymous?.then((current) => current.close()).catch(() => undefined);
    },
  };
}
