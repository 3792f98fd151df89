import type { Collection } from '../ports/documents.ts';
import {
  type AggregateDocument,
  type Layout,
  allFields,
  replacement,
  isThere,
  newDocument,
} from './aggregate-document.ts';
import { type Next, type Recorder, documentAfter, timeAfter } from './decide-all.ts';
import type { Outbox, OutboxEvent } from './outbox.ts';
import type { RecentDocuments } from './recent-documents.ts';
import type { Creation, NewEvent, Stored, StoredAs } from './stored.ts';
import { writeTogether } from './write-together.ts';

export type WritesOptions<T, Fields> = {
  collection: Collection<AggregateDocument<Fields>>;
  outbox: Outbox;
  record: Recorder;
  layout: Layout<T, Fields>;
  removed: ((now: StoredAs) => NewEvent) | undefined;
  recent: RecentDocuments<AggregateDocument<Fields>>;
};

/** Puts events into the outbox of a document. */
const withEvents = (events: readonly OutboxEvent[], time: string) =>
  events.length > 0 && { $push: { outbox: { $each: events } }, $min: { pending: time } };

/** The writes of a store: each is one of one document, with what it tells. */
export function createWrites<T, Fields extends object>({
  collection,
  outbox,
  record,
  layout,
  removed,
  recent,
}: WritesOptions<T, Fields>) {
  type Document = AggregateDocument<Fields>;
  const { schema, write } = layout;
  const written = writeTogether(collection);

  async function createIfFree({ id, value, events }: Creation<T>): Promise<Stored<T> | undefined> {
    const now: Stored<T> = { id, version: 1, value };
    const time = timeAfter([]);
    const recorded = record(
      events.map((tell) => tell(now)),
      now,
      time,
    );
    const document = newDocument(write(value), { id, schema, events: recorded, time });
    if (!(await written({ insertOne: { document } }))) return undefined;
    recent.keep(document);
    if (recorded.length > 0) outbox.recorded();
    return now;
  }

  /** One conditional write of all that was decided; false when the document is no longer at that version. */
  async function save(current: Document, next: Next<T, Fields>): Promise<boolean> {
    const { stored, recorded, fields, time } = next;
    const { _id, version } = current;
    if (!fields) return true;
    const { set, unset } = replacement(current, fields);
    const { matchedCount } = await collection.updateOne(
      { _id, version },
      {
        $set: { ...set, schema },
        $unset: unset,
        $inc: { version: stored.version - version },
        ...withEvents(recorded, time),
      },
    );
    if (matchedCount === 0) return false;
    recent.keep(documentAfter(current, next, schema));
    if (recorded.length > 0) outbox.recorded();
    return true;
  }

  async function remove(id: string): Promise<void> {
    recent.forget(id);
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

  return { createIfFree, save, remove };
}
