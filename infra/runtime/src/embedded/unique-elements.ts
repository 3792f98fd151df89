import type { Document } from '../ports/documents.ts';
import type { Database, SqlValue } from './database.ts';
import type { Entry } from './element-index.ts';
import { typeSql, valueSql } from './index-paths.ts';
import type { Index, TableNames } from './lay-out-table.ts';

type UniquePaths = { tables: TableNames; unique: readonly Index[]; multikey: ReadonlySet<string> };

/**
 * The path at which a document that was just written has a string that another one has there. Only of paths that lead
 * through arrays: the SQL index, which refuses the others, cannot look into those.
 */
export function takenAt(
  database: Database,
  { tables, unique, multikey }: UniquePaths,
  document: Document,
  entries: readonly Entry[],
): string | undefined {
  return unique
    .map(({ key }) => multikeyPath(key, multikey))
    .find((path) => {
      if (path === undefined) return false;
      const values = valuesAt(database, tables, path, document, entries);
      return values.some((value) => typeof value === 'string' && isTaken(database, tables, path, value, document._id));
    });
}

function multikeyPath(key: Index['key'], multikey: ReadonlySet<string>): string | undefined {
  const [path, ...more] = Object.keys(key);
  if (path === undefined || !multikey.has(path)) return undefined;
  if (more.length > 0) throw new Error(`The unique index over ${Object.keys(key).join(', ')} cannot hold arrays`);
  return path;
}

function valuesAt(
  database: Database,
  { documents }: TableNames,
  path: string,
  document: Document,
  entries: readonly Entry[],
): SqlValue[] {
  const plain = database.get(
    `SELECT ${valueSql(path)} AS value FROM ${documents} WHERE _id = ? AND ${typeSql(path)} = 'text'`,
    document._id,
  );
  if (plain) return [plain['value'] as SqlValue];
  return entries.filter((entry) => entry[0] === path).map((entry) => entry[1]);
}

function isTaken(
  database: Database,
  { documents, elements }: TableNames,
  path: string,
  value: string,
  id: string,
): boolean {
  const taken =
    database.get(`SELECT 1 FROM ${elements} WHERE path = ? AND value = ? AND _id <> ?`, path, value, id) ??
    database.get(
      `SELECT 1 FROM ${documents} WHERE ${valueSql(path)} = ? AND ${typeSql(path)} = 'text' AND _id <> ?`,
      value,
      id,
    );
  return taken !== undefined;
}
