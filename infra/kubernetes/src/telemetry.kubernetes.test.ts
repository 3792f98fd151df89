import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { chart, engines, objectsIn, render } from './testing/tools.ts';

const watched = ['telemetry.collector.enabled=true', 'telemetry.serviceMonitor=true', 'telemetry.alerts=true'];
const scaled = [
  'autoscaling.enabled=true',
  'autoscaling.keda=true',
  'autoscaling.prometheus=http://prometheus.monitoring:9090',
];
const known = ['--api-versions', 'keda.sh/v1alpha1/ScaledObject'];

const watching = z.object({
  groups: z.array(
    z.object({ rules: z.array(z.looseObject({ expr: z.string(), labels: z.record(z.string(), z.string()) })) }),
  ),
});
const scaling = z.object({
  triggers: z.array(z.object({ type: z.string(), metadata: z.record(z.string(), z.string()) })),
});
const specsOf = (rendered: string, wanted: string) =>
  objectsIn(rendered).flatMap(({ kind, spec }) => (kind === wanted ? [spec] : []));
const rulesIn = (rendered: string) =>
  specsOf(rendered, 'PrometheusRule').flatMap((spec) => watching.parse(spec).groups.flatMap(({ rules }) => rules));
const askedIn = (rendered: string) =>
  specsOf(rendered, 'ScaledObject')
    .flatMap((spec) => scaling.parse(spec).triggers)
    .flatMap(({ type, metadata }) => (type === 'prometheus' ? [metadata] : []));

test('of several releases in one Prometheus each is watched and scaled by itself', async () => {
  const rendered = await render([...engines, ...watched, ...scaled], ...known);
  const rules = rulesIn(rendered);
  const queries = askedIn(rendered).map(({ query = '' }) => query);
  expect(rules).not.toEqual([]);
  expect(queries).not.toEqual([]);
  for (const query of [...rules.map(({ expr }) => expr), ...queries]) {
    const chosen = [...query.matchAll(/[a-z]\{([^}]*)/g)].map(([, labels = '']) => labels);
    expect(chosen).not.toEqual([]);
    for (const labels of chosen) expect(labels).toMatch(/^namespace="waypost",service="waypost-collector",/);
  }
  for (const { labels } of rules) expect(labels).toMatchObject({ namespace: 'waypost', release: 'waypost' });
});

test('alerts are as they are elsewhere where something else than the chart looks at the collector', async () => {
  const rendered = await render([...engines, 'telemetry.alerts=true']);
  const there: unknown = parse(await readFile(join(chart, 'files/alerts.yml'), 'utf8'));
  expect(specsOf(rendered, 'PrometheusRule')).toEqual([there]);
});

test('autoscalers take what nobody tells for unknown, and not for none', async () => {
  const asked = askedIn(await render([...engines, ...scaled], ...known));
  expect(asked).not.toEqual([]);
  for (const { ignoreNullValues } of asked) expect(ignoreNullValues).toBe('false');
});

test.each([
  [
    'where they are kept',
    ['telemetry.collector.traces=tempo.observability:4317'],
    'endpoint: tempo.observability:4317',
    '[otlp]',
  ],
  ['to its own output where nobody keeps them', [], 'endpoint: jaeger:4317', '[debug]'],
])('the collector hands traces on %s', async (_, values, endpoint, exporter) => {
  const rendered = await render([...engines, 'telemetry.collector.enabled=true', ...values]);
  expect(rendered).toContain(endpoint);
  expect(/pipelines:.*?traces:.*?exporters: (\[\w+\])/.exec(rendered)?.[1]).toBe(exporter);
});

test('what the Prometheus operator finds things by is on both of them', async () => {
  const objects = objectsIn(await render([...engines, ...watched, 'telemetry.labels.release=prometheus']));
  const found = objects.filter(({ metadata }) => metadata.labels?.['release'] === 'prometheus');
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['PrometheusRule', 'ServiceMonitor']);
  for (const { metadata } of found) expect(metadata.labels).toHaveProperty(['app.kubernetes.io/instance'], 'waypost');
});
