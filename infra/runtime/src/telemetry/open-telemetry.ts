import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';

const sdk = new NodeSDK({
  traceExporter: new OTLPTraceExporter(),
  metricReaders: [],
  logRecordProcessors: [],
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: (request) => request.url?.startsWith('/health/') ?? false,
    }),
    new UndiciInstrumentation(),
    new FastifyOtelInstrumentation({ registerOnInitialization: true, instrumentHooks: false }),
  ],
});

sdk.start();

export const stopOpenTelemetry = () => sdk.shutdown();
