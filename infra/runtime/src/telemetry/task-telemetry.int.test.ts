import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import type { Tasks, Worker } from '../ports/tasks.ts';
import { until } from '../testing/until.ts';
import { metricCatalogue } from './metric-catalogue.ts';
import { readMetrics } from './testing/read-metrics.ts';

const read = readMetrics();
const name = 'paint';

let embedded: Embedded;
let tasks: Tasks;

beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  tasks = embedded.portsFor('test').tasks;
});
afterEach(() => embedded.close());

const valuesOf = async (metric: keyof typeof metricCatalogue) =>
  (await read(metricCatalogue[metric].name))?.map(({ value }) => value);
const work = (worker: Partial<Worker>) =>
  tasks.work({ name, handle: async () => undefined, failed: async () => undefined, ...worker });

test('depth and age of a queue are told by whoever adds to it', async () => {
  await tasks.add(name, { id: 'a', payload: null });
  await tasks.add(name, { id: 'b', payload: null });
  expect(await valuesOf('queueDepth')).toEqual([2]);
  await until(async () => ((await valuesOf('queueAge'))?.[0] ?? 0) > 0);
  await work({});
  await until(async () => (await valuesOf('queueDepth'))?.[0] === 0);
  expect(await valuesOf('queueAge')).toEqual([0]);
});

test('what came of each run is counted', async () => {
  const failed = Promise.withResolvers<void>();
  await work({ handle: () => Promise.reject(new Error('no')), failed: async () => failed.resolve() });
  await tasks.add(name, { id: 'a', payload: null, attempts: 1 });
  await failed.promise;
  await until(async () => (await tasks.depth(name)) === 0);
  await tasks.add('varnish', { id: 'a', payload: null });
  await work({ name: 'varnish', handle: async () => 'given-up' });
  await until(async () => (await tasks.depth('varnish')) === 0);
  const runs = (await read(metricCatalogue.taskRun.name)) ?? [];
  const counted = (outcome: string, task = name) => ({
    attributes: { 'waypost.task.name': task, 'waypost.outcome': outcome },
  });
  expect(runs).toMatchObject([
    { ...counted('done'), value: 2 },
    { ...counted('retry'), value: 1 },
    { ...counted('failed'), value: 1 },
    { ...counted('failed', 'varnish'), value: 1 },
  ]);
});

test('nothing is told of queues that are closed', async () => {
  await tasks.add(name, { id: 'a', payload: null });
  await embedded.close();
  expect((await valuesOf('queueDepth')) ?? []).toEqual([]);
  embedded = await openEmbedded({ file: ':memory:' });
});
