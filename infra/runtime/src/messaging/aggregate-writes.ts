import type { EventDefinition } from '@waypost/contracts/event';
import type { Collection } from '../ports/documents.ts';
import {
  type AggregateDocument,
  type Layout,
  allFields,
  difference,
  isThere,
  newDocument,
  readDocument,
} from './aggregate-document.ts';
import type { Outbox, OutboxEvent } from './outbox.ts';
import { recordEvent } from './record-event.ts';
import type { Creation, Decision, NewEvent, Stored, StoredAs } from './stored.ts';

export type WritesOptions<T, Fields> = {
  collection: Collection<AggregateDocument<Fields>>;
  outbox: Outbox;
  definitions: ReadonlyMap<string, EventDefinition>;
  layout: Layout<T, Fields>;
  removed: ((now: StoredAs) => NewEvent) | undefined;
};

/** Now, but never before what is already in the outbox: clocks go back at times, versions do not. */
export function timeAfter(outbox: readonly OutboxEvent[]): string {
  const now = new Date().toISOString();
  const last = outbox.at(-1)?.time ?? now;
  return now > last ? now : last;
}

/** Puts events into the outbox of a document. */
const withEvents = (events: readonly OutboxEvent[], time: string) =>
  events.length > 0 && { $push: { outbox: { $each: events } }, $min: { pending: time } };

export const createRecorder =
  (definitions: ReadonlyMap<string, EventDefinition>) =>
  (events: readonly NewEvent[], { id: key, version }: StoredAs, time: string): OutboxEvent[] =>
    events.map((event) => recordEvent(definitions, event, { key, version, time }));

/** The writes of a store: each is one of one document, with what it tells. */
export function createWrites<T, Fields extends object>({
  collection,
  outbox,
  definitions,
  layout,
  removed,
}: WritesOptions<T, Fields>) {
  type Document = AggregateDocument<Fields>;
  const { schema, write } = layout;
  const record = createRecorder(definitions);

  async function create({ id, value, events }: Creation<T>): Promise<Stored<T>> {
    const now: Stored<T> = { id, version: 1, value };
    const time = timeAfter([]);
    const recorded = record(
      events.map((tell) => tell(now)),
      now,
      time,
    );
    await collection.insertOne(newDocument(write(value), { id, schema, events: recorded, time }));
    if (recorded.length > 0) outbox.recorded();
    return now;
  }

  /** One conditional write; undefined when the document is no longer at that version. */
  async function save(current: Document, { value, events }: Decision<T>): Promise<Stored<T> | undefined> {
    const { _id, version } = current;
    const next: Stored<T> = { id: _id, version: version + 1, value };
    const time = timeAfter(current.outbox);
    const recorded = record(
      events.map((tell) => tell(next)),
      next,
      time,
    );
    const { set, unset } = difference(current, write(value));
    const saved = await collection.findOneAndUpdate(
      { _id, version },
      {
        $set: { ...set, schema },
        $unset: unset,
        $inc: { version: 1 },
        ...withEvents(recorded, time),
      },
      { returnDocument: 'after' },
    );
    if (!saved) return undefined;
    if (recorded.length > 0) outbox.recorded();
    return readDocument(saved, layout);
  }

  async function remove(id: string): Promise<void> {
    for (;;) {
      const document = await collection.findOne({ _id: id });
      if (!document || !isThere(document)) return;
      const { version } = document;
      const time = timeAfter(document.outbox);
      const now = { id, version: version + 1 };
      const recorded = record(removed ? [removed(now)] : [], now, time);
      const taken = await collection.updateOne(
        { _id: id, version },
        {
          $set: { removed_at: time, schema },
          $unset: allFields(document),
          $inc: { version: 1 },
          ...withEvents(recorded, time),
        },
      );
      if (taken.matchedCount === 0) continue;
      if (recorded.length > 0) outbox.recorded();
      return;
    }
  }

  return { create, save, remove };
}
