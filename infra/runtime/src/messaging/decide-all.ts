import type { AsyncLocalStorage } from 'node:async_hooks';
import type { EventDefinition } from '@waypost/contracts/event';
import { type AggregateDocument, type Layout, readDocument, withoutUndefined } from './aggregate-document.ts';
import type { OutboxEvent } from './outbox.ts';
import { recordEvent } from './record-event.ts';
import type { Decide, NewEvent, Stored, StoredAs } from './stored.ts';

/** A change that somebody asked for, and the trace of who asked, in which its events are recorded. */
export type Asked<T> = { decide: Decide<T>; inContext: ReturnType<typeof AsyncLocalStorage.snapshot> };
/** What came of one of them. */
export type Decided<T> = { stored: Stored<T> } | { error: unknown };
/** What a document becomes; without fields, it stays as it is. */
export type Next<T, Fields> = { stored: Stored<T>; recorded: OutboxEvent[]; fields?: Fields; time: string };

/** Now, but never before what is already in the outbox: clocks go back at times, versions do not. */
export function timeAfter(outbox: readonly OutboxEvent[]): string {
  const now = new Date().toISOString();
  const last = outbox.at(-1)?.time ?? now;
  return now > last ? now : last;
}

export const createRecorder =
  (definitions: ReadonlyMap<string, EventDefinition>) =>
  (events: readonly NewEvent[], { id: key, version }: StoredAs, time: string): OutboxEvent[] =>
    events.map((event) => recordEvent(definitions, event, { key, version, time }));

export type Recorder = ReturnType<typeof createRecorder>;

/** Decides about what is stored, and then about what would be stored, one after the other. Nothing is written yet. */
export function decideAll<T, Fields extends object>(
  document: AggregateDocument<Fields>,
  asked: readonly Asked<T>[],
  { layout, record }: { layout: Layout<T, Fields>; record: Recorder },
) {
  const time = timeAfter(document.outbox);
  const next: Next<T, Fields> = { stored: readDocument(document, layout), recorded: [], time };
  let allDecided = true;

  function decideNext({ decide, inContext }: Asked<T>): Stored<T> {
    const { stored } = next;
    const decision = decide(stored.value, stored);
    if (!decision) {
      allDecided = false;
      return stored;
    }
    const fields = withoutUndefined(layout.write(decision.value));
    const decided = { ...stored, version: stored.version + 1, value: layout.read(fields, layout.schema) };
    const events = decision.events.map((tell) => tell({ ...decided, value: decision.value }));
    next.recorded.push(...inContext(record, events, decided, time));
    next.stored = decided;
    next.fields = fields;
    return decided;
  }

  const outcomes = asked.map((one): Decided<T> => {
    try {
      return { stored: decideNext(one) };
    } catch (error) {
      allDecided = false;
      return { error };
    }
  });
  /** `allDecided`: each of them changes something. */
  return { outcomes, next, allDecided };
}

/** The document as it is once that is written. */
export const documentAfter = <T, Fields extends object>(
  { _id, outbox }: AggregateDocument<Fields>,
  { stored, fields, recorded }: Next<T, Fields>,
  schema: number,
): AggregateDocument<Fields> => ({
  ...(fields as Fields),
  _id,
  version: stored.version,
  schema,
  // The next change looks at the time of the last event alone; the document itself keeps the whole outbox.
  outbox: [...outbox, ...recorded].slice(-1),
});
