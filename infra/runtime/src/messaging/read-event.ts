import { type Event, type EventDefinition, envelope } from '@waypost/contracts/event';
import type { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import type { Outcome, ReceivedRecord } from '../ports/events.ts';
import { shortened } from '../shortened.ts';
import type { Handler } from './handler.ts';

/** What is to be done about a record, and of which event, if it is one. */
export type Reading = 'skipped' | { event?: Event; decide(): Promise<Outcome> };

/** In characters. A reason goes into a record beside what it is about; one that is too long to be kept would hold up its partition for ever. */
const longestReason = 1_000;
const deadLetter = (reason: string) => async (): Promise<Outcome> => ({
  kind: 'dead-letter',
  reason: shortened(reason, longestReason),
});
export const done: Outcome = { kind: 'done' };

/** The paths that are wrong and why, without the values: people's data has no place in the reason of a dead letter. */
function explain(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'event'}: ${message}`).join('; ');
}

/** Finds out what is to be done about a record. */
export function createReader(
  handlers: readonly Handler[],
  known: readonly EventDefinition[],
): (record: ReceivedRecord) => Reading {
  const handlerOf = new Map(handlers.map((handler) => [handler.definition.type, handler]));
  const knownTypes = new Set([...known, ...handlers.map(({ definition }) => definition)].map(({ type }) => type));

  return (record) => {
    const parsed = envelope.safeParse(parseJson(record.value));
    if (!parsed.success) return { decide: deadLetter(`not an event (${explain(parsed.error)})`) };
    const event = parsed.data;
    const handler = handlerOf.get(event.type);
    if (!knownTypes.has(event.type)) return { event, decide: deadLetter(`no contract knows the type ${event.type}`) };
    return handler ? { event, decide: () => decide(event, handler) } : 'skipped';
  };
}

async function decide(event: Event, handler: Handler): Promise<Outcome> {
  const { schemaVersion, readsVersion = schemaVersion, data: schema } = handler.definition;
  if (event.schema_version > readsVersion) {
    return { kind: 'pause', reason: `${event.type} has schema ${event.schema_version}, known is ${readsVersion}` };
  }
  const data = schema.safeParse(event.data);
  if (!data.success) return deadLetter(`the data of ${event.type} is invalid (${explain(data.error)})`)();
  await handler.handle({ ...event, data: data.data });
  return done;
}
