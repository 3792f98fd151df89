import type { CollectionSpec, Document } from '../ports/documents.ts';
import type { Database, SqlValue } from './database.ts';
import { DuplicateKeyError, isUniqueViolation } from './duplicate-key-error.ts';
import { elementsAt, type IndexPaths, pathsOf, plainNull, typeSql, valueSql } from './index-paths.ts';

/** One collection's rows, with its indexes kept in step. Writes have to run inside `database.write`. */
export type DocumentTable = {
  paths: IndexPaths;
  /** Quoted names, to be used in SQL. */
  documents: string;
  elements: string;
  /** What the indexes hold of a document. */
  entriesOf(document: Document): Entry[];
  insert(document: Document): void;
  /** `before` are the entries of what is there. */
  replace(before: Entry[], after: Document): void;
  remove(document: Document): void;
};

export type Entry = [path: string, value: SqlValue, id: string];

type Index = CollectionSpec['indexes'][number];

/** Makes the tables and indexes that the specification asks for and drops those it no longer names. */
export function prepareTable(database: Database, name: string, { indexes }: CollectionSpec): DocumentTable {
  const documents = `"documents ${name}"`;
  const elements = `"elements ${name}"`;
  const declared = pathsOf(indexes);
  const uniqueIndexes = indexes.filter((index) => index.unique);

  migrate();
  const multikey = new Set(
    database.all(`SELECT DISTINCT path FROM ${elements} WHERE value <> ?`, plainNull).map((row) => String(row['path'])),
  );

  function migrate() {
    const wanted = JSON.stringify(indexes);
    const known = database.get('SELECT indexes FROM collections WHERE name = ?', name)?.['indexes'];
    if (known === wanted) return;
    database.exec(`
      CREATE TABLE IF NOT EXISTS ${documents} (_id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL) STRICT;
      DROP TABLE IF EXISTS ${elements};
      CREATE TABLE ${elements} (path TEXT, value ANY, _id TEXT, PRIMARY KEY (path, value, _id)) STRICT, WITHOUT ROWID;
    `);
    for (const index of known === undefined ? [] : (JSON.parse(String(known)) as Index[])) {
      database.exec(`DROP INDEX IF EXISTS ${indexName(index)}`);
    }
    for (const index of indexes) createIndex(index);
    for (const row of database.all(`SELECT json FROM ${documents}`)) {
      for (const entry of entriesOf(JSON.parse(String(row['json'])) as Document)) addEntry(entry);
    }
    database.run('INSERT OR REPLACE INTO collections (name, indexes) VALUES (?, ?)', name, wanted);
  }

  function indexName({ key, unique }: Index) {
    return `"index ${name} ${JSON.stringify(key).replaceAll('"', '')}${unique ? ' unique' : ''}"`;
  }

  function createIndex(index: Index) {
    const keys = Object.entries(index.key);
    const columns = keys.map(([path, order]) => `${valueSql(path)} ${order === 1 ? 'ASC' : 'DESC'}`).join(', ');
    const existing = keys.map(([path]) => `${typeSql(path)} = 'text'`).join(' AND ');
    database.exec(
      index.unique
        ? `CREATE UNIQUE INDEX ${indexName(index)} ON ${documents} (${columns}) WHERE ${existing}`
        : `CREATE INDEX ${indexName(index)} ON ${documents} (${columns})`,
    );
  }

  function entriesOf(document: Document): Entry[] {
    const entries: Entry[] = [];
    for (const path of declared.all) {
      for (const value of elementsAt(document, path)) entries.push([path, value, document._id]);
    }
    return entries;
  }

  function addEntry(entry: Entry) {
    database.run(`INSERT OR IGNORE INTO ${elements} (path, value, _id) VALUES (?, ?, ?)`, ...entry);
  }

  function reindex(before: Entry[], after: Entry[]) {
    if (sameEntries(before, after)) return;
    for (const entry of before) {
      database.run(`DELETE FROM ${elements} WHERE path = ? AND value = ? AND _id = ?`, ...entry);
    }
    for (const entry of after) {
      addEntry(entry);
      if (entry[1] !== plainNull) multikey.add(entry[0]);
    }
  }

  /** The SQL index cannot look into arrays. */
  function refuseDuplicateElements(document: Document, entries: Entry[]) {
    for (const { key } of uniqueIndexes) {
      const [path, ...more] = Object.keys(key);
      if (path === undefined || !multikey.has(path)) continue;
      if (more.length > 0) throw new Error(`The unique index over ${Object.keys(key).join(', ')} cannot hold arrays`);
      const plain = database.get(
        `SELECT ${valueSql(path)} AS value FROM ${documents} WHERE _id = ? AND ${typeSql(path)} = 'text'`,
        document._id,
      );
      const values = entries.filter((entry) => entry[0] === path).map((entry) => entry[1]);
      for (const value of plain ? [plain['value'] as SqlValue] : values) {
        if (typeof value !== 'string') continue;
        const taken =
          database.get(
            `SELECT 1 FROM ${elements} WHERE path = ? AND value = ? AND _id <> ?`,
            path,
            value,
            document._id,
          ) ??
          database.get(
            `SELECT 1 FROM ${documents} WHERE ${valueSql(path)} = ? AND ${typeSql(path)} = 'text' AND _id <> ?`,
            value,
            document._id,
          );
        if (taken) throw new DuplicateKeyError(name, path);
      }
    }
  }

  function store(sql: string, before: Entry[], document: Document, params: SqlValue[]) {
    try {
      database.run(sql, ...params);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DuplicateKeyError(name, error.message);
    }
    const entries = entriesOf(document);
    reindex(before, entries);
    refuseDuplicateElements(document, entries);
  }

  return {
    paths: { ...declared, multikey },
    documents,
    elements,
    entriesOf,
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
      reindex(entriesOf(document), []);
    },
  };
}

function sameEntries(before: readonly SqlValue[][], after: readonly SqlValue[][]): boolean {
  return before.length === after.length && before.every((entry, i) => entry.every((part, j) => part === after[i]?.[j]));
}
