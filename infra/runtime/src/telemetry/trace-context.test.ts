import { context, propagation, trace } from '@opentelemetry/api';
import { NodeSDK, type NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentTraceparent, withTraceparent } from './trace-context.ts';

type SpanProcessor = NonNullable<NodeSDKConfiguration['spanProcessors']>[number];
type FinishedSpan = Parameters<SpanProcessor['onEnd']>[0];

const finished: FinishedSpan[] = [];
const keepFinished: SpanProcessor = {
  onStart: () => undefined,
  onEnd: (span) => void finished.push(span),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
const sdk = new NodeSDK({
  spanProcessors: [keepFinished],
  autoDetectResources: false,
  instrumentations: [],
});

beforeAll(() => sdk.start());
afterAll(async () => {
  await sdk.shutdown();
  for (const api of [context, propagation, trace]) api.disable();
});

const tracer = trace.getTracer('test');

test('work done later belongs to the trace that asked for it', async () => {
  finished.length = 0;
  const traceparent = tracer.startActiveSpan('request', (span) => {
    const current = currentTraceparent();
    span.end();
    return current;
  });
  const result = await withTraceparent(traceparent, 'consume', async () => currentTraceparent());
  const [request, consumed] = finished;
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(result?.split('-')[1]).toBe(traceparent?.split('-')[1]);
  expect(consumed).toMatchObject({ name: 'consume', parentSpanContext: { spanId: request?.spanContext().spanId } });
});

test('work that fails ends its span as failed and passes the error on', async () => {
  finished.length = 0;
  const work = withTraceparent(undefined, 'consume', () => Promise.reject(new Error('no')));
  await expect(work).rejects.toThrow('no');
  expect(finished).toMatchObject([{ name: 'consume', status: { code: 2 }, events: [{}] }]);
});

test('where nothing is traced there is nothing to carry', () => {
  expect(currentTraceparent()).toBeUndefined();
});
