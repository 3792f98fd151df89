import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Event, envelope } from '@waypost/contracts/event';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { AggregateStore } from '../messaging/aggregate-store.ts';
import { saveIfNewer } from '../messaging/read-model.ts';
import { startRelay } from '../messaging/relay.ts';
import type { Collection } from '../ports/documents.ts';
import type { Ports } from '../ports/ports.ts';
import { type Order, addLine, createOrderStore, createRestatedOrderStore, place } from '../testing/order-store.ts';
import { until } from '../testing/until.ts';
import type { Cluster } from './cluster-ports.ts';
import { loseTopics } from './testing/lose-topics.ts';
import { temporaryCluster } from './testing/open-port.ts';

const { service, mongodbUrl, open } = temporaryCluster();
const program = fileURLToPath(new URL('testing/relay-process.ts', import.meta.url));
const takeover = { within: 10_000 };

let cluster: Cluster;
let ports: Ports;
let store: AggregateStore<Order>;
let views: Collection<{ _id: string; version: number }>;
/** Everything in the topic, in order for each key. */
const published: Event[] = [];
/** What changed the read model, which each event may do once. */
const effects: string[] = [];

beforeAll(async () => {
  cluster = await open();
  ports = cluster.portsFor(service);
  store = await createOrderStore(ports.documents);
  views = await ports.documents.collection({ name: 'views', indexes: [] });
  await ports.events.subscribe({
    topic: 'job-posts',
    group: 'keep-views',
    async handle({ value }) {
      const event = envelope.parse(JSON.parse(value)) as Event;
      published.push(event);
      if (await saveIfNewer(views, { _id: event.key, version: event.version })) {
        effects.push(`${event.key} ${event.version}`);
      }
      return { kind: 'done' };
    },
  });
});
afterAll(() => cluster.close());

type RelayProcess = { child: ChildProcess; said(word: string): Promise<unknown>; times(word: string): number };
const running: ChildProcess[] = [];

function startProcess(...mode: string[]): RelayProcess {
  const words: string[] = [];
  const child = spawn(process.execPath, [program, service, ...mode], {
    env: { ...process.env, MONGODB_URL: mongodbUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  createInterface({ input: child.stdout }).on('line', (word) => words.push(word));
  const times = (word: string) => words.filter((one) => one === word).length;
  return { child, times, said: (word) => until(() => times(word) > 0, { within: 30_000 }) };
}

/** One that works, and one that stands by. */
async function startTwo(...mode: string[]): Promise<[RelayProcess, RelayProcess]> {
  const first = startProcess(...mode);
  await first.said('has-lease');
  const second = startProcess();
  await second.said('started');
  return [first, second];
}

afterEach(async () => {
  const alive = running.splice(0).filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of alive) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

const isStopped = async ({ pid }: ChildProcess) => /^State:\s+T/m.test(await readFile(`/proc/${pid}/status`, 'utf8'));
const emptied = async () => (await store.collection.countDocuments({ pending: { $gt: '' } })) === 0;
const versionsOf = (key: string) => published.filter((event) => event.key === key).map(({ version }) => version);
const effectsOn = (ids: readonly string[]) => effects.filter((effect) => ids.includes(effect.split(' ')[0] ?? ''));
const applied = (ids: readonly string[], version: number) =>
  until(() => ids.every((id) => effects.includes(`${id} ${version}`) && versionsOf(id).at(-1) === version), takeover);
const newOrders = () => Array.from({ length: 5 }, (): string => randomUUID());

it('loses nothing and does nothing twice when a relay is killed between publishing and pulling', async () => {
  const [first, second] = await startTwo('kill-before-pull');
  const orders = newOrders();
  const dead = once(first.child, 'exit');
  await Promise.all(orders.map((id) => place(store, id)));
  await dead;
  await Promise.all(orders.map((id) => addLine(store, id, 'later')));
  await second.said('has-lease');
  await until(emptied, takeover);
  await applied(orders, 2);

  const ofOrders = published.filter(({ key }) => orders.includes(key));
  expect(ofOrders.length, 'some of them were published again').toBeGreaterThan(10);
  expect(new Set(ofOrders.map(({ id }) => id)).size).toBe(10);
  expect(effectsOn(orders).toSorted()).toEqual(orders.flatMap((id) => [`${id} 1`, `${id} 2`]).toSorted());
});

it('fences a relay that is stopped with a batch in hand and continued after another one took over', async () => {
  const [first, second] = await startTwo('stop-before-publish');
  const order = randomUUID();
  await place(store, order);
  await until(() => isStopped(first.child), takeover);
  await addLine(store, order, 'later');
  await applied([order], 2);
  first.child.kill('SIGCONT');
  await first.said('refused');
  await addLine(store, order, 'last');
  await applied([order], 3);
  await until(emptied, takeover);
  expect(versionsOf(order)).toEqual([1, 2, 3]);
  expect(first.times('published')).toBe(0);
  expect(second.times('has-lease'), 'it kept the lease').toBe(1);
});

it.each([0, 2, 5])(
  'leaves the highest version last for each key when a relay is stopped %i ms into publishing',
  async (ms) => {
    const [first] = await startTwo('stop-while-publishing', String(ms));
    const orders = newOrders();
    await Promise.all(orders.map((id) => place(store, id)));
    await until(() => isStopped(first.child), takeover);
    for (const line of ['later', 'last']) await Promise.all(orders.map((id) => addLine(store, id, line)));
    await applied(orders, 3);
    first.child.kill('SIGCONT');
    await until(() => first.times('refused') + first.times('published') > 0, takeover);
    await Promise.all(orders.map((id) => addLine(store, id, 'after')));
    await applied(orders, 4);
    await until(emptied, takeover);
    for (const id of orders) expect(effectsOn([id])).toEqual([1, 2, 3, 4].map((version) => `${id} ${version}`));
  },
);

it('tells a topic that was deleted and made anew while a relay works what there is', async () => {
  const restated = await createRestatedOrderStore(ports.documents);
  const log = pino({ level: 'silent' });
  const relay = await startRelay({ name: service, stores: [restated], ports, log });
  const orders = newOrders();
  await Promise.all(orders.map((id) => place(restated, id)));
  await applied(orders, 1);
  published.length = 0;
  await loseTopics(service);
  const elsewhere = await open();
  // To look at it makes it anew; the relay has not met a failure.
  expect(await elsewhere.portsFor(service).events.lag('job-posts', 'nobody')).toBe(0);
  await addLine(restated, orders[0]!, 'later');
  await until(() => orders.every((id) => published.some(({ key }) => key === id)), { within: 30_000 });
  await relay.close();
  await elsewhere.close();
});
