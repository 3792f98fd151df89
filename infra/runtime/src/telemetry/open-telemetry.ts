import { createRequire } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { telemetryConfig } from './config.ts';
import { createLogProcessor } from './log-processor.ts';
import { createMetricReader } from './metric-reader.ts';
import { describeOpenSearch } from './open-search-span.ts';
import { sayWhatIsNotSent } from './say-what-is-not-sent.ts';
import { createTraceExporter } from './trace-exporter.ts';

const { serviceName, traces, metrics, logs } = telemetryConfig;

/** Addresses hold e-mails, search words and one-time codes; a person's own address is nobody's business. The route says enough. */
const withoutPeople = () => ({
  'url.full': undefined,
  'url.path': undefined,
  'url.query': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
  'network.peer.port': undefined,
  'user_agent.original': undefined,
});

sayWhatIsNotSent();

// What nobody asked for makes no spans: polls, leases and the like would be most of them.
const sdk = new NodeSDK({
  ...(serviceName !== undefined && { serviceName }),
  // Without these the SDK sends to a default address what no endpoint was given for.
  ...(traces.sent ? { traceExporter: createTraceExporter() } : { spanProcessors: [] }),
  metricReaders: metrics.sent ? [createMetricReader()] : [],
  logRecordProcessors: logs.sent ? [createLogProcessor()] : [],
  // The shape of an insert names every field of the document.
  spanLimits: { attributeValueLengthLimit: 2_000 },
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: (request) => request.url?.startsWith('/health/') ?? false,
      requireParentforOutgoingSpans: true,
      startIncomingSpanHook: withoutPeople,
      startOutgoingSpanHook: withoutPeople,
      requestHook: describeOpenSearch,
    }),
    new UndiciInstrumentation({ requireParentforSpans: true, startSpanHook: withoutPeople }),
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      instrumentHandler: false,
      requestHook: (span, request) => void span.setAttribute('url.path', request.routeOptions.url ?? 'unknown'),
    }),
    new MongoDBInstrumentation(),
    // The names of keys say whose session it is.
    new IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
  ],
});

sdk.start();

// Instrumentations see what is required, not what is imported. Required here first, it is the same instrumented module
// for those that import it.
createRequire(import.meta.url)('ioredis');

export const stopOpenTelemetry = () => sdk.shutdown();
