import type { MetricDefinition } from '../metric-catalogue.ts';

const units: Readonly<Record<string, string>> = { s: '_seconds', '1': '_ratio' };
const endings = { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_count', '_sum'] } as const;

const toName = (name: string) => name.replaceAll(/[^a-zA-Z0-9_]/g, '_');

/**
 * The names of a metric in Prometheus, as the collector's exporter makes them.
 * https://opentelemetry.io/docs/specs/otel/compatibility/prometheus_and_openmetrics/
 */
export function prometheusNames({ name, unit, kind }: MetricDefinition): string[] {
  return endings[kind].map((ending) => toName(name) + (units[unit] ?? '') + ending);
}

export const prometheusLabels = ({ attributes, kind }: MetricDefinition): string[] => [
  ...attributes.map(toName),
  // What the exporter adds: the process and its instance, and a histogram's upper bound.
  'job',
  'instance',
  ...(kind === 'histogram' ? ['le'] : []),
];
