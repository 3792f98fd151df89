import { SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { telemetryConfig } from './config.ts';

type Exporter = NonNullable<NodeSDKConfiguration['traceExporter']>;

const isRefusal = (status: unknown) => Number(status) >= 400 && Number(status) < 500;

/**
 * Leaves out why a span failed, which the log says under the same trace id: MongoDB says of a duplicate whose it is. What was
 * refused by its caller's fault has not failed: else who looks for failures finds everybody who is not signed in.
 */
export const withoutReasons = (exporter: Exporter): Exporter => ({
  export(spans, done) {
    for (const { status, events, attributes } of spans) {
      delete status.message;
      for (const event of events) event.attributes = { 'exception.type': event.attributes?.['exception.type'] };
      if (isRefusal(attributes['http.response.status_code'])) status.code = SpanStatusCode.UNSET;
    }
    exporter.export(spans, done);
  },
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

/** Sends spans by OTLP over HTTP. */
export const createTraceExporter = (): Exporter =>
  withoutReasons(telemetryConfig.traces.protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter());
