import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processNames } from '@waypost/runtime/service/process/processes';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { chart, engines, helm, kubectl, setting, tryHelm, tryKubectl, until } from './testing/tools.ts';

const namespace = 'waypost-install';
const here = ['--namespace', namespace];
const install = (from = chart, ...further: string[]) =>
  helm('upgrade', '--install', 'waypost', from, ...here, ...setting(engines), '--wait', '--timeout', '60s', ...further);

beforeAll(async () => {
  await kubectl('create', 'namespace', namespace);
  await install();
});
afterAll(() => kubectl('delete', 'namespace', namespace));

const pods = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string(), labels: z.record(z.string(), z.string()) }),
      spec: z.object({ nodeName: z.string().optional() }),
      status: z.object({
        conditions: z.array(z.object({ type: z.string(), status: z.string() })).optional(),
      }),
    }),
  ),
});
const component = 'app.kubernetes.io/component';
type Pod = { of: string; node: string; isReady: boolean };

async function podsNow(): Promise<Pod[]> {
  const { items } = pods.parse(JSON.parse(await kubectl('get', 'pods', ...here, '-o', 'json')));
  return items.map(({ metadata, spec, status }) => ({
    of: metadata.labels[component] ?? '',
    node: spec.nodeName ?? '',
    isReady: status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false,
  }));
}
const readyOf = (all: readonly Pod[], name: string) => all.filter((pod) => pod.of === name && pod.isReady);

test('with nothing but the addresses of the engines two of every process are ready, on different nodes', async () => {
  const all = await podsNow();
  for (const name of processNames) {
    const ready = readyOf(all, name);
    expect(ready).toHaveLength(2);
    expect(new Set(ready.map(({ node }) => node)).size).toBe(2);
  }
});

test('who installs is told of each Secret that is not there, until it is', async () => {
  const firstOf = (told: string) => /wait for them.*:\n\s+(\S+)/.exec(told)?.[1];
  const told = await install();
  for (const name of [...processNames, 'shared', 'sign-in']) expect(told).toContain(`\n  waypost-${name}\n`);
  expect(firstOf(told)).toBe('waypost-shared');
  await kubectl('create', 'secret', 'generic', 'waypost-shared', ...here, '--from-literal=authority=one');
  expect(firstOf(await install())).toBe('waypost-sign-in');
});

test('who gives each process a user of its own in Kafka is told of the Secret of the operator, too', async () => {
  const users = ['engines.kafka.username=\\{process}', 'engines.kafka.secret.name=kafka-\\{process}'];
  const told = await install(chart, ...setting(users), '--dry-run=server');
  for (const name of [...processNames, 'operator']) expect(told).toContain(`\n  kafka-${name}\n`);
});

test('the API server takes every object as it is, without a warning', async () => {
  const manifest = await helm(
    'template',
    'waypost',
    chart,
    ...here,
    ...setting([
      ...engines,
      'ingress.enabled=true',
      'processes.bff.env.TRUSTED_PROXIES=uniquelocal',
      'publicUrl=https://jobs.example.org',
      'telemetry.collector.enabled=true',
      'telemetry.serviceMonitor=true',
      'telemetry.alerts=true',
      'autoscaling.enabled=true',
      'autoscaling.keda=true',
      'autoscaling.prometheus=http://prometheus.monitoring:9090',
    ]),
    '--kube-version',
    '1.36',
    '--api-versions',
    'keda.sh/v1alpha1/ScaledObject',
  );
  const checked = ['apply', ...here, '--dry-run=server', '--validate=strict', '--server-side', '--force-conflicts'];
  expect(await tryKubectl([...checked, '-f', '-'], manifest)).toMatchObject({ code: 0, err: '' });
});

test('node after node is emptied, and of each process one stays ready all the time', async () => {
  const nodes = (await kubectl('get', 'nodes', '-o', 'name')).trim().split('\n');
  onTestFinished(async () => {
    await kubectl('uncordon', ...nodes);
  });
  const fewest = new Map<string, number>(processNames.map((name) => [name, Number.POSITIVE_INFINITY]));
  const drained = new AbortController();
  async function watch(): Promise<void> {
    while (!drained.signal.aborted) {
      const all = await podsNow();
      for (const [name, least] of fewest) fewest.set(name, Math.min(least, readyOf(all, name).length));
    }
  }
  const watching = watch();
  for (const node of nodes) {
    await kubectl('drain', node, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=90s');
    await kubectl('uncordon', node);
  }
  drained.abort();
  await watching;
  expect([...fewest].filter(([, least]) => least < 1)).toEqual([]);
});

test('whoever turns autoscaling on keeps as many of each process as there are, also at the next upgrade', async () => {
  onTestFinished(async () => void (await install()));
  await kubectl('scale', 'deployment', 'waypost-bff', ...here, '--replicas=3');
  // Nothing scales here by these, so each number is the chart's.
  const scaled = ['autoscaling.enabled=true', 'autoscaling.keda=true', 'autoscaling.prometheus=http://prometheus:9090'];
  const numbers = async () =>
    (await kubectl('get', 'deployments', ...here, '-o', 'jsonpath={.items[*].spec.replicas}')).trim().split(' ');
  const before = await numbers();
  expect(before.filter((count) => count === '2')).toHaveLength(processNames.length - 1);
  for (const _upgrade of ['turns it on', 'the next one']) {
    await install(chart, ...setting(scaled));
    expect(await numbers()).toEqual(before);
  }
});

const chartVersion = async () =>
  (await kubectl('get', 'configmap', 'waypost-version', ...here, '-o', 'jsonpath={.data.chart}')).trim();
const imageOf = (name: string) =>
  kubectl('get', 'deployment', name, ...here, '-o', 'jsonpath={.spec.template.spec.containers[0].image}');

const ownVersion = /^version: (.+)$/m.exec(readFileSync(join(chart, 'Chart.yaml'), 'utf8'))?.[1] ?? '';

/** The chart as a later version of it. */
async function laterChart(version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-chart-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(chart, folder, { recursive: true, dereference: true, filter: (path) => !path.includes('node_modules') });
  const file = join(folder, 'Chart.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(`ersion: ${ownVersion}`, `ersion: ${version}`));
  return folder;
}

test('a newer chart is installed over it, an older one refused with the way back, which is gone', async () => {
  await install(await laterChart('99.0.0'));
  expect([await chartVersion(), await imageOf('waypost-bff')]).toEqual(['99.0.0', 'waypost:99.0.0']);

  const { code, err } = await tryHelm('upgrade', 'waypost', chart, ...here, ...setting(engines));
  expect(code).not.toBe(0);
  expect(err).toContain(`This is chart ${ownVersion}, and waypost runs 99.0.0`);
  expect(err).toContain('helm rollback waypost REVISION');

  await helm('rollback', 'waypost', '1', ...here, '--wait', '--timeout', '60s');
  expect([await chartVersion(), await imageOf('waypost-bff')]).toEqual([ownVersion, `waypost:${ownVersion}`]);
  await until(async () => readyOf(await podsNow(), 'bff').length === 2);
});
