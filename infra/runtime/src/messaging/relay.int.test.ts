import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Closeable } from '../closeable.ts';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import { LogLost } from '../policy/log-lost.ts';
import type { Collection } from '../ports/documents.ts';
import type { Publisher, ReceivedRecord } from '../ports/events.ts';
import type { Ports } from '../ports/ports.ts';
import {
  type Order,
  addLine,
  archive,
  createNewerOrderStore,
  createOrderStore,
  createRestatedOrderStore,
  place,
} from '../testing/order-store.ts';
import { until } from '../testing/until.ts';
import type { AggregateStore } from './aggregate-store.ts';
import type { OutboxEvent } from './outbox.ts';
import { startRelay } from './relay.ts';

const log = pino({ level: 'silent' });
let embedded: Embedded;
let ports: Ports;
let store: AggregateStore<Order>;
let received: OutboxEvent[];
let running: Closeable[];

beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  ports = embedded.portsFor('orders');
  store = await createOrderStore(ports.documents);
  received = [];
  const handle = async ({ value }: ReceivedRecord) => {
    received.push(JSON.parse(value));
    return { kind: 'done' } as const;
  };
  running = [await ports.events.subscribe({ topic: 'job-posts', group: 'test', handle })];
});
afterEach(async () => {
  for (const one of running.toReversed()) await one.close();
  await embedded.close();
});

const relay = async (over: Partial<Parameters<typeof startRelay>[0]> = {}) => {
  const started = await startRelay({ name: 'orders', stores: [store], ports, log, ...over });
  running.push(started);
  return started;
};
/** The ports, with something done before or after each publishing. */
const publishing = (around: (publish: () => Promise<void>) => Promise<void>) => ({
  ports: {
    ...ports,
    events: {
      ...ports.events,
      async publisher(name: string): Promise<Publisher> {
        const publisher = await ports.events.publisher(name);
        return {
          ...publisher,
          publish: (topic, records) => around(() => publisher.publish(topic, records)),
        };
      },
    },
  },
});
const neverPublishing = {
  publisher: async (): Promise<Publisher> => {
    throw new Error('It does not have the lease');
  },
} as unknown as Ports['events'];
const countOf = (count: number, within = 5_000) => until(async () => received.length >= count, { within });
const emptied = () =>
  until(async () => (await store.collection.countDocuments({ pending: { $gt: '' } })) === 0, { within: 5_000 });
const versionsOf = (key: string) => received.filter((event) => event.key === key).map(({ version }) => version);

test('events reach the log in version order and leave the outbox', async () => {
  await place(store, 'o1');
  await relay();
  await place(store, 'o2');
  for (const line of ['a', 'b', 'c']) await addLine(store, 'o1', line);
  await countOf(5);
  expect(versionsOf('o1')).toEqual([1, 2, 3, 4]);
  expect(versionsOf('o2')).toEqual([1]);
  await emptied();
  expect(await store.collection.findOne({ _id: 'o1' })).toMatchObject({ outbox: [] });
});

test('a save wakes the relay at once', async () => {
  await relay();
  const before = performance.now();
  await place(store, 'o1');
  await countOf(1);
  expect(performance.now() - before).toBeLessThan(500);
});

test('a relay that dies between publishing and pulling leaves the events to be sent again', async () => {
  await place(store, 'o1');
  const dead = Promise.withResolvers<void>();
  const dying = await relay({
    stores: [{ outbox: { ...store.outbox, pull: () => dead.promise } }],
    leaseMs: 50,
  });
  await countOf(1);
  await relay({ leaseMs: 50 });
  await countOf(2);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  await emptied();
  dead.resolve();
  await dying.close();
});

test('what is recorded while a batch is published is not lost by the pull', async () => {
  await place(store, 'o1');
  let interfered = false;
  await relay(
    publishing(async (publish) => {
      await publish();
      if (interfered) return;
      interfered = true;
      await addLine(store, 'o1', 'meanwhile');
    }),
  );
  await countOf(2);
  await emptied();
  expect(versionsOf('o1')).toEqual([1, 2]);
});

test('of two relays only one publishes, and the other takes over when it stops', async () => {
  const publishedBy: string[] = [];
  const named = (name: string) =>
    publishing(async (publish) => {
      publishedBy.push(name);
      await publish();
    });
  const first = await relay(named('first'));
  await place(store, 'o0');
  await countOf(1);
  await relay(named('second'));
  for (let n = 1; n <= 10; n++) await place(store, `o${n}`);
  await countOf(11);
  expect(new Set(publishedBy)).toEqual(new Set(['first']));
  await first.close();
  await place(store, 'last');
  await countOf(12);
  expect(publishedBy.at(-1)).toBe('second');
  expect(received).toHaveLength(12);
});

test('an event that another process recorded does not wait until the relay looks by itself', async () => {
  let published = 0;
  await relay(
    publishing(async (publish) => {
      published += 1;
      await publish();
    }),
  );
  await place(store, 'first');
  await countOf(1);
  const told: string[] = [];
  running.push(await ports.broadcast.subscribe('relay-orders', (message) => told.push(message)));
  const elsewhere = await createOrderStore(ports.documents);
  await relay({ stores: [elsewhere], ports: { ...ports, events: neverPublishing } });
  await until(() => told.length === 1);
  const before = performance.now();
  await place(elsewhere, 'o1');
  await countOf(2);
  expect(performance.now() - before).toBeLessThan(500);
  expect(told).toEqual(['recorded', 'recorded']);
  expect(published).toBe(2);
});

test('a relay that ends lets the next one work at once', async () => {
  const first = await relay({ leaseMs: 60_000 });
  await place(store, 'o1');
  await countOf(1);
  const elsewhere = await createOrderStore(ports.documents);
  const knows = Promise.withResolvers<void>();
  running.push(await ports.broadcast.subscribe('relay-orders', () => knows.resolve()));
  await relay({ stores: [elsewhere] });
  await knows.promise;
  const before = performance.now();
  await first.close();
  await place(elsewhere, 'o2');
  await countOf(2);
  expect(performance.now() - before).toBeLessThan(500);
});

test('events are published without the broadcast, a little later', async () => {
  const deaf = {
    publish: async () => {
      throw new Error('away');
    },
    subscribe: async () => ({ close: async () => undefined }),
  };
  await relay({ ports: { ...ports, events: { ...ports.events, system: 'several processes' } } });
  await place(store, 'o1');
  await countOf(1);
  const elsewhere = await createOrderStore(ports.documents);
  await relay({ stores: [elsewhere], ports: { ...ports, broadcast: deaf } });
  for (const id of ['o2', 'o3']) await place(elsewhere, id);
  await countOf(3);
});

test('a relay that has everything in its process writes nothing for seconds while there is nothing to publish', async () => {
  await relay();
  await place(store, 'o1');
  await countOf(1);
  await emptied();
  const leases = await ports.documents.collection<{ _id: string; expires: number }>({
    name: 'relay-leases',
    indexes: [],
  });
  const look = () => leases.findOne({ _id: 'orders' });
  // It rests, and looks once more.
  await sleep(500);
  const before = await look();
  await sleep(2_000);
  expect(await look()).toEqual(before);
});

test('a log that is away for a moment gets the events later', async () => {
  let failures = 0;
  await relay(
    publishing(async (publish) => {
      if (failures === 0) {
        failures += 1;
        throw new Error('away');
      }
      await publish();
    }),
  );
  await place(store, 'o1');
  await countOf(1);
  await emptied();
  expect(failures).toBe(1);
});

test('a relay that was held up with a batch in hand does not publish it after the next one has', async () => {
  await place(store, 'o1');
  const heldUp = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<unknown>();
  let hasBatch = false;
  await relay({
    leaseMs: 50,
    ...publishing(async (publish) => {
      hasBatch = true;
      await heldUp.promise;
      await publish().catch((error: unknown) => {
        refused.resolve(error);
        throw error;
      });
    }),
  });
  await until(() => hasBatch);
  await relay();
  await addLine(store, 'o1', 'later');
  await countOf(2);
  heldUp.resolve();
  expect(await refused.promise).toBeInstanceOf(Error);
  await emptied();
  expect(versionsOf('o1')).toEqual([1, 2]);
});

test('an instance that cannot publish leaves it to one that can, and does not come back at once', async () => {
  let tried = 0;
  const unable = publishing(async () => {
    tried += 1;
    throw new Error('This instance does not reach the log');
  });
  await relay(unable);
  await place(store, 'o1');
  await until(() => tried > 0);
  const elsewhere = await createOrderStore(ports.documents);
  await relay({ stores: [elsewhere] });
  await countOf(1, 15_000);
  for (const id of ['o2', 'o3']) await place(elsewhere, id);
  await countOf(3);
  await emptied();
  expect(tried).toBeLessThanOrEqual(4);
});

test('an instance that fails now and then, with nothing to publish in between, goes on', async () => {
  let reads = 0;
  const said: string[] = [];
  running.push(await ports.broadcast.subscribe('relay-orders', (message) => void said.push(message)));
  const outbox = {
    ...store.outbox,
    async read(most: number) {
      reads += 1;
      if (reads % 2 === 1) throw new Error('away for a moment');
      return store.outbox.read(most);
    },
  };
  await relay({ stores: [{ outbox }] });
  await until(
    async () => {
      await ports.broadcast.publish('relay-orders', 'recorded');
      return reads >= 8 || said.includes('released');
    },
    { within: 15_000 },
  );
  expect(said).not.toContain('released');
});

test('instances that all fail for a while publish when one of them can again', async () => {
  let broken = true;
  let tried = 0;
  const sometimes = () =>
    publishing(async (publish) => {
      tried += 1;
      if (broken) throw new Error('away');
      await publish();
    });
  await relay({ ...sometimes(), leaseMs: 100 });
  await relay({ ...sometimes(), stores: [await createOrderStore(ports.documents)], leaseMs: 100 });
  await place(store, 'o1');
  // Three times each, after which both have let go.
  await until(() => tried >= 6, { within: 15_000 });
  broken = false;
  await countOf(1, 15_000);
});

test('a lease from a clock that was an hour ahead is not waited for', async () => {
  await place(store, 'o1');
  const leases: Collection<{ _id: string; owner: string; expires: number }> = await ports.documents.collection({
    name: 'relay-leases',
    indexes: [],
  });
  await leases.insertOne({ _id: 'orders', owner: 'a process that is gone', expires: Date.now() + 3_600_000 });
  await relay();
  await countOf(1);
});

test('an event of a newer version waits for a newer process and holds up no other document', async () => {
  const said: string[] = [];
  const telling = pino({ level: 'warn' }, { write: (line) => said.push(line) });
  const newer = await createNewerOrderStore(ports.documents);
  // More than are read at a time, and all of them older than what can be published.
  for (let n = 0; n < 105; n++) await archive(newer, `n${n}`);
  await place(store, 'o1');
  await addLine(store, 'n0', 'recorded by the older one, after what it does not know');
  const older = await relay({ log: telling });
  await countOf(1);
  await place(store, 'o2');
  await countOf(2);
  expect(received.map(({ key }) => key)).toEqual(['o1', 'o2']);
  expect(await store.outbox.oldest(), 'what waits is seen to wait').toBeDefined();
  expect(said.filter((line) => line.includes('order.archived'))).toHaveLength(1);
  await older.close();
  await relay({ stores: [newer] });
  await countOf(2 + 105 + 1);
  await emptied();
  expect(versionsOf('n0')).toEqual([1, 2]);
});

test('a new log is told once what every document is now, before anything that is recorded', async () => {
  const told = await createRestatedOrderStore(ports.documents);
  const publishingTo = (logId: string) => ({ stores: [told], ports: { ...ports, events: { ...ports.events, logId } } });
  const ids = Array.from({ length: 250 }, (_, n) => `o${n}`);
  await Promise.all(ids.map((id) => place(told, id)));
  await addLine(told, 'o7', 'a');
  await told.collection.updateMany({ _id: { $in: ids } }, { $set: { outbox: [] }, $unset: { pending: '' } });
  await told.collection.updateOne({ _id: 'o9' }, { $set: { note: 'nobody knows' } });
  await addLine(told, 'o8', 'waits');

  const first = await relay(publishingTo('new'));
  await emptied();
  await countOf(250);
  expect(new Set(received.map(({ key }) => key))).toEqual(new Set(ids.filter((id) => id !== 'o9')));
  expect(versionsOf('o7')).toEqual([2]);
  expect(versionsOf('o8')).toEqual([2, 2]);
  await first.close();
  await relay(publishingTo('new'));
  await place(told, 'last');
  await countOf(251);
  await emptied();
  expect(received).toHaveLength(251);
});

test('a log that lost what it had while a relay works, or before one starts, is told once more what there is', async () => {
  const told = await createRestatedOrderStore(ports.documents);
  let isLost = false;
  let refused = 0;
  const losing = publishing(async (publish) => {
    if (isLost) {
      refused += 1;
      throw new Error('there is no such topic');
    }
    await publish();
  });
  const lag = async (topic: string, group: string) => (received.length === 0 ? 0 : ports.events.lag(topic, group));
  const options = { stores: [told], ports: { ...losing.ports, events: { ...losing.ports.events, logId: 'it', lag } } };
  await place(told, 'o1');
  const first = await relay(options);
  await emptied();
  await until(() => received.length > 0);

  isLost = true;
  received = [];
  await place(told, 'o2');
  await until(() => refused > 0);
  isLost = false;
  await until(() => new Set(received.map(({ key }) => key)).size === 2, { within: 15_000 });
  await emptied();
  await first.close();

  received = [];
  await relay(options);
  await until(() => new Set(received.map(({ key }) => key)).size === 2, { within: 15_000 });
});

test('a log that lost what it had is told all of it, of each collection, also where that fails after a part', async () => {
  const told = await createRestatedOrderStore(ports.documents);
  let isLost = false;
  let published = 0;
  const losing = publishing(async (publish) => {
    // The second part, once.
    if (isLost && ++published === 2) throw new Error('the log is away');
    await publish();
  });
  const lag = async () => (isLost && published === 0 ? 0 : 1);
  const others = { outbox: told.outbox, states: { ...told.states!, of: 'others' } };
  const options = {
    stores: [told, others],
    ports: { ...losing.ports, events: { ...losing.ports.events, logId: 'it', lag } },
  };
  await Promise.all(Array.from({ length: 150 }, (_, n) => place(told, `o${n}`)));
  const first = await relay(options);
  // What there was, and then what was recorded of it.
  await countOf(450);
  await first.close();

  isLost = true;
  received = [];
  await relay(options);
  // It goes on behind the part that was told.
  await until(() => received.length === 300, { within: 15_000 });
  expect([...Map.groupBy(received, ({ key }) => key).values()].every(({ length }) => length === 2)).toBe(true);
});

test('a log that lost what it had is told all of it, also where it has something new by the time that this is seen', async () => {
  const told = await createRestatedOrderStore(ports.documents);
  let isLost = false;
  const losing = publishing(async (publish) => {
    if (isLost) {
      isLost = false;
      throw new LogLost('job-posts');
    }
    await publish();
  });
  await place(told, 'o1');
  await relay({ stores: [told], ports: { ...losing.ports, events: { ...losing.ports.events, logId: 'it' } } });
  await emptied();
  await until(() => received.length > 0);
  isLost = true;
  received = [];
  await place(told, 'o2');
  await until(() => new Set(received.map(({ key }) => key)).size === 2, { within: 15_000 });
  await emptied();
});
