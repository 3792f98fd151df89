import { randomUUID } from 'node:crypto';
import { type Event, defineEvent } from '@waypost/contracts/event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startConsumer } from '../messaging/consumer.ts';
import { on } from '../messaging/handler.ts';
import { createLog } from '../telemetry/log.ts';
import { until } from '../testing/until.ts';
import type { Cluster } from './cluster-ports.ts';
import { temporaryCluster } from './testing/open-port.ts';

const { service, open } = temporaryCluster();
const topic = 'scores';
const group = 'orders.count';
const soon = { within: 30_000 };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await open();
});
afterAll(() => cluster.close());

const event = (schema_version: number): Event => ({
  id: randomUUID(),
  type: 'order.counted',
  schema_version,
  key: randomUUID(),
  version: 1,
  time: new Date().toISOString(),
  data: schema_version === 1 ? { count: 1 } : { count: { of: 'lamps', n: 1 } },
});

/** The consumer as a version of the process has it, and what it says. */
async function startVersion(schemaVersion: number, data: z.ZodType) {
  const definition = defineEvent({ topic, type: 'order.counted', schemaVersion, data });
  const handled: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = createLog('orders', { write: (line) => lines.push(JSON.parse(line)) });
  const handlers = [on(definition, async ({ key }) => void handled.push(key))];
  const { events } = cluster.portsFor(service);
  const { close } = await startConsumer({ events, group, topic, handlers, log });
  return { handled, lines, close };
}

test('a newer event holds up its partition, and goes on once the process has been replaced by a newer one', async () => {
  const { events } = cluster.portsFor(service);
  const publish = (one: Event) => events.publish(topic, [{ key: one.key, value: JSON.stringify(one), headers: {} }]);
  const newer = event(2);
  const others = Array.from({ length: 24 }, () => event(1));

  const old = await startVersion(1, z.object({ count: z.number() }));
  await publish(newer);
  await until(() => old.lines.length > 0, soon);
  expect(old.lines[0]).toMatchObject({
    level: 'warn',
    group,
    topic,
    reason: 'order.counted has schema 2, known is 1',
  });
  for (const one of others) await publish(one);
  await until(() => old.handled.length > 12, soon);
  await old.close();
  expect(old.handled).not.toContain(newer.key);
  expect(await events.lag(topic, group)).toBeGreaterThan(0);
  expect((await events.deadLetters()).filter((letter) => letter.group === group)).toEqual([]);

  const count = z.object({ of: z.string(), n: z.number() });
  const next = await startVersion(2, z.object({ count: z.union([z.number(), count]) }));
  await until(async () => (await events.lag(topic, group)) === 0, soon);
  expect(next.handled).toContain(newer.key);
  expect(new Set([...old.handled, ...next.handled])).toEqual(new Set([newer, ...others].map(({ key }) => key)));
  await next.close();
});
