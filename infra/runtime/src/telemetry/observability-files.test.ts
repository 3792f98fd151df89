import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { processNames } from '../service/process/processes.ts';
import { telemetryConfig } from './config.ts';
import { libraryMetrics, type MetricDefinition, metricCatalogue } from './metric-catalogue.ts';
import { prometheusLabels, prometheusNames } from './testing/prometheus-names.ts';

const folder = fileURLToPath(new URL('../../../observability/', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');

type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };
type Dashboard = { uid: string; panels: Panel[]; templating: { list: { query: { query: string } }[] } };
type Rules = {
  groups: {
    rules: { alert: string; expr: string; labels: Record<string, string>; annotations: Record<string, string> }[];
  }[];
};

const dashboards = globSync('grafana/dashboards/*.json', { cwd: folder }).map(
  (file) => JSON.parse(read(file)) as Dashboard,
);
const queries = dashboards.flatMap(({ panels }) =>
  panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
);
const alerts = (parse(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const rules = alerts.map(({ alert, expr }) => ({ where: alert, expr }));
const pages = globSync('runbook/*.md', { cwd: folder });
/** What a page says to ask Prometheus. */
const asked = pages.flatMap((where) =>
  [...read(where).matchAll(/`([^`\n]*\b(?:waypost|messaging|http_server)_\w+[^`\n]*)`/g)].map(([, expr = '']) => ({
    where,
    expr,
  })),
);

const labelsOf = new Map<string, readonly string[]>([
  // Which processes there are; made by the exporter itself.
  ['target_info', ['job', 'instance']],
  ...Object.values<MetricDefinition>({ ...metricCatalogue, ...libraryMetrics }).flatMap((definition) =>
    prometheusNames(definition).map((name) => [name, prometheusLabels(definition)] as const),
  ),
]);

/** The names in a query: what is read, and by which labels it is chosen and grouped. @throws where it cannot be parsed. */
function namesIn(query: string): { metrics: string[]; labels: string[] } {
  // Grafana fills these in.
  const expr = query.replaceAll('$__rate_interval', '1m').replaceAll('$service', '.*');
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(expr).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expr}`);
      const text = expr.slice(from, to);
      if (name === 'Identifier') metrics.push(text);
      if (name === 'LabelName') labels.push(text);
    },
  });
  return { metrics, labels };
}

test.each([...queries, ...rules, ...asked])('$where asks for metrics and labels that there are', ({ expr }) => {
  const { metrics, labels } = namesIn(expr);
  expect(metrics).not.toEqual([]);
  for (const metric of metrics) {
    expect([...labelsOf.keys()]).toContain(metric);
    expect(labelsOf.get(metric)).toEqual(expect.arrayContaining(labels));
  }
});

test.each(rules)('$where leaves room at each metric for the release that the chart names', ({ expr }) => {
  for (const metric of namesIn(expr).metrics) expect(expr).not.toMatch(new RegExp(`${metric}(?![\\w{])`));
});

test('every alert leads to a page of the runbook, and every page is of an alert', () => {
  const led = alerts.map(({ annotations: { runbook } }) => runbook?.replace('infra/observability/', '') ?? '');
  expect(led.toSorted()).toEqual(pages.toSorted());
  for (const { alert, annotations } of alerts) {
    expect(read(annotations['runbook']?.replace('infra/observability/', '') ?? '')).toMatch(
      new RegExp(`^# ${alert}\n\n\\*\\*Means\\.[^]+\\*\\*How bad\\.[^]+\\*\\*Look at[^]+\\*\\*Do\\.[^]+\\*\\*Not\\.`),
    );
  }
});

test('alerts are handed to the Alertmanager of compose, which has a way for each severity', () => {
  const { alerting } = parse(read('prometheus.yml')) as {
    alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  };
  const told = alerting.alertmanagers.flatMap((one) => one.static_configs.flatMap(({ targets }) => targets));
  const { services } = parse(read('../../docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
    services: Record<string, unknown>;
  };
  expect(told.map((target) => target.split(':')[0])).toEqual(['alertmanager']);
  expect(services).toHaveProperty(['alertmanager']);
  const { receivers } = parse(read('alertmanager.yml')) as { receivers: { name: string }[] };
  expect(new Set(receivers.map(({ name }) => name))).toEqual(new Set(alerts.map(({ labels }) => labels['severity'])));
});

test('each process is missed where it tells nothing', () => {
  const { expr = '' } = alerts.find(({ alert }) => alert === 'ProcessSilent') ?? {};
  const missed = [...expr.matchAll(/absent\(target_info\{job="([\w-]+)"\}\)/g)].map(([, job]) => job);
  expect(missed).toEqual(processNames);
});

test('every metric of our own is shown', () => {
  const shown = new Set(queries.flatMap(({ expr }) => namesIn(expr).metrics));
  const hidden = Object.values(metricCatalogue).filter((definition) =>
    prometheusNames(definition).every((name) => !shown.has(name)),
  );
  expect(hidden).toEqual([]);
});

test('a dashboard names its series by labels that its query keeps', () => {
  for (const { targets = [] } of dashboards.flatMap(({ panels }) => panels)) {
    for (const { expr, legendFormat } of targets) {
      const used = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      expect(namesIn(expr).labels).toEqual(expect.arrayContaining(used));
    }
  }
});

test('dashboards and their data sources are found under fixed names', () => {
  const { datasources } = parse(read('grafana/provisioning/datasources/datasources.yaml')) as {
    datasources: { uid: string }[];
  };
  const known = datasources.map(({ uid }) => uid);
  expect(dashboards.map(({ uid }) => uid)).toEqual(['waypost']);
  const used = new Set(
    [...JSON.stringify(dashboards).matchAll(/"type":"prometheus","uid":"(\w+)"/g)].map(([, uid]) => uid),
  );
  expect(known).toEqual(expect.arrayContaining([...used]));
});

test('two exports may be late before the collector forgets what a process told', () => {
  const { exporters } = parse(read('otel-collector.yaml')) as {
    exporters: { prometheus: { metric_expiration: string } };
  };
  const seconds = Number(/^(\d+)s$/.exec(exporters.prometheus.metric_expiration)?.[1]);
  expect(telemetryConfig.metrics.exportIntervalMillis * 3).toBeLessThanOrEqual(seconds * 1000);
});
