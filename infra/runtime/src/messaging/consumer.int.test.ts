import { randomUUID } from 'node:crypto';
import type { Event } from '@waypost/contracts/event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Closeable } from '../closeable.ts';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import type { Collection } from '../ports/documents.ts';
import type { Ports } from '../ports/ports.ts';
import { createLog } from '../telemetry/log.ts';
import { orderChanged, orderEvents, orderPlaced } from '../testing/order-store.ts';
import { until } from '../testing/until.ts';
import { startConsumer } from './consumer.ts';
import { on } from './handler.ts';
import { saveIfNewer } from './read-model.ts';

type OrderView = { _id: string; version: number; lines: string[] };

let embedded: Embedded;
let ports: Ports;
let views: Collection<OrderView>;
let saved: boolean[];
let handling: () => Promise<void>;
let consumer: Closeable;
let lines: Record<string, unknown>[];

const group = 'orders.keep-order-view';

beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  ports = embedded.portsFor('orders');
  views = await ports.documents.collection<OrderView>({ name: 'order-views', indexes: [] });
  saved = [];
  lines = [];
  handling = async () => undefined;
  consumer = await startConsumer({
    events: ports.events,
    group,
    topic: 'job-posts',
    known: orderEvents,
    log: createLog('orders', { write: (line) => lines.push(JSON.parse(line)) }),
    handlers: [
      on(orderPlaced, async ({ key, version, data }) => {
        await handling();
        saved.push(await saveIfNewer(views, { _id: key, version, lines: data.lines }));
      }),
    ],
  });
});
afterEach(async () => {
  await consumer.close();
  await embedded.close();
});

const placed = (over: Partial<Event> = {}): Event => ({
  id: randomUUID(),
  type: orderPlaced.type,
  schema_version: 1,
  key: 'o1',
  version: 1,
  time: new Date().toISOString(),
  data: { lines: ['pen'] },
  ...over,
});
const send = (value: unknown) =>
  ports.events.publish('job-posts', [
    { key: 'o1', value: typeof value === 'string' ? value : JSON.stringify(value), headers: {} },
  ]);
const handled = () => until(async () => (await ports.events.lag('job-posts', group)) === 0, { within: 10_000 });

test('an event changes the read model', async () => {
  await send(placed());
  await handled();
  expect(await views.findOne({ _id: 'o1' })).toEqual({ _id: 'o1', version: 1, lines: ['pen'] });
});

test('a duplicate changes nothing', async () => {
  const event = placed();
  await send(event);
  await send(event);
  await handled();
  expect(saved).toEqual([true, false]);
});

test('a stale event changes nothing', async () => {
  await send(placed({ version: 3, data: { lines: ['new'] } }));
  await send(placed({ version: 2, data: { lines: ['old'] } }));
  await handled();
  expect(saved).toEqual([true, false]);
  expect(await views.findOne({ _id: 'o1' })).toMatchObject({ version: 3, lines: ['new'] });
});

test.each([
  ['is no JSON', '{'],
  ['is no event', { hello: 'there' }],
  ['has data that its contract refuses', placed({ data: { lines: 'pen of Ada' } })],
  ['no contract knows', placed({ type: 'order.eaten' })],
])('a record that %s is put aside, and the next one is handled', async (_, poison) => {
  await send(poison);
  await send(placed({ version: 2 }));
  await handled();
  expect(await views.findOne({ _id: 'o1' })).toMatchObject({ version: 2 });
  const letters = await ports.events.deadLetters();
  expect(letters).toMatchObject([{ topic: 'job-posts', group }]);
  expect(letters[0]?.reason).not.toContain('Ada');
  expect(lines).toMatchObject([{ level: 'error', msg: 'Dead letter', group }]);
});

test.each([
  ['has a lot that its contract refuses', placed({ data: { lines: Array.from({ length: 10_000 }, () => 1) } })],
  ['has a long type that no contract knows', placed({ type: 'x'.repeat(100_000) })],
])('why a record that %s is put aside is said in short: a letter has to fit into a record', async (_, poison) => {
  await send(poison);
  await handled();
  const [letter] = await ports.events.deadLetters();
  expect(letter?.reason.length).toBe(1_000);
  expect(letter?.reason.at(-1)).toBe('…');
});

test('a type without a handler is skipped', async () => {
  await send(placed({ type: orderChanged.type, version: 2 }));
  await handled();
  expect(saved).toEqual([]);
  expect(await ports.events.deadLetters()).toEqual([]);
});

test('a handler that fails gets the event again', async () => {
  let failures = 1;
  handling = async () => {
    if (failures-- > 0) throw new Error('the database is away');
  };
  await send(placed());
  await handled();
  expect(saved).toEqual([true]);
  expect(lines).toMatchObject([{ level: 'warn', group }]);
});

test('what is away is said once, however many events wait for it, and so is that it is back', async () => {
  let attempts = 0;
  handling = async () => {
    attempts += 1;
    if (attempts < 4) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  await send(placed());
  await send(placed({ key: 'o2' }));
  await until(() => saved.length === 2, { within: 20_000 });
  expect(lines.map(({ level, msg }) => `${String(level)}: ${String(msg)}`)).toEqual([
    'warn: Event not handled; it will be tried again',
    'info: Events are handled again',
  ]);
});

test('an event of a newer schema makes the group wait and say so', async () => {
  await send(placed({ schema_version: 2 }));
  await until(async () => lines.length > 0, { within: 5_000 });
  expect(lines[0]).toMatchObject({ level: 'warn', reason: 'order.placed has schema 2, known is 1' });
  expect(saved).toEqual([]);
  expect(await ports.events.lag('job-posts', group)).toBe(1);
});

test('a version that is read before it is told is handled, and only the one after it is waited for', async () => {
  const versions: number[] = [];
  const ahead = await startConsumer({
    events: ports.events,
    group: 'orders.read-ahead',
    topic: 'job-posts',
    known: orderEvents,
    log: createLog('orders', { write: (line) => lines.push(JSON.parse(line)) }),
    handlers: [on({ ...orderPlaced, readsVersion: 2 }, async (event) => void versions.push(event.schema_version))],
  });
  for (const schema_version of [1, 2, 3]) await send(placed({ schema_version }));
  const reason = 'order.placed has schema 3, known is 2';
  await until(() => lines.some((line) => line['reason'] === reason), { within: 5_000 });
  expect(versions).toEqual([1, 2]);
  await ahead.close();
});
