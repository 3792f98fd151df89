import type { CollectionSpec, Document } from '../ports/documents.ts';
import type { Database, SqlValue } from './database.ts';
import { DuplicateKeyError, isUniqueViolation } from './duplicate-key-error.ts';
import { type Entry, entriesOf, multikeyPaths, replaceEntries } from './element-index.ts';
import { type IndexPaths, pathsOf, plainNull } from './index-paths.ts';
import { layOutTable, type TableNames, tablesOf } from './lay-out-table.ts';
import { takenAt } from './unique-elements.ts';

/** One collection's rows, with its indexes kept in step. Writes have to run inside `database.write`. */
export type DocumentTable = TableNames & {
  paths: IndexPaths;
  /** What the indexes hold of a document. */
  entriesOf(document: Document): Entry[];
  insert(document: Document): void;
  /** `before` are the entries of what is there. */
  replace(before: Entry[], after: Document): void;
  remove(document: Document): void;
};

/** Makes the tables and indexes that the specification asks for and drops those it no longer names. */
export function prepareTable(database: Database, name: string, { indexes }: CollectionSpec): DocumentTable {
  layOutTable(database, name, indexes);
  const tables = tablesOf(name);
  const { documents, elements } = tables;
  const declared = pathsOf(indexes);
  const unique = indexes.filter((index) => index.unique);
  const multikey = multikeyPaths(database, elements);

  function store(sql: string, before: Entry[], document: Document, params: SqlValue[]) {
    try {
      database.run(sql, ...params);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DuplicateKeyError(name, error.message);
    }
    const entries = entriesOf(document, declared);
    replaceEntries(database, elements, before, entries);
    for (const [path, value] of entries) if (value !== plainNull) multikey.add(path);
    const taken = takenAt(database, { tables, unique, multikey }, document, entries);
    if (taken !== undefined) throw new DuplicateKeyError(name, taken);
  }

  return {
    paths: { ...declared, multikey },
    ...tables,
    entriesOf: (document) => entriesOf(document, declared),
    insert(document) {
      store(`INSERT INTO ${documents} (_id, json) VALUES (?, ?)`, [], document, [
        document._id,
        JSON.stringify(document),
      ]);
    },
    replace(before, after) {
      store(`UPDATE ${documents} SET json = ? WHERE _id = ?`, before, after, [JSON.stringify(after), after._id]);
    },
    remove(document) {
      database.run(`DELETE FROM ${documents} WHERE _id = ?`, document._id);
      replaceEntries(database, elements, entriesOf(document, declared), []);
    },
  };
}
