import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openKafka } from './kafka-namespace.ts';
import { endpoints } from './testing/config.ts';

it('has made a topic when it can be used, and knows it no more once it is deleted', async () => {
  const brokers = endpoints().KAFKA_BROKERS.split(',');
  const kafka = openKafka({ brokers }, randomUUID(), pino({ level: 'silent' }));
  for (let round = 1; round <= 10; round++) {
    await kafka.createTopic('news', { partitions: 8, config: {} });
    expect(await kafka.ranges('news')).toHaveLength(8);
    await kafka.removeTopic('news');
    expect(await kafka.describeTopic('news')).toBeUndefined();
  }
  await kafka.close();
});
