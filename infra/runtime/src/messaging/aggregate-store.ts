import { notFound } from '@waypost/contracts/errors';
import type { EventDefinition } from '@waypost/contracts/event';
import type { Collection, CollectionSpec, Documents, Filter, FindOptions } from '../ports/documents.ts';
import { type AggregateDocument, type Layout, asItIs, isThere, readDocument } from './aggregate-document.ts';
import { createWrites } from './aggregate-writes.ts';
import { createChanges } from './changes.ts';
import { createRecorder, decideAll, timeAfter } from './decide-all.ts';
import { findById } from './find-by-id.ts';
import { type Outbox, type OutboxEvent, createOutbox, outboxIndex } from './outbox.ts';
import { type PresentStates, createPresentStates } from './present-states.ts';
import { createRecentDocuments } from './recent-documents.ts';
import type { Creation, Decide, NewEvent, Stored, StoredAs } from './stored.ts';
import { RefusedWrite } from './write-together.ts';

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
  /** As `create`, and undefined where the id, or a unique index, is taken: by one that is removed, too. */
  createIfFree(creation: Creation<T>): Promise<Stored<T> | undefined>;
  /** For bulk loads; a duplicate gives undefined in its place. */
  createMany(creations: readonly Creation<T>[]): Promise<(Stored<T> | undefined)[]>;
  /**
   * Load, decide, save; when somebody else saved meanwhile, load and decide again, but not for ever. `decide` is
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

export type { Decide } from './stored.ts';

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
  const recent = createRecentDocuments<Document>();
  const record = createRecorder(definitions);
  const { createIfFree, save, remove } = createWrites({ collection, outbox, record, layout, removed, recent });

  const stored = (document: Document) => readDocument(document, layout);

  const documentOf = findById(collection);
  const changeIfThere = createChanges<T>(async (id, asked) => {
    const known = recent.take(id);
    if (known) {
      const { outcomes, next, allDecided } = decideAll(known, asked, { layout, record });
      // Who is refused, or has nothing to do, is told so by what is there now.
      if (allDecided && (await save(known, next))) return outcomes;
    }
    const document = await documentOf(id);
    if (!document || !isThere(document)) return [];
    const { outcomes, next } = decideAll(document, asked, { layout, record });
    return (await save(document, next)) ? outcomes : undefined;
  });

  function presentEvents(document: Document): OutboxEvent[] {
    const storedAs = { id: document._id, version: document.version };
    const event = isThere(document) ? restate?.(stored(document)) : removed?.(storedAs);
    return event ? record([event], storedAs, timeAfter(document.outbox)) : [];
  }

  return {
    collection,
    outbox,
    ...(restate && { states: createPresentStates(spec.name, collection, definitions, presentEvents) }),
    createIfFree,
    remove,
    changeIfThere,

    async create(creation) {
      const created = await createIfFree(creation);
      if (!created) throw new RefusedWrite(`There is a document ${creation.id}, or one like it`);
      return created;
    },

    async change(id, decide) {
      const changed = await changeIfThere(id, decide);
      if (!changed) throw notFound(noun);
      return changed;
    },

    async find(id) {
      const document = await documentOf(id);
      if (!document || !isThere(document)) return undefined;
      recent.keep(document);
      return stored(document);
    },

    async query(filter, options) {
      return (await collection.find(filter, options).toArray()).filter(isThere).map(stored);
    },

    async *stream(filter, options) {
      for await (const document of collection.find(filter, options)) if (isThere(document)) yield stored(document);
    },

    createMany: (creations) => Promise.all(creations.map(createIfFree)),
  };
}
