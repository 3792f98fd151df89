import { type Attributes, type Context, type Span, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';

export type SpanOptions = {
  kind: 'producer' | 'consumer' | 'client';
  attributes?: Attributes;
  /** What runs now, where it is not said. */
  parent?: Context;
};

const kinds = { producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/** A span that its starter ends, for what begins and ends together with others. */
export function startSpan(name: string, { kind, attributes = {}, parent = context.active() }: SpanOptions): Span {
  return trace.getTracer('waypost').startSpan(name, { kind: kinds[kind], attributes }, parent);
}

export function failSpan(span: Span, error: unknown): void {
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Does work as a span: what it asks of others belongs to it, and so do the lines that it logs. */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const { parent = context.active() } = options;
  const span = startSpan(name, options);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}
