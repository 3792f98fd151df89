import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';

/** The W3C `traceparent` of what runs now; undefined when nothing is traced. https://www.w3.org/TR/trace-context/ */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Does work that was asked for elsewhere, as a span of the trace that asked for it. */
export function withTraceparent<T>(
  traceparent: string | undefined,
  name: string,
  work: () => Promise<T>,
  attributes: Record<string, string> = {},
): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  return trace
    .getTracer('waypost')
    .startActiveSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.recordException(error instanceof Error ? error : String(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
}
