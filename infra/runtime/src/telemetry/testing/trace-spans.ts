import { context, propagation, trace } from '@opentelemetry/api';
import { NodeSDK, type NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { afterAll, beforeAll } from 'vitest';

type SpanProcessor = NonNullable<NodeSDKConfiguration['spanProcessors']>[number];
export type FinishedSpan = Parameters<SpanProcessor['onEnd']>[0];

/** Traces while the tests of a file run. @returns the spans that have ended, in that order. */
export function traceSpans(): FinishedSpan[] {
  const finished: FinishedSpan[] = [];
  const keep: SpanProcessor = {
    onStart: () => undefined,
    onEnd: (span) => void finished.push(span),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  const sdk = new NodeSDK({
    spanProcessors: [keep],
    metricReaders: [],
    logRecordProcessors: [],
    autoDetectResources: false,
    instrumentations: [],
  });
  beforeAll(() => sdk.start());
  afterAll(async () => {
    await sdk.shutdown();
    for (const api of [context, propagation, trace]) api.disable();
  });
  return finished;
}
