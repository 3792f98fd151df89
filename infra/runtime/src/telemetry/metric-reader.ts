import { OTLPMetricExporter as JsonExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { telemetryConfig } from './config.ts';
import { temporalityOf } from './temporality.ts';

class MetricReader extends PeriodicExportingMetricReader {
  override selectAggregationTemporality = temporalityOf;
}

/** Sends metrics by OTLP over HTTP at every interval. Made here, not by the SDK, for what `temporalityOf` says. */
export function createMetricReader(): PeriodicExportingMetricReader {
  const { protocol, exportIntervalMillis } = telemetryConfig.metrics;
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const exportTimeoutMillis = Math.min(exportIntervalMillis, 30_000);
  return new MetricReader({ exporter, exportIntervalMillis, exportTimeoutMillis });
}
