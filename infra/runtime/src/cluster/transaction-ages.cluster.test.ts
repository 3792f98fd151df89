import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReceivedRecord } from '../ports/events.ts';
import { metricCatalogue } from '../telemetry/metric-catalogue.ts';
import { readMetrics } from '../telemetry/testing/read-metrics.ts';
import { until } from '../testing/until.ts';
import type { Cluster } from './cluster-ports.ts';
import { leaveTransactionOpen } from './testing/leave-transaction-open.ts';
import { temporaryCluster } from './testing/open-port.ts';

const { service, open } = temporaryCluster();
const readMetric = readMetrics();
let cluster: Cluster;
beforeAll(async () => {
  cluster = await open();
});
afterAll(() => cluster.close());

const record = (key: string) => ({ key, value: key, headers: {} });

async function ageOf(topic: string): Promise<number | undefined> {
  const points = await readMetric(metricCatalogue.transactionAge.name);
  return points?.find(
    ({ attributes }) => 'messaging.destination.name' in attributes && Object.values(attributes).includes(topic),
  )?.value;
}

test('a transaction that nobody ends is told of, and kept what lies behind it from groups', async () => {
  const { events } = cluster.portsFor(service);
  const topic = `topic-${randomUUID()}`;
  const group = randomUUID();
  const received: ReceivedRecord[] = [];
  const subscribed = await events.subscribe({
    topic,
    group,
    async handle(one) {
      received.push(one);
      return { kind: 'done' };
    },
  });
  await events.publish(topic, [record('before')]);
  await until(() => received.length === 1);
  await until(async () => (await subscribed.lag()) === 0);
  expect(await ageOf(topic)).toBe(0);

  const end = await leaveTransactionOpen(`${service}.${topic}`, received[0]?.partition ?? 0);
  await events.publish(topic, [record('before')]);
  await until(async () => ((await ageOf(topic)) ?? 0) > 1);
  expect(received).toHaveLength(1);

  await end();
  await until(() => received.length === 2);
  await until(async () => (await ageOf(topic)) === 0);
  await subscribed.close();
  expect(await ageOf(topic)).toBeUndefined();
});
