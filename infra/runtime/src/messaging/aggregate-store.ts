import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, notFound } from '@waypost/contracts/errors';
import type { EventDefinition } from '@waypost/contracts/event';
import { backOff } from '../back-off.ts';
import {
  type Collection,
  type CollectionSpec,
  type Documents,
  type Filter,
  type FindOptions,
  isDuplicateKey,
} from '../ports/documents.ts';
import { type AggregateDocument, type Layout, asItIs, isThere, readDocument } from './aggregate-document.ts';
import { createRecorder, createWrites, timeAfter } from './aggregate-writes.ts';
import { type Outbox, type OutboxEvent, createOutbox, outboxIndex } from './outbox.ts';
import { type PresentStates, createPresentStates } from './present-states.ts';
import type { Creation, Decision, NewEvent, Stored, StoredAs } from './stored.ts';

export type AggregateStore<T, Fields = T> = {
  /** For counts and for parts of documents; whole values are read by `find` and `query`. */
  collection: Collection<AggregateDocument<Fields>>;
  /** For the relay. */
  outbox: Outbox;
  /** For the relay, where the aggregate has events. */
  states?: PresentStates;
  find(id: string): Promise<Stored<T> | undefined>;
  query(filter: Filter, options?: QueryOptions): Promise<Stored<T>[]>;
  /** As `query`, one after the other. */
  stream(filter: Filter, options?: QueryOptions): AsyncIterable<Stored<T>>;
  /** @throws with `code: 11000` when the id, or a unique index, is taken; see `isDuplicateKey`. */
  create(creation: Creation<T>): Promise<Stored<T>>;
  /** For bulk loads; a duplicate gives undefined in its place. */
  createMany(creations: readonly Creation<T>[]): Promise<(Stored<T> | undefined)[]>;
  /**
   * Load, decide, save; when somebody else saved meanwhile, load and decide again, up to 5 times. `decide` is
   * therefore pure; undefined means nothing to do.
   * @throws not-found, by the store's noun, for an unknown id, conflict when others were faster every time, and whatever `decide` throws.
   */
  change(id: string, decide: Decide<T>): Promise<Stored<T>>;
  /** As `change`, and undefined for an unknown id. */
  changeIfThere(id: string, decide: Decide<T>): Promise<Stored<T> | undefined>;
  /**
   * Takes everything away that the value was, in the next version. Its id stays taken: nobody finds it, and nothing late
   * makes it again. Removing what is not there changes nothing.
   */
  remove(id: string): Promise<void>;
};

type QueryOptions = Omit<FindOptions, 'projection'>;

export type Decide<T> = (value: T, storedAs: StoredAs) => Decision<T> | undefined;

export type AggregateStoreOptions<T> = {
  /** What people know it by: 'Job post'. */
  noun: string;
  documents: Documents;
  spec: CollectionSpec;
  events: readonly EventDefinition[];
  /**
   * The event that tells what an aggregate is now, for a log that has nothing of it; undefined for one that nobody was
   * ever told of.
   */
  restate?: (now: Stored<T>) => NewEvent | undefined;
  /** The event that tells that one was removed, for a log that has nothing of it too. */
  removed?: (now: StoredAs) => NewEvent;
};

const attempts = 10;
/** Ms. Those who met wait differently long, or they would meet again. */
const apart = { first: 4, longest: 120 };

/**
 * A store whose every change leaves its events in the same document, in the same write, so that neither can be
 * without the other and no transaction is needed. The relay publishes them.
 */
export const createAggregateStore = <T extends object>(options: AggregateStoreOptions<T>): Promise<AggregateStore<T>> =>
  createLaidOutStore<T, T>({ ...options, layout: asItIs() });

/** The same for values that lie in their documents in another way, or did so in an earlier version. */
export async function createLaidOutStore<T, Fields extends object>({
  noun,
  documents,
  spec,
  events: eventDefinitions,
  layout,
  restate,
  removed,
}: AggregateStoreOptions<T> & { layout: Layout<T, Fields> }): Promise<AggregateStore<T, Fields>> {
  type Document = AggregateDocument<Fields>;
  const definitions = new Map(eventDefinitions.map((definition) => [definition.type, definition]));
  const collection = await documents.collection<Document>({ ...spec, indexes: [...spec.indexes, outboxIndex] });
  const outbox = createOutbox(collection, definitions);
  const { create, save, remove } = createWrites({ collection, outbox, definitions, layout, removed });
  const record = createRecorder(definitions);

  const stored = (document: Document) => readDocument(document, layout);

  async function changeIfThere(id: string, decide: Decide<T>): Promise<Stored<T> | undefined> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const document = await collection.findOne({ _id: id });
      if (!document || !isThere(document)) return undefined;
      const current = stored(document);
      const decision = decide(current.value, current);
      if (!decision) return current;
      const saved = await save(document, decision);
      if (saved) return saved;
      if (attempt < attempts) await sleep(Math.random() * backOff(attempt, apart));
    }
    throw new AppError('conflict', 'Others are changing this at the same moment. Please try again.');
  }

  function presentEvents(document: Document): OutboxEvent[] {
    const storedAs = { id: document._id, version: document.version };
    const event = isThere(document) ? restate?.(stored(document)) : removed?.(storedAs);
    return event ? record([event], storedAs, timeAfter(document.outbox)) : [];
  }

  return {
    collection,
    outbox,
    ...(restate && { states: createPresentStates(spec.name, collection, definitions, presentEvents) }),
    create,
    remove,
    changeIfThere,

    async change(id, decide) {
      const changed = await changeIfThere(id, decide);
      if (!changed) throw notFound(noun);
      return changed;
    },

    async find(id) {
      const document = await collection.findOne({ _id: id });
      return document && isThere(document) ? stored(document) : undefined;
    },

    async query(filter, options) {
      return (await collection.find(filter, options).toArray()).filter(isThere).map(stored);
    },

    async *stream(filter, options) {
      for await (const document of collection.find(filter, options)) if (isThere(document)) yield stored(document);
    },

    createMany: (creations) =>
      Promise.all(
        creations.map((creation) =>
          create(creation).catch((error: unknown) => {
            if (isDuplicateKey(error)) return undefined;
            throw error;
          }),
        ),
      ),
  };
}
