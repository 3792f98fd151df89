import { setImmediate as nextTurn } from 'node:timers/promises';
import { Context } from 'mingo/core';
import { $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $or } from 'mingo/operators/query';
import { Query } from 'mingo/query';
import type { Collection, Document, Filter, FindOptions, Sort, Update, UpdateResult } from '../ports/documents.ts';
import { applyUpdate } from './apply-update.ts';
import type { Database, Row } from './database.ts';
import type { DocumentTable } from './document-table.ts';
import { compileFilter, type FilterSql } from './filter-sql.ts';
import { valueSql } from './index-paths.ts';
import { newDocument } from './upsert.ts';

/** Only what the port has: each query makes its own table of the operators that it may use. */
const context = Context.init({
  query: { $and, $or, $eq, $ne, $gt, $gte, $lt, $lte, $in, $exists },
});

/** Documents that an iteration reads before others get their turn. */
const batchSize = 100;

/**
 * A collection on its table. SQL finds by the indexed paths and sorts and pages where they decide alone;
 * mingo does the rest, and applies updates. Each write is atomic, and durable when its promise resolves.
 */
export function createCollection<T extends Document>(database: Database, table: DocumentTable): Collection<T> {
  const { documents, elements, paths } = table;

  function select(filter: Filter, options: FindOptions = {}): T[] {
    const sql = compileFilter(filter, paths, elements);
    const order = orderBy(options.sort);
    if (sql.exact && order !== undefined) return shape(rows('json', sql, order, options).map(parse) as T[], options);

    const cursor = new Query(jsonOf(filter), { context }).find<T>(
      rows('json', sql).map(parse),
      mingoProjection(options),
    );
    if (options.sort) cursor.sort(options.sort);
    if (options.skip) cursor.skip(options.skip);
    if (options.limit) cursor.limit(options.limit);
    return cursor.all();
  }

  async function* iterate(filter: Filter, options: FindOptions = {}): AsyncGenerator<T> {
    const sql = compileFilter(filter, paths, elements);
    const order = orderBy(options.sort);
    const selected =
      sql.exact && order !== undefined
        ? rows('_id', sql, order, options).map((row) => row['_id'] as string)
        : select(filter, { ...options, projection: { _id: 1 } }).map((document) => document._id);

    for (let start = 0; start < selected.length; start += batchSize) {
      const ids = selected.slice(start, start + batchSize);
      const batch = new Map(select({ _id: { $in: ids } }).map((document) => [document._id, document]));
      // One that was deleted meanwhile is left out.
      yield* shape(
        ids.flatMap((id) => batch.get(id) ?? []),
        options,
      );
      await nextTurn();
    }
  }

  function rows(column: 'json' | '_id', { where, params }: FilterSql, order = '', options: FindOptions = {}): Row[] {
    const page = [options.limit || -1, options.skip ?? 0];
    return database.all(
      `SELECT ${column} FROM ${documents} WHERE ${where} ${order} LIMIT ? OFFSET ?`,
      ...params,
      ...page,
    );
  }

  /** Undefined when a path may lead through an array: what sorts first there is not for SQL to say. */
  function orderBy(sort: Sort = {}): string | undefined {
    const keys = Object.entries(sort);
    if (keys.length === 0) return '';
    if (keys.some(([path]) => path !== '_id' && (!paths.all.has(path) || paths.multikey.has(path)))) return undefined;
    return `ORDER BY ${keys.map(([path, order]) => `${valueSql(path)} ${order === 1 ? 'ASC' : 'DESC'}`).join(', ')}`;
  }

  /** Changes the document itself. @returns whether there was anything to change. */
  function save(document: T, update: Update): boolean {
    const before = table.entriesOf(document);
    const changed = applyUpdate(document, update);
    if (changed) table.replace(before, document);
    return changed;
  }

  function insertNew(filter: Filter, update: Update): T {
    const document = newDocument(filter, update) as T;
    table.insert(document);
    return document;
  }

  const inserted: UpdateResult = { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
  const result = (matchedCount: number, modifiedCount: number) => ({ matchedCount, modifiedCount, upsertedCount: 0 });

  return {
    findOne: async (filter, options) => select(filter, { ...options, limit: 1 })[0] ?? null,

    find: (filter, options) => ({
      [Symbol.asyncIterator]: () => iterate(filter, options),
      toArray: async () => select(filter, options),
    }),

    countDocuments: async (filter) => {
      const sql = compileFilter(filter, paths, elements);
      if (!sql.exact) return select(filter).length;
      const row = database.get(`SELECT count(*) AS n FROM ${documents} WHERE ${sql.where}`, ...sql.params);
      return Number(row?.['n']);
    },

    insertOne: (document) => {
      const own = jsonOf(document);
      return database.write(() => table.insert(own));
    },

    updateOne: (filter, update, { upsert = false } = {}) =>
      database.write(() => {
        const [found] = select(filter, { limit: 1 });
        if (found) return result(1, Number(save(found, update)));
        if (!upsert) return result(0, 0);
        insertNew(filter, update);
        return inserted;
      }),

    updateMany: (filter, update) =>
      database.write(() => {
        const found = select(filter);
        const changed = found.filter((document) => save(document, update));
        return result(found.length, changed.length);
      }),

    findOneAndUpdate: (filter, update, { upsert = false, returnDocument = 'before', sort } = {}) =>
      database.write(() => {
        const [found] = select(filter, { limit: 1, ...(sort && { sort }) });
        if (!found) {
          const made = upsert ? insertNew(filter, update) : null;
          return returnDocument === 'after' ? made : null;
        }
        const answer = returnDocument === 'after' ? found : structuredClone(found);
        save(found, update);
        return answer;
      }),

    replaceOne: (filter, document, { upsert = false } = {}) => {
      const own = jsonOf(document);
      return database.write(() => {
        const [found] = select(filter, { limit: 1 });
        if (!found) {
          if (!upsert) return result(0, 0);
          table.insert(own);
          return inserted;
        }
        if (found._id !== own._id) throw new Error('A replacement cannot change _id');
        table.replace(table.entriesOf(found), own);
        return result(1, 1);
      });
    },

    deleteOne: (filter) =>
      database.write(() => {
        const found = select(filter, { limit: 1 });
        for (const document of found) table.remove(document);
        return { deletedCount: found.length };
      }),

    deleteMany: (filter) =>
      database.write(() => {
        const found = select(filter);
        for (const document of found) table.remove(document);
        return { deletedCount: found.length };
      }),
  };
}

/** Without undefined fields, and the caller may go on changing its own. */
const jsonOf = <T>(document: T) => JSON.parse(JSON.stringify(document)) as T;
const parse = (row: Row): unknown => JSON.parse(row['json'] as string);

function shape<T extends Document>(found: T[], options: FindOptions): T[] {
  return options.projection ? new Query({}, { context }).find<T>(found, mingoProjection(options)).all() : found;
}

/** The port names paths by strings, mingo by the document's type. */
const mingoProjection = ({ projection }: FindOptions): object => ({ ...projection });
