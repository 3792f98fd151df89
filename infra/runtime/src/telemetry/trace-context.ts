import { type Context, ROOT_CONTEXT, context, propagation } from '@opentelemetry/api';

/** The W3C `traceparent` of what runs now; undefined when nothing is traced. https://www.w3.org/TR/trace-context/ */
export function currentTraceparent(): string | undefined {
  return traceparentOf(context.active());
}

export function traceparentOf(traced: Context): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(traced, carrier);
  return carrier.traceparent;
}

/** Where a span begins that belongs to a trace of elsewhere; a new trace where there is none. */
export const contextOf = (traceparent: string | undefined): Context =>
  propagation.extract(ROOT_CONTEXT, { traceparent });

/** Starts work of its own, such as a batch for many, that is not part of the trace that happens to start it. */
export const detached = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work);
