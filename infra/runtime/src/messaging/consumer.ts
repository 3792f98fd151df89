import { type Event, type EventDefinition, type EventOf, type Topic, envelope } from '@waypost/contracts/event';
import { eventDefinitions } from '@waypost/contracts/events';
import type { z } from 'zod';
import type { Closeable } from '../closeable.ts';
import type { Events, Outcome, ReceivedRecord } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { withTraceparent } from '../telemetry/trace-context.ts';

/** What a consumer does about one kind of event. */
export type Handler = { definition: EventDefinition; handle(event: Event): Promise<void> };

/** A handler typed by the event's definition. Throwing means: try again later, with back-off. */
export function on<D extends EventDefinition>(definition: D, handle: (event: EventOf<D>) => Promise<void>): Handler {
  // The consumer parses data with this very definition before it calls.
  return { definition, handle: (event) => handle(event as EventOf<D>) };
}

export type ConsumerOptions = {
  events: Pick<Events, 'subscribe'>;
  /** Each group sees every event once; named for its effect, such as `jobs.index-job-post`. */
  group: string;
  topic: Topic;
  handlers: readonly Handler[];
  log: Logger;
  /** Every event that any contract knows. */
  known?: readonly EventDefinition[];
};

const deadLetter = (reason: string): Outcome => ({ kind: 'dead-letter', reason });
const done: Outcome = { kind: 'done' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
  known = eventDefinitions,
}: ConsumerOptions): Promise<Closeable> {
  const handlerOf = new Map(handlers.map((handler) => [handler.definition.type, handler]));
  const knownTypes = new Set([...known, ...handlers.map(({ definition }) => definition)].map(({ type }) => type));

  async function decide(record: ReceivedRecord): Promise<Outcome> {
    const parsed = envelope.safeParse(parseJson(record.value));
    if (!parsed.success) return deadLetter(`not an event (${explain(parsed.error)})`);
    const event = parsed.data;
    if (!knownTypes.has(event.type)) return deadLetter(`no contract knows the type ${event.type}`);
    const handler = handlerOf.get(event.type);
    if (!handler) return done;
    const { schemaVersion, data: schema } = handler.definition;
    if (event.schema_version > schemaVersion) {
      return { kind: 'pause', reason: `${event.type} has schema ${event.schema_version}, known is ${schemaVersion}` };
    }
    const data = schema.safeParse(event.data);
    if (!data.success) return deadLetter(`the data of ${event.type} is invalid (${explain(data.error)})`);
    await withTraceparent(
      event.traceparent,
      `${group} ${event.type}`,
      () => handler.handle({ ...event, data: data.data }),
      {
        'messaging.operation.type': 'process',
        'messaging.destination.name': topic,
        'messaging.consumer.group.name': group,
        'messaging.message.id': event.id,
      },
    );
    return done;
  }

  return events.subscribe({
    topic,
    group,
    async handle(record) {
      const { key, offset } = record;
      try {
        const outcome = await decide(record);
        if (outcome.kind === 'dead-letter')
          log.error({ group, topic, key, offset, reason: outcome.reason }, 'Dead letter');
        if (outcome.kind === 'pause') log.warn({ group, topic, key, offset, reason: outcome.reason }, 'Consumer waits');
        return outcome;
      } catch (error) {
        log.warn({ err: error, group, topic, key, offset }, 'Event not handled; it will be tried again');
        throw error;
      }
    },
  });
}
