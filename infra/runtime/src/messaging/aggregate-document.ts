import type { OutboxEvent, WithOutbox } from './outbox.ts';
import type { Stored } from './stored.ts';

type Kept = WithOutbox & { schema: number; removed_at?: string };

/**
 * The document of a value: its fields, and around them what only the store knows. `schema` counts the shapes that the
 * fields have had. One that was removed has `removed_at` and no fields: what is left keeps everything late from making it
 * again.
 */
export type AggregateDocument<Fields> = Fields & Kept;

/** How a value lies in the fields of its document. */
export type Layout<T, Fields> = {
  /** The shape that is written, from 1. */
  schema: number;
  /**
   * The newest shape that `read` takes, where that is ahead of what is written. A release that writes another shape follows
   * one that reads it, so that the two can run side by side, and the newer one can be taken back.
   */
  reads?: number;
  /** @param schema the shape that these fields have, at most the newest that is read. */
  read(fields: Fields, schema: number): T;
  write(value: T): Fields;
};

/** For values that lie in their document as they are. */
export const asItIs = <T>(): Layout<T, T> => ({ schema: 1, read: (fields) => fields, write: (value) => value });

function fieldsOf<Fields>(document: AggregateDocument<Fields>): Fields {
  const { _id, version: _version, schema: _schema, outbox: _outbox, pending: _pending, ...rest } = document;
  const { removed_at: _removed, ...fields } = rest;
  return fields as Fields;
}

/** @throws Error for a document of a shape that only a newer version of Waypost knows. */
export function readDocument<T, Fields>(
  document: AggregateDocument<Fields>,
  { schema, reads = schema, read }: Layout<T, Fields>,
): Stored<T> {
  const { _id: id, version } = document;
  if (document.schema > reads) throw new Error(`${id} was written by a newer version of Waypost`);
  return { id, version, value: read(fieldsOf(document), document.schema) };
}

export const isThere = ({ removed_at }: Kept): boolean => removed_at === undefined;

export function newDocument<Fields>(
  fields: Fields,
  { id, schema, events, time }: { id: string; schema: number; events: OutboxEvent[]; time: string },
): AggregateDocument<Fields> {
  const document = { ...fields, _id: id, version: 1, schema, outbox: events };
  return events.length > 0 ? { ...document, pending: time } : document;
}

/** As documents leave them out. */
export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** What makes the fields of a document those that come after: all of them, to be set, and those that are gone, to be unset. */
export function replacement<Fields extends object>(document: AggregateDocument<Fields>, after: Fields) {
  const present = Object.entries(after).filter(([, value]) => value !== undefined);
  const names = new Set(present.map(([name]) => name));
  const gone = Object.keys(fieldsOf(document)).filter((name) => !names.has(name));
  return { set: Object.fromEntries(present), unset: Object.fromEntries(gone.map((name) => [name, ''])) };
}

/** The names of all its fields, to be unset. */
export const allFields = <Fields extends object>(document: AggregateDocument<Fields>): Record<string, ''> =>
  Object.fromEntries(Object.keys(fieldsOf(document)).map((name) => [name, '']));
