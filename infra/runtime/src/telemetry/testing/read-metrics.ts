import { metrics } from '@opentelemetry/api';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import { temporalityOf } from '../temporality.ts';

class TestReader extends MetricReader {
  override selectAggregationTemporality = temporalityOf;
  protected override onForceFlush = async () => undefined;
  protected override onShutdown = async () => undefined;
}

/** A value of a histogram is its count. */
export type ReadPoint = { attributes: object; value: number };

/**
 * Measures from now on, in this file of tests.
 * @returns what reads a metric as an export would; undefined where there is no such metric.
 */
export function readMetrics(): (name: string) => Promise<ReadPoint[] | undefined> {
  const reader = new TestReader();
  // That of a file before, which the same thread has run.
  metrics.disable();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  return async (name) => {
    const { resourceMetrics } = await reader.collect();
    const metric = resourceMetrics.scopeMetrics
      .flatMap((scope) => scope.metrics)
      .find(({ descriptor }) => descriptor.name === name);
    return metric?.dataPoints.map(({ attributes, value }) => ({
      attributes,
      value: typeof value === 'number' ? value : value.count,
    }));
  };
}
