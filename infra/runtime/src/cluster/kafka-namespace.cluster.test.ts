import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { until } from '../testing/until.ts';
import { openKafka } from './kafka-namespace.ts';
import { endpoints } from './testing/config.ts';

it('has made a topic when it can be used, and says of one that is being deleted that it is there or not', async () => {
  const brokers = endpoints().KAFKA_BROKERS.split(',');
  const kafka = openKafka({ brokers }, randomUUID(), pino({ level: 'silent' }));
  for (let round = 1; round <= 10; round++) {
    await kafka.createTopic('news', { partitions: 8, config: {} });
    expect(await kafka.ranges('news')).toHaveLength(8);
    await kafka.removeTopic('news');
    // A broker hears of it a moment later than the controller; asked in that moment, it says one or the other.
    while ((await kafka.describeTopic('news')) !== undefined) await sleep(5);
  }
  await kafka.close();
});

it('finds a topic, though another one that it has made is deleted by somebody else', async () => {
  const brokers = endpoints().KAFKA_BROKERS.split(',');
  const namespace = randomUUID();
  const open = () => openKafka({ brokers }, namespace, pino({ level: 'silent' }));
  const [kafka, other] = [open(), open()];
  await kafka.createTopic('stays', { partitions: 3, config: {} });
  await kafka.createTopic('goes', { partitions: 3, config: {} });
  await other.removeTopic('goes');
  await until(async () => !(await other.topicNames()).includes('goes'));
  expect(await kafka.describeTopic('stays')).toMatchObject({ partitions: 3 });
  await other.removeTopic('stays');
  await kafka.close();
  await other.close();
});
