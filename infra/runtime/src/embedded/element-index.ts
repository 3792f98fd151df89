import type { Document } from '../ports/documents.ts';
import type { Database, SqlValue } from './database.ts';
import { elementsAt, type IndexPaths, plainNull } from './index-paths.ts';

export type Entry = [path: string, value: SqlValue, id: string];

/** What the indexes hold of a document. */
export const entriesOf = (document: Document, paths: Pick<IndexPaths, 'all'>): Entry[] =>
  [...paths.all].flatMap((path) => elementsAt(document, path).map((value): Entry => [path, value, document._id]));

export function addEntry(database: Database, elements: string, entry: Entry) {
  database.run(`INSERT OR IGNORE INTO ${elements} (path, value, _id) VALUES (?, ?, ?)`, ...entry);
}

/** The paths at which some document has elements. */
export const multikeyPaths = (database: Database, elements: string): Set<string> =>
  new Set(
    database.all(`SELECT DISTINCT path FROM ${elements} WHERE value <> ?`, plainNull).map((row) => String(row['path'])),
  );

export function replaceEntries(
  database: Database,
  elements: string,
  before: readonly Entry[],
  after: readonly Entry[],
) {
  if (sameEntries(before, after)) return;
  for (const entry of before) {
    database.run(`DELETE FROM ${elements} WHERE path = ? AND value = ? AND _id = ?`, ...entry);
  }
  for (const entry of after) addEntry(database, elements, entry);
}

function sameEntries(before: readonly SqlValue[][], after: readonly SqlValue[][]): boolean {
  return before.length === after.length && before.every((entry, i) => entry.every((part, j) => part === after[i]?.[j]));
}
