import { type Event, type EventDefinition, type EventOf, type Topic, envelope } from '@waypost/contracts/event';
import { eventDefinitions } from '@waypost/contracts/events';
import type { z } from 'zod';
import type { Closeable } from '../closeable.ts';
import { isAway } from '../is-away.ts';
import { parseJson } from '../parse-json.ts';
import type { Events, Outcome, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { processInSpan } from '../telemetry/messaging.ts';
import { observe } from '../telemetry/metrics.ts';

/** What a consumer does about one kind of event. */
export type Handler = { definition: EventDefinition; handle(event: Event): Promise<void> };

/** A handler typed by the event's definition. Throwing means: try again later, with back-off. */
export function on<D extends EventDefinition>(definition: D, handle: (event: EventOf<D>) => Promise<void>): Handler {
  // The consumer parses data with this very definition before it calls.
  return { definition, handle: (event) => handle(event as EventOf<D>) };
}

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

/** What is to be done about a record, and of which event, if it is one. */
type Reading = 'skipped' | { event?: Event; decide(): Promise<Outcome> };

const deadLetter = (reason: string) => async (): Promise<Outcome> => ({ kind: 'dead-letter', reason });
const done: Outcome = { kind: 'done' };

/** Which values are wrong and why, without the values: people's data has no place in a dead letter's reason. */
function explain(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'event'}: ${message}`).join('; ');
}

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
  const handlerOf = new Map(handlers.map((handler) => [handler.definition.type, handler]));
  const knownTypes = new Set([...known, ...handlers.map(({ definition }) => definition)].map(({ type }) => type));

  function read(record: ReceivedRecord): Reading {
    const parsed = envelope.safeParse(parseJson(record.value));
    if (!parsed.success) return { decide: deadLetter(`not an event (${explain(parsed.error)})`) };
    const event = parsed.data;
    const handler = handlerOf.get(event.type);
    if (!knownTypes.has(event.type)) return { event, decide: deadLetter(`no contract knows the type ${event.type}`) };
    return handler ? { event, decide: () => decide(event, handler) } : 'skipped';
  }

  async function decide(event: Event, handler: Handler): Promise<Outcome> {
    const { schemaVersion, data: schema } = handler.definition;
    if (event.schema_version > schemaVersion) {
      return { kind: 'pause', reason: `${event.type} has schema ${event.schema_version}, known is ${schemaVersion}` };
    }
    const data = schema.safeParse(event.data);
    if (!data.success) return deadLetter(`the data of ${event.type} is invalid (${explain(data.error)})`)();
    await handler.handle({ ...event, data: data.data });
    return done;
  }

  let waitsForSomethingAway = false;

  /** While something is away, every event fails; that is said once and not for each of them. */
  function report(error: unknown, about: { key: string; offset: string }): void {
    const away = isAway(error);
    const level = away && waitsForSomethingAway ? 'debug' : 'warn';
    waitsForSomethingAway ||= away;
    log[level]({ err: error, group, topic, ...about }, 'Event not handled; it will be tried again');
  }

  function reportAgain(): void {
    if (!waitsForSomethingAway) return;
    waitsForSomethingAway = false;
    log.info({ group, topic }, 'Events are handled again');
  }

  async function settle(record: ReceivedRecord, decide: () => Promise<Outcome>): Promise<Outcome> {
    const { key, offset } = record;
    try {
      const outcome = await decide();
      reportAgain();
      if (outcome.kind === 'dead-letter')
        log.error({ group, topic, key, offset, reason: outcome.reason }, 'Dead letter');
      if (outcome.kind === 'pause') log.warn({ group, topic, key, offset, reason: outcome.reason }, 'Consumer waits');
      return outcome;
    } catch (error) {
      report(error, { key, offset });
      throw error;
    }
  }

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
      await subscription.close();
    },
  };
}
