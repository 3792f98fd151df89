import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { factsOf, type Facts } from './facts.ts';
import type { VersionedPost } from './job-search.ts';
import { fieldWeights, searchedFields, searchedText, type SearchedText } from './searched-text.ts';
import { stemOf } from './words.ts';

/** Raised with every change of the tables, of what is searched or of how words are read: an older file is built anew. */
const layout = 2;

// The words come analysed. To the `ascii` tokenizer every character above 127 is a letter; `.` alone stands between texts.
const schema = `
  CREATE TABLE about (index_id TEXT NOT NULL);
  CREATE TABLE posts (
    row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, facts TEXT, post TEXT
  );
  CREATE TABLE words (word TEXT PRIMARY KEY, posts INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE texts USING fts5(
    ${searchedFields.join(', ')}, content='', tokenize="ascii tokenchars '+#.'"
  );
  INSERT INTO texts (texts, rank) VALUES ('secure-delete', 1);
`;
const weights = searchedFields.map((field) => fieldWeights[field].toFixed(1)).join(', ');

export type IndexedRow = { row: number; facts: Facts };
/** What a batch changed: rows with their new facts, without facts where they are gone, and words that more or fewer posts have. */
export type IndexChange = { rows: Map<number, Facts | undefined>; words: Map<string, number> };
export type Fts5Index = ReturnType<typeof openFts5Index>;

/**
 * The tables of the embedded search. The file holds nothing that the topic does not: one that is damaged or of another
 * layout is deleted and made again, with a new `id`, by which its consumer begins the topic from the start.
 */
export function openFts5Index(file: string, id?: string) {
  const sound = openSound(file);
  if (sound && (id === undefined || sound.id === id)) return sound;
  sound?.close();
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
  return tablesOf(create(file));
}

function openSound(file: string) {
  const db = new DatabaseSync(file);
  try {
    configure(db);
    const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
    const check = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (version === layout && check === 'ok') return tablesOf(db);
  } catch {
    // Whatever is wrong with it, the way out is the same.
  }
  db.close();
  return undefined;
}

function create(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  configure(db);
  db.exec(`BEGIN; ${schema} PRAGMA user_version = ${layout};`);
  db.prepare('INSERT INTO about VALUES (?)').run(randomUUID());
  db.exec('COMMIT');
  return db;
}

// FULL: an event that was acknowledged must not be missing after a power cut, because it does not come again.
function configure(db: DatabaseSync) {
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -16384;
     PRAGMA journal_size_limit = 8388608`,
  );
}

function tablesOf(db: DatabaseSync) {
  const find = db.prepare('SELECT row, version, post FROM posts WHERE id = ?');
  const insert = db.prepare('INSERT INTO posts (id, version, facts, post) VALUES (?, ?, ?, ?)');
  const update = db.prepare('UPDATE posts SET version = ?, facts = ?, post = ? WHERE row = ?');
  const insertText = db.prepare(
    `INSERT INTO texts (rowid, ${searchedFields.join(', ')}) VALUES (?${', ?'.repeat(searchedFields.length)})`,
  );
  const deleteText = db.prepare(
    `INSERT INTO texts (texts, rowid, ${searchedFields.join(', ')}) VALUES ('delete', ?${', ?'.repeat(searchedFields.length)})`,
  );
  const countWord = db.prepare(
    'INSERT INTO words VALUES (?, ?) ON CONFLICT (word) DO UPDATE SET posts = posts + excluded.posts',
  );
  const dropUnused = db.prepare('DELETE FROM words WHERE word = ? AND posts <= 0');
  const scored = db.prepare(`SELECT rowid, bm25(texts, ${weights}) FROM texts WHERE texts MATCH ?`);
  const matched = db.prepare('SELECT rowid FROM texts WHERE texts MATCH ?');
  for (const statement of [scored, matched]) statement.setReturnArrays(true);
  const readPost = db.prepare('SELECT post FROM posts WHERE row = ?');

  function putOne({ id, version, post }: VersionedPost, change: IndexChange) {
    const known = find.get(id) as { row: number; version: number; post: string | null } | undefined;
    if (known && known.version >= version) return;
    const facts = post ? factsOf(post) : undefined;
    const values = [version, facts ? JSON.stringify(facts) : null, post ? JSON.stringify(post) : null] as const;
    if (known) update.run(...values, known.row);
    const row = known ? known.row : Number(insert.run(id, ...values).lastInsertRowid);
    const before = known?.post ? searchedText(JSON.parse(known.post) as JobPost) : undefined;
    replaceText(row, before, post && searchedText(post), change.words);
    change.rows.set(row, facts);
  }

  /** Closing a post leaves its words alone, and taking words out of FTS5 is what an update spends its time on. */
  function replaceText(
    row: number,
    before: SearchedText | undefined,
    after: SearchedText | undefined,
    words: Map<string, number>,
  ) {
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    if (before) {
      deleteText.run(row, ...columnsOf(before));
      countWords(before, -1, words);
    }
    if (after) {
      insertText.run(row, ...columnsOf(after));
      countWords(after, 1, words);
    }
  }

  function inTransaction(change: () => void) {
    db.exec('BEGIN IMMEDIATE');
    try {
      change();
      db.exec('COMMIT');
    } catch (error) {
      // A full disk has ended it already.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    id: String(db.prepare('SELECT index_id FROM about').get()?.['index_id']),

    put(posts: readonly VersionedPost[]): IndexChange {
      const change: IndexChange = { rows: new Map(), words: new Map() };
      inTransaction(() => {
        for (const post of posts) putOne(post, change);
        for (const [word, count] of change.words) {
          if (count === 0) continue;
          countWord.run(word, count);
          if (count < 0) dropUnused.run(word);
        }
      });
      return change;
    },

    rows(): IndexedRow[] {
      const rows = db.prepare('SELECT row, facts FROM posts WHERE facts IS NOT NULL').all();
      return rows.map(({ row, facts }) => ({ row: Number(row), facts: JSON.parse(String(facts)) as Facts }));
    },

    words(): [string, number][] {
      return db
        .prepare('SELECT word, posts FROM words')
        .all()
        .map(({ word, posts }) => [String(word), Number(posts)]);
    },

    /** Rows that match, with how well: more is better. Without `scored` the numbers are 0, which is quicker. */
    match(expression: string, options: { scored: boolean }): Map<number, number> {
      const rows = (options.scored ? scored : matched).all(expression) as unknown as [number, number?][];
      return new Map(rows.map(([row, bm25]) => [row, -(bm25 ?? 0)]));
    },

    post(row: number): JobPost {
      return JSON.parse(String(readPost.get(row)?.['post'])) as JobPost;
    },

    clear() {
      inTransaction(() =>
        db.exec("DELETE FROM posts; DELETE FROM words; INSERT INTO texts (texts) VALUES ('delete-all')"),
      );
    },

    close() {
      db.close();
    },
  };
}

const columnsOf = (text: SearchedText): string[] =>
  searchedFields.map((field) => text[field].map((words) => words.map(stemOf).join(' ')).join(' . '));

function countWords(text: SearchedText, change: number, words: Map<string, number>) {
  const distinct = new Set(Object.values(text).flat(2));
  for (const word of distinct) words.set(word, (words.get(word) ?? 0) + change);
}
