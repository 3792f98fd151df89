import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { telemetryConfig } from './config.ts';

type Exporter = NonNullable<NodeSDKConfiguration['traceExporter']>;

/** Leaves out why a span failed: MongoDB says of a duplicate whose it is. */
export const withoutReasons = (exporter: Exporter): Exporter => ({
  export(spans, done) {
    for (const { status } of spans) delete status.message;
    exporter.export(spans, done);
  },
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

/** Sends spans by OTLP over HTTP. */
export const createTraceExporter = (): Exporter =>
  withoutReasons(telemetryConfig.traces.protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter());
