import type { EventDefinition, Topic } from '@waypost/contracts/event';
import { eventDefinitions } from '@waypost/contracts/events';
import { type Closeable, closePart } from '../closeable.ts';
import type { Events } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { processInSpan } from '../telemetry/messaging.ts';
import { observe } from '../telemetry/metrics.ts';
import type { Handler } from './handler.ts';
import { createOutcomeLog } from './outcome-log.ts';
import { createReader, done } from './read-event.ts';

export type ConsumerOptions = {
  events: Pick<Events, 'subscribe' | 'system'>;
  /** Each group sees every event once; named for its effect, such as `jobs.index-job-post`. */
  group: string;
  topic: Topic;
  handlers: readonly Handler[];
  log: Logger;
  /** As of a subscription. */
  concurrency?: number;
  /** Every event that any contract knows. */
  known?: readonly EventDefinition[];
};

/**
 * Hands the events of a topic to their handlers, one by one for each key. A type without a handler is skipped; an
 * event that no contract knows or whose schema fails is a dead letter; one of a newer schema makes the group wait
 * for a newer process.
 */
export async function startConsumer({
  events,
  group,
  topic,
  handlers,
  log,
  concurrency,
  known = eventDefinitions,
}: ConsumerOptions): Promise<Closeable> {
  const read = createReader(handlers, known);
  const settle = createOutcomeLog({ group, topic, log });
  const subscription = await events.subscribe({
    topic,
    group,
    concurrency,
    async handle(record) {
      const reading = read(record);
      if (reading === 'skipped') return done;
      const { event, decide } = reading;
      const traceparent = record.headers['traceparent'] ?? event?.traceparent;
      const about = { type: event?.type ?? 'unknown', ...(event && { id: event.id }), traceparent };
      return processInSpan({ system: events.system, topic, group, ...about }, () => settle(record, decide));
    },
  });
  const attributes = { 'messaging.destination.name': topic, 'messaging.consumer.group.name': group };
  const stopTelling = observe('consumerLag', attributes, () => subscription.lag());
  return {
    async close() {
      stopTelling();
      await closePart(`consumer ${group}`, () => subscription.close());
    },
  };
}
