import type { DatabaseSync } from 'node:sqlite';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { factsOf, type Facts } from '../filters/facts.ts';
import type { VersionedPost } from '../job-search.ts';
import { listedPost } from '../listed-post.ts';
import type { WordUses } from '../words/mistyped/vocabulary.ts';
import { aboutFields, searchedFields } from '../words/searched-fields.ts';
import { distinctWords, indexedStems, searchedText, type SearchedText } from '../words/searched-text.ts';

/** What a batch changed: rows with their new facts, without facts where they are gone, and words that more or fewer posts have. */
export type IndexChange = { rows: Map<number, Facts | undefined>; words: Map<string, WordUses> };

/** Pages of the text index that a batch merges, where there are some to merge: as many as one of a few posts makes need in the long run. */
const mergedAtOnce = 32;

/** Puts versions of posts into the tables of the embedded search, each batch in one transaction. */
export function prepareWrites(db: DatabaseSync) {
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
    `INSERT INTO words VALUES (?, ?, ?)
     ON CONFLICT (word) DO UPDATE SET posts = posts + excluded.posts, about = about + excluded.about`,
  );
  const merge = db.prepare("INSERT INTO texts (texts, rank) VALUES ('merge', ?)");
  const dropUnused = db.prepare('DELETE FROM words WHERE word = ? AND posts <= 0');

  function putOne({ id, version, post }: VersionedPost, change: IndexChange) {
    const known = find.get(id) as { row: number; version: number; post: string | null } | undefined;
    if (known && known.version >= version) return;
    const facts = post ? factsOf(post) : undefined;
    const values = [
      version,
      facts ? JSON.stringify(facts) : null,
      post ? JSON.stringify(listedPost(post)) : null,
    ] as const;
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
    words: Map<string, WordUses>,
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

  return {
    put(posts: readonly VersionedPost[]): IndexChange {
      const change: IndexChange = { rows: new Map(), words: new Map() };
      inTransaction(db, () => {
        for (const post of posts) putOne(post, change);
        for (const [word, { posts: count, about }] of change.words) {
          if (count === 0 && about === 0) continue;
          countWord.run(word, count, about);
          if (count < 0) dropUnused.run(word);
        }
        merge.run(mergedAtOnce);
      });
      return change;
    },

    clear() {
      inTransaction(db, () =>
        db.exec("DELETE FROM posts; DELETE FROM words; INSERT INTO texts (texts) VALUES ('delete-all')"),
      );
    },
  };
}

function inTransaction(db: DatabaseSync, change: () => void) {
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

const columnsOf = (text: SearchedText): string[] => searchedFields.map((field) => indexedStems(text[field]));

function countWords(text: SearchedText, change: number, words: Map<string, WordUses>) {
  const about = distinctWords(aboutFields.flatMap((field) => text[field]));
  for (const word of distinctWords(Object.values(text).flat())) {
    const before = words.get(word) ?? { posts: 0, about: 0 };
    words.set(word, { posts: before.posts + change, about: before.about + (about.has(word) ? change : 0) });
  }
}
