import { AppError, notFound } from '@waypost/contracts/errors';
import type { EventDefinition } from '@waypost/contracts/event';
import { type Collection, type CollectionSpec, type Documents, isDuplicateKey } from '../ports/documents.ts';
import { type Outbox, type OutboxEvent, createOutbox, outboxIndex } from './outbox.ts';
import { type PresentStates, createPresentStates } from './present-states.ts';
import { type NewEvent, recordEvent } from './record-event.ts';

export type { OutboxEvent } from './outbox.ts';
export type { NewEvent } from './record-event.ts';

/** A document that is changed as a whole. `version` counts from 1; `outbox` holds what is not published yet. */
export type Aggregate = { _id: string; version: number; schema: number; outbox: OutboxEvent[] };

/** An aggregate as its domain makes it. */
export type New<T extends Aggregate> = T extends unknown ? Omit<T, 'version' | 'schema' | 'outbox'> : never;

export type Decision<T extends Aggregate> = { state: T; events: readonly NewEvent[] };
export type Creation<T extends Aggregate> = { state: New<T>; events: readonly NewEvent[] };

export type AggregateStore<T extends Aggregate> = {
  /** For reads and queries only; what it gives is not upcast. */
  collection: Collection<T>;
  /** For the relay. */
  outbox: Outbox;
  /** For the relay, where the aggregate has events. */
  states?: PresentStates;
  find(id: string): Promise<T | undefined>;
  /** @throws with `code: 11000` when the id, or a unique index, is taken; see `isDuplicateKey`. */
  create(state: New<T>, events: readonly NewEvent[]): Promise<T>;
  /** For bulk loads; a duplicate gives undefined in its place. */
  createMany(items: readonly Creation<T>[]): Promise<(T | undefined)[]>;
  /**
   * Load, decide, save; when somebody else saved meanwhile, load and decide again, up to 5 times. `decide` is
   * therefore pure; undefined means nothing to do. Version, schema and outbox of the new state are not looked at.
   * @throws not-found for an unknown id, conflict when others were faster every time, and whatever `decide` throws.
   */
  change(id: string, decide: (current: T) => Decision<T> | undefined): Promise<T>;
};

export type AggregateStoreOptions<T extends Aggregate> = {
  documents: Documents;
  spec: CollectionSpec;
  events: readonly EventDefinition[];
  /** The current shape of the documents, from 1. */
  schema?: number;
  /** Makes the current shape out of an older one, told apart by its `schema`. */
  upcast?: (document: Aggregate & Record<string, unknown>) => T;
  /**
   * The event that tells what an aggregate is now, for a log that has nothing of it; undefined for one that nobody was
   * ever told of.
   */
  restate?: (state: T) => NewEvent | undefined;
};

type Stored<T extends Aggregate> = T & { pending?: string };

const attempts = 5;
const kept = new Set(['_id', 'version', 'schema', 'outbox', 'pending']);

/** Fields of the new state to set, and fields of the old one that are gone. */
function difference(before: object, after: object) {
  const present = Object.entries(after).filter(([name, value]) => value !== undefined && !kept.has(name));
  const names = new Set(present.map(([name]) => name));
  const gone = Object.keys(before).filter((name) => !names.has(name) && !kept.has(name));
  return { set: Object.fromEntries(present), unset: Object.fromEntries(gone.map((name) => [name, ''])) };
}

/** Now, but never before what is already in the outbox: clocks go back at times, versions do not. */
function timeAfter(outbox: readonly OutboxEvent[]): string {
  const now = new Date().toISOString();
  const last = outbox.at(-1)?.time ?? now;
  return now > last ? now : last;
}

/**
 * A store whose every change leaves its events in the same document, in the same write, so that neither can be
 * without the other and no transaction is needed. The relay publishes them.
 */
export async function createAggregateStore<T extends Aggregate>({
  documents,
  spec,
  events: eventDefinitions,
  schema = 1,
  upcast,
  restate,
}: AggregateStoreOptions<T>): Promise<AggregateStore<T>> {
  const definitions = new Map(eventDefinitions.map((definition) => [definition.type, definition]));
  const collection = await documents.collection<Stored<T>>({ ...spec, indexes: [...spec.indexes, outboxIndex] });
  const outbox = createOutbox(collection, definitions);

  function toState({ pending: _pending, ...document }: Stored<T>): T {
    const state = document as unknown as T;
    if (state.schema > schema) throw new Error(`${spec.name} ${state._id} was written by a newer version of Waypost`);
    if (state.schema === schema) return state;
    if (!upcast) throw new Error(`${spec.name} ${state._id} has schema ${state.schema} and no way to ${schema}`);
    return { ...upcast(state), schema };
  }

  function record(events: readonly NewEvent[], key: string, version: number, time: string): OutboxEvent[] {
    return events.map((event) => recordEvent(definitions, event, { key, version, time }));
  }

  async function find(id: string): Promise<T | undefined> {
    const document = await collection.findOne({ _id: id });
    return document ? toState(document) : undefined;
  }

  async function create(state: New<T>, events: readonly NewEvent[]): Promise<T> {
    const time = timeAfter([]);
    const recorded = record(events, (state as { _id: string })._id, 1, time);
    const aggregate = { ...state, version: 1, schema, outbox: recorded } as unknown as T;
    await collection.insertOne(recorded.length > 0 ? { ...aggregate, pending: time } : aggregate);
    if (recorded.length > 0) outbox.recorded();
    return aggregate;
  }

  /** One conditional write; undefined when the document is no longer at that version. */
  async function save(current: T, { state, events }: Decision<T>): Promise<T | undefined> {
    const { _id, version } = current;
    const time = timeAfter(current.outbox);
    const recorded = record(events, _id, version + 1, time);
    const { set, unset } = difference(current, state);
    const saved = await collection.findOneAndUpdate(
      { _id, version },
      {
        $set: { ...set, schema },
        $unset: unset,
        $inc: { version: 1 },
        ...(recorded.length > 0 && { $push: { outbox: { $each: recorded } }, $min: { pending: time } }),
      },
      { returnDocument: 'after' },
    );
    if (!saved) return undefined;
    if (recorded.length > 0) outbox.recorded();
    return toState(saved);
  }

  function presentEvents(document: Stored<T>): OutboxEvent[] {
    const event = restate?.(toState(document));
    const time = timeAfter(document.outbox);
    return event ? record([event], document._id, document.version, time) : [];
  }

  return {
    collection: collection as unknown as Collection<T>,
    outbox,
    ...(restate && { states: createPresentStates(spec.name, collection, definitions, presentEvents) }),
    find,
    create,

    createMany(items) {
      return Promise.all(
        items.map(({ state, events }) =>
          create(state, events).catch((error: unknown) => {
            if (isDuplicateKey(error)) return undefined;
            throw error;
          }),
        ),
      );
    },

    async change(id, decide) {
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const current = await find(id);
        if (!current) throw notFound('Document');
        const decision = decide(current);
        if (!decision) return current;
        const saved = await save(current, decision);
        if (saved) return saved;
      }
      throw new AppError('conflict', 'Others are changing this at the same moment. Please try again.');
    },
  };
}
