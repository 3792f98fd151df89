import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { LRUCache } from 'lru-cache';
import type { Facts } from '../filters/facts.ts';
import type { WordUses } from '../words/mistyped/vocabulary.ts';
import { searchedFields } from '../words/searched-fields.ts';
import { prepareWrites } from './fts5-writes.ts';

/** Raised with every change of the tables, of what is searched or of how words are read: an older file is built anew. */
const layout = 12;

// The words come analysed. To the `ascii` tokenizer every character above 127 is a letter; `.` alone stands between texts.
// FTS5 would merge by itself what its writes left, a great deal at once at every tenth of them: each does its share instead.
const schema = `
  CREATE TABLE about (index_id TEXT NOT NULL);
  CREATE TABLE posts (
    row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, facts TEXT, post TEXT
  );
  CREATE TABLE words (word TEXT PRIMARY KEY, posts INTEGER NOT NULL, about INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE texts USING fts5(
    ${searchedFields.join(', ')}, content='', tokenize="ascii tokenchars '+#.&'"
  );
  INSERT INTO texts (texts, rank) VALUES ('secure-delete', 1), ('automerge', 0);
`;
export type IndexedRow = { row: number; facts: Facts };
export type Fts5Index = ReturnType<typeof openFts5Index>;

/**
 * The tables of the embedded search. The file holds nothing that the topic does not: one that is damaged or of another
 * layout is deleted and made again, with a new `id`, by which its consumer begins the topic from the start.
 * @param options the id that is expected, if any, and whether the file has been looked through and is whole.
 */
export function openFts5Index(file: string, { id, isWhole }: { id: string | undefined; isWhole: boolean }) {
  const sound = isWhole ? openSound(file) : undefined;
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
    if (version === layout) return tablesOf(db);
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

// Pages are folded into the file by the commit that fills so many: of more everybody would wait.
// FULL: an event that was acknowledged must not be missing after a power cut, because it does not come again.
function configure(db: DatabaseSync) {
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -16384;
     PRAGMA journal_size_limit = 8388608; PRAGMA wal_autocheckpoint = 200`,
  );
}

/** Posts that are kept read, some kilobytes each: the first pages of what many search for. */
const mostRead = 500;

function tablesOf(db: DatabaseSync) {
  const readPost = db.prepare('SELECT post FROM posts WHERE row = ?');
  const writes = prepareWrites(db);
  const read = new LRUCache<number, JobPost>({ max: mostRead });

  return {
    id: String(db.prepare('SELECT index_id FROM about').get()?.['index_id']),

    put(posts: Parameters<typeof writes.put>[0]) {
      const change = writes.put(posts);
      for (const row of change.rows.keys()) read.delete(row);
      return change;
    },

    clear() {
      writes.clear();
      read.clear();
    },

    *rows(): Generator<IndexedRow> {
      for (const { row, facts } of db.prepare('SELECT row, facts FROM posts WHERE facts IS NOT NULL').iterate()) {
        yield { row: Number(row), facts: JSON.parse(String(facts)) as Facts };
      }
    },

    *words(): Generator<[word: string, uses: WordUses]> {
      for (const { word, posts, about } of db.prepare('SELECT word, posts, about FROM words').iterate()) {
        yield [String(word), { posts: Number(posts), about: Number(about) }];
      }
    },

    /** Others are given the same one: it is not to be changed. */
    post(row: number): Readonly<JobPost> {
      const post = read.get(row) ?? (JSON.parse(String(readPost.get(row)?.['post'])) as JobPost);
      read.set(row, post);
      return post;
    },

    close() {
      db.close();
    },
  };
}
