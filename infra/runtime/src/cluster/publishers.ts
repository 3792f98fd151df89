import type { KafkaClient } from './kafka/kafka-client.ts';
import { lacksTopic } from './kafka/lacks-topic.ts';
import type { TransactionalPublisher } from './kafka/produce.ts';

/** One thing after the other, whatever becomes of the one before: one transaction at a time is what a producer can do. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** One that publishes one transaction after the other. */
export async function openPublisher(kafka: KafkaClient, name: string): Promise<TransactionalPublisher> {
  const { publish, close } = await kafka.publisher(name);
  const exclusively = createMutex();
  return { publish: (batches) => exclusively(() => publish(batches)), close };
}

/** Publishes in nobody's name: by a publisher that is opened when it is needed, and anew after a failure, for who waits, too. */
export function createAnonymousPublisher(kafka: KafkaClient): TransactionalPublisher {
  let anonymous: Promise<TransactionalPublisher> | undefined;
  let isClosed = false;
  const exclusively = createMutex();

  async function publish(batches: Parameters<TransactionalPublisher['publish']>[0], isLast = false): Promise<void> {
    if (isClosed) throw new Error('The publisher is closed');
    anonymous ??= kafka.publisher(crypto.randomUUID());
    const current = anonymous;
    try {
      await (await current).publish(batches);
    } catch (error) {
      anonymous = undefined;
      void current.then((failed) => failed.close()).catch(() => undefined);
      // kafkajs asks on for the topics of former batches, too, and fails where one of them was deleted since.
      if (isLast || !lacksTopic(error)) throw error;
      await publish(batches, true);
    }
  }

  return {
    publish: (batches) => exclusively(() => publish(batches)),
    async close() {
      isClosed = true;
      await anonymous?.then((current) => current.close()).catch(() => undefined);
    },
  };
}
