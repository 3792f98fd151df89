import { setImmediate as nextTurn } from 'node:timers/promises';
import { Context } from 'mingo/core';
import { $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $or } from 'mingo/operators/query';
import { Query } from 'mingo/query';
import type { Document, Filter, FindOptions, Sort } from '../ports/documents.ts';
import { slices } from '../slices.ts';
import type { Database, Row } from './database.ts';
import type { DocumentTable } from './document-table.ts';
import { compileFilter, type FilterSql } from './filter-sql.ts';
import { type IndexPaths, valueSql } from './index-paths.ts';

/** Only what the port has: each query makes its own table of the operators that it may use. */
const context = Context.init({
  query: { $and, $or, $eq, $ne, $gt, $gte, $lt, $lte, $in, $exists },
});

/** Documents that an iteration reads before others get their turn. */
const batchSize = 100;

export type DocumentFinder<T> = {
  select(filter: Filter, options?: FindOptions): T[];
  /** As `select`, with others' turns between. */
  iterate(filter: Filter, options?: FindOptions): AsyncGenerator<T>;
  ids(filter: Filter): string[];
  count(filter: Filter): number;
};

/** Finds documents of a table: SQL by the indexed paths, sorted and paged where they decide alone, and mingo the rest. */
export function createDocumentFinder<T extends Document>(
  database: Database,
  { documents, elements, paths }: DocumentTable,
): DocumentFinder<T> {
  function select(filter: Filter, options: FindOptions = {}): T[] {
    const sql = compileFilter(filter, paths, elements);
    const order = orderBy(options.sort, paths);
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
    const selected = selectIds(filter, options);
    for (const ids of slices(selected, batchSize)) {
      const batch = new Map(select({ _id: { $in: ids } }).map((document) => [document._id, document]));
      // One that was deleted meanwhile is left out.
      yield* shape(
        ids.flatMap((id) => batch.get(id) ?? []),
        options,
      );
      await nextTurn();
    }
  }

  function selectIds(filter: Filter, options: FindOptions = {}): string[] {
    const sql = compileFilter(filter, paths, elements);
    const order = orderBy(options.sort, paths);
    return sql.exact && order !== undefined
      ? rows('_id', sql, order, options).map((row) => row['_id'] as string)
      : select(filter, { ...options, projection: { _id: 1 } }).map((document) => document._id);
  }

  function rows(column: 'json' | '_id', { where, params }: FilterSql, order = '', options: FindOptions = {}): Row[] {
    const page = [options.limit || -1, options.skip ?? 0];
    return database.all(
      `SELECT ${column} FROM ${documents} WHERE ${where} ${order} LIMIT ? OFFSET ?`,
      ...params,
      ...page,
    );
  }

  function count(filter: Filter): number {
    const sql = compileFilter(filter, paths, elements);
    if (!sql.exact) return select(filter).length;
    const row = database.get(`SELECT count(*) AS n FROM ${documents} WHERE ${sql.where}`, ...sql.params);
    return Number(row?.['n']);
  }

  return { select, iterate, ids: selectIds, count };
}

/** Without undefined fields, and the caller may go on changing its own. */
export const jsonOf = <T>(document: T) => JSON.parse(JSON.stringify(document)) as T;
const parse = (row: Row): unknown => JSON.parse(row['json'] as string);

/** Undefined when a path may lead through an array: what sorts first there is not for SQL to say. */
function orderBy(sort: Sort = {}, paths: IndexPaths): string | undefined {
  const keys = Object.entries(sort);
  if (keys.length === 0) return '';
  if (keys.some(([path]) => path !== '_id' && (!paths.all.has(path) || paths.multikey.has(path)))) return undefined;
  return `ORDER BY ${keys.map(([path, order]) => `${valueSql(path)} ${order === 1 ? 'ASC' : 'DESC'}`).join(', ')}`;
}

function shape<T extends Document>(found: T[], options: FindOptions): T[] {
  return options.projection ? new Query({}, { context }).find<T>(found, mingoProjection(options)).all() : found;
}

/** The port names paths by strings, mingo by the document's type. */
const mingoProjection = ({ projection }: FindOptions): object => ({ ...projection });
