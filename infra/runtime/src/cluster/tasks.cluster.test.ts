import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Task } from '../ports/tasks.ts';
import { openLine } from '../testing/open-line.ts';
import { tasksSuite } from '../testing/tasks-suite.ts';
import { until } from '../testing/until.ts';
import type { Cluster } from './cluster-ports.ts';
import { createTasks } from './tasks.ts';
import { endpoints } from './testing/config.ts';
import { openPort, temporaryCluster } from './testing/open-port.ts';

tasksSuite(
  'the cluster',
  openPort((ports) => ports.tasks),
);

const { service, open } = temporaryCluster();
let cluster: Cluster;
beforeAll(async () => {
  cluster = await open();
});
afterAll(() => cluster.close());

async function dieIn(name: string): Promise<void> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('testing/die-in-a-task.ts', import.meta.url)),
    service,
    name,
  ]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

const drained = (name: string) =>
  until(async () => (await cluster.portsFor(service).tasks.depth(name)) === 0, { within: 40_000 });

it('gives a task of a worker that died to another one, as its next attempt', async () => {
  const { tasks } = cluster.portsFor(service);
  const name = randomUUID();
  const seen: Task[] = [];
  await tasks.add(name, { id: 'x-1', payload: 1 });
  await dieIn(name);
  const worker = await tasks.work({
    name,
    handle: async (task) => void seen.push(task),
    failed: async () => undefined,
  });
  await drained(name);
  expect(seen).toEqual([{ id: 'x-1', name, payload: 1, attempt: 2 }]);
  await worker.close();
});

it('reports a task that kills every worker, and tries to report it until that works', async () => {
  const { tasks } = cluster.portsFor(service);
  const name = randomUUID();
  const failures: string[] = [];
  let handled = false;
  await tasks.add(name, { id: 'x-1', payload: 1, attempts: 1 });
  await dieIn(name);
  const worker = await tasks.work({
    name,
    async handle() {
      handled = true;
    },
    async failed({ attempt }, error) {
      failures.push(`${attempt} ${error.message}`);
      if (failures.length === 1) throw new Error('the documents are away');
    },
  });
  await drained(name);
  const failure = '1 The process ended during the last attempt';
  expect(failures).toEqual([failure, expect.stringContaining('1 ')]);
  expect(handled).toBe(false);
  await worker.close();
});

it('does not take a task that was told to come later for one that nobody does', async () => {
  const redis = new Redis(endpoints().REDIS_URL, { lazyConnect: true });
  await redis.connect();
  const prefix = randomUUID();
  const tasks = createTasks(redis, prefix, pino({ level: 'silent' }));
  const queue = new Queue('x', { connection: redis, prefix });
  const timestamp = Date.now() - 600_000;
  const waits = (delay: number) => queue.add('x', {}, { delay, timestamp, jobId: `x-${delay}` });
  await waits(700_000);
  await waits(800_000);
  expect(await tasks.depth('x')).toBe(2);
  expect(await tasks.oldest('x')).toBeUndefined();
  // It was due, and nobody came.
  await waits(500_000);
  expect(await tasks.oldest('x')).toBe(timestamp);
  await queue.remove('x-500000');
  expect(await tasks.oldest('x')).toBeUndefined();
  // As while a part is away.
  await waits(25_000);
  expect(await tasks.oldest('x')).toBe(timestamp);
  await queue.obliterate({ force: true });
  await queue.close();
  await tasks.close();
  redis.disconnect();
});

it('closes while Redis is away', async () => {
  const { hostname: host, port } = new URL(endpoints().REDIS_URL);
  const line = await openLine({ host, port: Number(port) });
  await line.connect();
  const redis = new Redis({ host: '127.0.0.1', port: line.port, lazyConnect: true, retryStrategy: () => 20 });
  redis.on('error', () => undefined);
  const tasks = createTasks(redis, randomUUID(), pino({ level: 'silent' }));
  await redis.connect();
  const worker = await tasks.work({ name: 'x', handle: async () => undefined, failed: async () => undefined });
  await line.close();
  await sleep(200);
  const closed = worker.close().then(tasks.close);
  expect(await Promise.race([closed.then(() => 'closed'), sleep(2_000).then(() => 'waits')])).toBe('closed');
  redis.disconnect();
});
