import { expect, test } from 'vitest';
import type { KafkaClient } from './kafka/kafka-client.ts';
import type { Batch, TransactionalPublisher } from './kafka/produce.ts';
import { createAnonymousPublisher } from './publishers.ts';

/** As a producer of Kafka: of no use any more once a transaction has failed, or it is closed. */
function someKafka() {
  const published: string[] = [];
  let opened = 0;
  const publisher = async (): Promise<TransactionalPublisher> => {
    opened += 1;
    let isOfUse = true;
    return {
      async publish(batches) {
        await Promise.resolve();
        const names = batches.map(({ topic }) => topic);
        isOfUse &&= !names.includes('too-long');
        if (!isOfUse) throw new Error('The producer is disconnected');
        published.push(...names);
      },
      close: async () => void (isOfUse = false),
    };
  };
  return { kafka: { publisher } as unknown as KafkaClient, published, opened: () => opened };
}

const batchOf = (topic: string): Batch[] => [{ topic, records: [] }];

test('what waits behind something that fails is published all the same, in its order', async () => {
  const { kafka, published, opened } = someKafka();
  const { publish } = createAnonymousPublisher(kafka);
  const outcomes = await Promise.allSettled(['a', 'too-long', 'b', 'c'].map((topic) => publish(batchOf(topic))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect({ published, opened: opened() }).toEqual({ published: ['a', 'b', 'c'], opened: 2 });
});

test('what waits when it is closed opens no other one', async () => {
  const { kafka, opened } = someKafka();
  const { publish, close } = createAnonymousPublisher(kafka);
  const outcomes = Promise.allSettled(['a', 'b', 'c'].map((topic) => publish(batchOf(topic))));
  await close();
  expect((await outcomes).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
  expect(opened()).toBeLessThan(2);
});
