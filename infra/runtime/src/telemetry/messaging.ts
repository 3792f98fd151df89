import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { EventRecord, Outcome } from '../ports/events.ts';
import { count, measure, secondsSince } from './metrics.ts';
import { failSpan, inSpan, startSpan } from './span.ts';
import { contextOf, traceparentOf } from './trace-context.ts';

/** The engine behind the events, as OpenTelemetry names it, and the topic. */
export type Channel = { system: string; topic: string };

/**
 * Publishes records, each as a span of the trace in whose course it was recorded. The record takes its own span along,
 * so that whoever consumes it goes on from there.
 */
export async function publishInSpans(
  { system, topic }: Channel,
  records: readonly EventRecord[],
  publish: (records: readonly EventRecord[]) => Promise<void>,
): Promise<void> {
  const channel = {
    'messaging.system': system,
    'messaging.operation.name': 'publish',
    'messaging.destination.name': topic,
  };
  const traced = records.map((record) => {
    const { traceparent, type } = record.headers;
    if (traceparent === undefined) return { record };
    const parent = contextOf(traceparent);
    const attributes = { ...channel, 'messaging.operation.type': 'send', ...(type && { 'waypost.event.type': type }) };
    const span = startSpan(`publish ${topic}`, { kind: 'producer', attributes, parent });
    const own = traceparentOf(trace.setSpan(parent, span)) ?? traceparent;
    return { record: { ...record, headers: { ...record.headers, traceparent: own } }, span };
  });
  try {
    await publish(traced.map(({ record }) => record));
    count('eventsPublished', records.length, channel);
  } catch (error) {
    for (const { span } of traced) if (span) failSpan(span, error);
    count('eventsPublished', records.length, {
      ...channel,
      'error.type': error instanceof Error ? error.name : '_OTHER',
    });
    throw error;
  } finally {
    for (const { span } of traced) span?.end();
  }
}

/** What a consumer has in hand. */
export type Processing = Channel & { group: string; type: string; id?: string; traceparent: string | undefined };

/** Handles a record as a span of the trace that it comes from, and counts what comes of it. */
export async function processInSpan(
  { system, topic, group, type, id, traceparent }: Processing,
  handle: () => Promise<Outcome>,
): Promise<Outcome> {
  const channel = {
    'messaging.system': system,
    'messaging.operation.name': 'process',
    'messaging.destination.name': topic,
    'messaging.consumer.group.name': group,
  };
  const attributes = {
    ...channel,
    'messaging.operation.type': 'process',
    'waypost.event.type': type,
    ...(id && { 'messaging.message.id': id }),
  };
  const begun = performance.now();
  const finish = (outcome: string) =>
    measure('eventProcessing', secondsSince(begun), { ...channel, 'waypost.outcome': outcome });
  return inSpan(`${group} ${type}`, { kind: 'consumer', attributes, parent: contextOf(traceparent) }, async (span) => {
    try {
      const outcome = await handle();
      if (outcome.kind !== 'done') {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('waypost.reason', outcome.reason);
      }
      finish(outcome.kind);
      return outcome;
    } catch (error) {
      finish('retry');
      throw error;
    }
  });
}
