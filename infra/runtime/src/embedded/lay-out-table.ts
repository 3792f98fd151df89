import type { CollectionSpec, Document } from '../ports/documents.ts';
import type { Database } from './database.ts';
import { addEntry, entriesOf } from './element-index.ts';
import { pathsOf, typeSql, valueSql } from './index-paths.ts';

export type Index = CollectionSpec['indexes'][number];

/** Quoted names of a collection's tables, to be used in SQL. */
export type TableNames = { documents: string; elements: string };

export const tablesOf = (name: string): TableNames => ({
  documents: `"documents ${name}"`,
  elements: `"elements ${name}"`,
});

/** Makes the tables and indexes that the specification asks for and drops those it no longer names. */
export function layOutTable(database: Database, name: string, indexes: readonly Index[]): void {
  const { documents, elements } = tablesOf(name);
  const wanted = JSON.stringify(indexes);
  const known = database.get('SELECT indexes FROM collections WHERE name = ?', name)?.['indexes'];
  if (known === wanted) return;
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${documents} (_id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL) STRICT;
    DROP TABLE IF EXISTS ${elements};
    CREATE TABLE ${elements} (path TEXT, value ANY, _id TEXT, PRIMARY KEY (path, value, _id)) STRICT, WITHOUT ROWID;
  `);
  for (const index of known === undefined ? [] : (JSON.parse(String(known)) as Index[])) {
    database.exec(`DROP INDEX IF EXISTS ${indexName(name, index)}`);
  }
  for (const index of indexes) createIndex(database, name, index);
  const paths = pathsOf(indexes);
  for (const row of database.all(`SELECT json FROM ${documents}`)) {
    const document = JSON.parse(String(row['json'])) as Document;
    for (const entry of entriesOf(document, paths)) addEntry(database, elements, entry);
  }
  database.run('INSERT OR REPLACE INTO collections (name, indexes) VALUES (?, ?)', name, wanted);
}

function indexName(name: string, { key, unique }: Index): string {
  return `"index ${name} ${JSON.stringify(key).replaceAll('"', '')}${unique ? ' unique' : ''}"`;
}

function createIndex(database: Database, name: string, index: Index) {
  const { documents } = tablesOf(name);
  const keys = Object.entries(index.key);
  const columns = keys.map(([path, order]) => `${valueSql(path)} ${order === 1 ? 'ASC' : 'DESC'}`).join(', ');
  const existing = keys.map(([path]) => `${typeSql(path)} = 'text'`).join(' AND ');
  database.exec(
    index.unique
      ? `CREATE UNIQUE INDEX ${indexName(name, index)} ON ${documents} (${columns}) WHERE ${existing}`
      : `CREATE INDEX ${indexName(name, index)} ON ${documents} (${columns})`,
  );
}
