import { trace } from '@opentelemetry/api';
import { beforeEach, expect, test } from 'vitest';
import { inSpan } from './span.ts';
import { traceSpans } from './testing/trace-spans.ts';
import { contextOf, currentTraceparent, detached } from './trace-context.ts';

const finished = traceSpans();
const tracer = trace.getTracer('test');

beforeEach(() => {
  finished.length = 0;
});

test('work done later belongs to the trace that asked for it', async () => {
  const traceparent = tracer.startActiveSpan('request', (span) => {
    const current = currentTraceparent();
    span.end();
    return current;
  });
  const options = { kind: 'consumer', parent: contextOf(traceparent) } as const;
  const result = await inSpan('consume', options, async () => currentTraceparent());
  const [request, consumed] = finished;
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(result?.split('-')[1]).toBe(traceparent?.split('-')[1]);
  expect(consumed).toMatchObject({ name: 'consume', parentSpanContext: { spanId: request?.spanContext().spanId } });
});

test('work that fails ends its span as failed and passes the error on', async () => {
  const work = inSpan('consume', { kind: 'consumer' }, () => Promise.reject(new Error('no')));
  await expect(work).rejects.toThrow('no');
  expect(finished).toMatchObject([{ name: 'consume', status: { code: 2 }, events: [{}] }]);
});

test('detached work belongs to no trace', () => {
  const inside = tracer.startActiveSpan('request', (span) => {
    span.end();
    return detached(currentTraceparent);
  });
  expect(inside).toBeUndefined();
});

test('where nothing is traced there is nothing to carry', () => {
  expect(currentTraceparent()).toBeUndefined();
});
