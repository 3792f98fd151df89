import { randomUUID } from 'node:crypto';
import type { Closeable } from '@waypost/runtime/closeable';
import type { Cluster } from '@waypost/runtime/cluster/cluster-ports';
import { temporaryCluster } from '@waypost/runtime/cluster/testing/open-port';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMetrics } from './testing/metrics-server.ts';
import { chart, engines, helm, kubectl, setting, until } from './testing/tools.ts';

const namespace = 'waypost-autoscaling';
const here = ['--namespace', namespace];

const { service, open } = temporaryCluster();
const queue = randomUUID();
let cluster: Cluster;
let tasks: Tasks;
let metrics: Closeable;
let lag = 0;

beforeAll(async () => {
  cluster = await open();
  ({ tasks } = cluster.portsFor(service));
  metrics = await serveMetrics({
    waypost_task_queue_depth: () => tasks.depth(queue),
    waypost_task_queue_oldest_age_seconds: async () =>
      (Date.now() - ((await tasks.oldest(queue)) ?? Date.now())) / 1_000,
    waypost_consumer_lag: async () => lag,
  });
  await kubectl('create', 'namespace', namespace);
  const values = [...engines, 'autoscaling.enabled=true', 'autoscaling.keda=false'];
  await helm('install', 'waypost', chart, ...here, ...setting(values), '--wait', '--timeout', '60s');
});
afterAll(async () => {
  await kubectl('delete', 'namespace', namespace);
  await metrics.close();
  await cluster.close();
});

const replicasOf = async (name: string) =>
  Number(await kubectl('get', 'deployment', `waypost-${name}`, ...here, '-o', 'jsonpath={.status.readyReplicas}'));
const within = 120_000;

test('a thousand tasks bring as many workers as there may be, and one is left when they are done', async () => {
  await until(async () => (await replicasOf('scoring-worker')) === 1, within);
  for (let index = 0; index < 1_000; index++) await tasks.add(queue, { id: `score-${index}`, payload: index });
  await until(async () => (await replicasOf('scoring-worker')) === 10, within);
  const worker = await tasks.work({
    name: queue,
    concurrency: 50,
    handle: async () => undefined,
    failed: async () => undefined,
  });
  await until(async () => (await replicasOf('scoring-worker')) === 1, 2 * within);
  await worker.close();
}, 400_000);

test('however far it falls behind, the indexer has no more instances than partitions', async () => {
  lag = 1_000_000;
  await until(async () => (await replicasOf('jobs-indexer')) === 8, within);
  const most = await kubectl('get', 'hpa', 'waypost-jobs-indexer', ...here, '-o', 'jsonpath={.status.desiredReplicas}');
  expect(most.trim()).toBe('8');
}, 200_000);
