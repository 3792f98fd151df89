import {
  type Collection,
  type Document,
  type Update,
  type UpdateResult,
  type Write,
  isDuplicateKey,
} from '../ports/documents.ts';
import { slices } from '../slices.ts';
import { applyUpdate } from './apply-update.ts';
import type { Database } from './database.ts';
import type { DocumentTable } from './document-table.ts';
import { BulkWriteError } from './duplicate-key-error.ts';
import { createDocumentFinder, jsonOf } from './find-documents.ts';
import { upsertedDocument } from './upsert.ts';

/** Documents that are changed in one write: a millisecond or two. */
const changedAtOnce = 10;

const inserted: UpdateResult = { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
const result = (matchedCount: number, modifiedCount: number) => ({ matchedCount, modifiedCount, upsertedCount: 0 });

/**
 * A collection on its table. SQL finds by the indexed paths and sorts and pages where they decide alone;
 * mingo does the rest, and applies updates. Each write is atomic, and durable when its promise resolves.
 */
export function createCollection<T extends Document>(database: Database, table: DocumentTable): Collection<T> {
  const { select, iterate, ids, count } = createDocumentFinder<T>(database, table);

  const own: Collection<T> = {
    findOne: async (filter, options) => select(filter, { ...options, limit: 1 })[0] ?? null,

    find: (filter, options) => ({
      [Symbol.asyncIterator]: () => iterate(filter, options),
      toArray: async () => select(filter, options),
    }),

    countDocuments: async (filter) => count(filter),

    insertOne: (document) => {
      const made = jsonOf(document);
      return database.write(() => table.insert(made));
    },

    updateOne: (filter, update, { upsert = false } = {}) =>
      database.write(() => {
        const [found] = select(filter, { limit: 1 });
        if (found) return result(1, Number(save(table, found, update)));
        if (!upsert) return result(0, 0);
        table.insert(upsertedDocument(filter, update));
        return inserted;
      }),

    async updateMany(filter, update) {
      const found = ids(filter);
      let [matched, modified] = [0, 0];
      const change = (some: readonly string[]) =>
        database.write(() => {
          const there = select({ $and: [{ _id: { $in: some } }, filter] });
          matched += there.length;
          modified += there.filter((document) => save(table, document, update)).length;
        });
      // As in MongoDB each document is changed by itself; so others get their turn between some and the next.
      await Promise.all(slices(found, changedAtOnce).map(change));
      return result(matched, modified);
    },

    findOneAndUpdate: (filter, update, { upsert = false, returnDocument = 'before', sort } = {}) =>
      database.write(() => {
        const [found] = select(filter, { limit: 1, ...(sort && { sort }) });
        if (!found) {
          if (!upsert) return null;
          const made = upsertedDocument(filter, update) as T;
          table.insert(made);
          return returnDocument === 'after' ? made : null;
        }
        const answer = returnDocument === 'after' ? found : structuredClone(found);
        save(table, found, update);
        return answer;
      }),

    replaceOne: (filter, document, { upsert = false } = {}) => {
      const made = jsonOf(document);
      return database.write(() => {
        const [found] = select(filter, { limit: 1 });
        if (!found) {
          if (!upsert) return result(0, 0);
          table.insert(made);
          return inserted;
        }
        if (found._id !== made._id) throw new Error('A replacement cannot change _id');
        table.replace(table.entriesOf(found), made);
        return result(1, 1);
      });
    },

    deleteOne: (filter) => database.write(() => removeAll(table, select(filter, { limit: 1 }))),
    deleteMany: (filter) => database.write(() => removeAll(table, select(filter))),

    bulkWrite: (writes) => writeEach(own, writes),
  };
  return own;
}

/** Each by itself; those that are asked for at once share a transaction anyway. */
async function writeEach<T extends Document>(collection: Collection<T>, writes: readonly Write<T>[]): Promise<void> {
  const written = await Promise.allSettled(
    writes.map((write) => {
      if ('insertOne' in write) return collection.insertOne(write.insertOne.document);
      const { filter, replacement, upsert = false } = write.replaceOne;
      return collection.replaceOne(filter, replacement, { upsert });
    }),
  );
  const failed = written.flatMap((one, index) => (one.status === 'rejected' ? [{ index, error: one.reason }] : []));
  for (const { error } of failed) if (!isDuplicateKey(error)) throw error;
  if (failed.length > 0) throw new BulkWriteError(failed.map(({ index }) => index));
}

/** Changes the document itself. @returns whether there was anything to change. */
function save(table: DocumentTable, document: Document, update: Update): boolean {
  const before = table.entriesOf(document);
  const changed = applyUpdate(document, update);
  if (changed) table.replace(before, document);
  return changed;
}

function removeAll(table: DocumentTable, found: readonly Document[]) {
  for (const document of found) table.remove(document);
  return { deletedCount: found.length };
}
