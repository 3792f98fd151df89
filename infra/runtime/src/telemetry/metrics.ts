import { type Counter, type Histogram, type ObservableGauge, type ObservableResult, metrics } from '@opentelemetry/api';
import { within } from '../within.ts';
import { type AttributesOf, type MetricDefinition, type MetricOf, metricCatalogue } from './metric-catalogue.ts';

const meter = () => metrics.getMeter('waypost');

const optionsOf = ({ unit, description, bounds }: MetricDefinition) => ({
  unit,
  description,
  ...(bounds && { advice: { explicitBucketBoundaries: [...bounds] } }),
});

const counters = new Map<string, Counter>();
const histograms = new Map<string, Histogram>();
const gauges = new Map<string, ObservableGauge>();
/** What they measure for. */
let provider: unknown;

/** Made at the first use, and anew once the SDK has started: what is made before measures nothing. */
function once<T>(made: Map<string, T>, name: string, make: () => T): T {
  if (provider !== metrics.getMeterProvider()) {
    provider = metrics.getMeterProvider();
    for (const instruments of [counters, histograms, gauges]) instruments.clear();
  }
  const instrument = made.get(name) ?? make();
  made.set(name, instrument);
  return instrument;
}

export function count<Name extends MetricOf<'counter'>>(
  metric: Name,
  by: number,
  attributes: AttributesOf<Name>,
): void {
  const definition = metricCatalogue[metric];
  once(counters, metric, () => meter().createCounter(definition.name, optionsOf(definition))).add(by, attributes);
}

/** @param value in the unit of the catalogue. */
export function measure<Name extends MetricOf<'histogram'>>(
  metric: Name,
  value: number,
  attributes: AttributesOf<Name>,
): void {
  const definition = metricCatalogue[metric];
  const histogram = once(histograms, metric, () => meter().createHistogram(definition.name, optionsOf(definition)));
  histogram.record(value, attributes);
}

/** An engine that is away must not hold up what else there is to tell. */
const patienceMs = 5_000;

/**
 * Reads a value at each export, never in between, until the returned function is called. Where it is undefined, cannot
 * be read or not soon, nothing is told.
 */
export function observe<Name extends MetricOf<'gauge'>>(
  metric: Name,
  attributes: AttributesOf<Name>,
  read: () => Promise<number | undefined>,
): () => void {
  const definition = metricCatalogue[metric];
  const gauge = once(gauges, metric, () => meter().createObservableGauge(definition.name, optionsOf(definition)));
  const tell = async (result: ObservableResult) => {
    const value = await within(patienceMs, read()).catch(() => undefined);
    if (value !== undefined) result.observe(value, attributes);
  };
  gauge.addCallback(tell);
  return () => gauge.removeCallback(tell);
}

/** Seconds that have passed since then, for `measure`. @param since of `performance.now()`. */
export const secondsSince = (since: number): number => (performance.now() - since) / 1000;

/** Seconds since a time of an event, never less than 0, although its writer's clock may be ahead. */
export const ageInSeconds = (time: string): number => Math.max(0, Date.now() - Date.parse(time)) / 1000;
