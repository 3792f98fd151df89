import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fieldWeights, wordFields } from '../words/searched-fields.ts';
import { grown } from './number-lists.ts';

/** What is asked of FTS5: which rows match; with `scored` how well, too, which takes several times as long; or whether any does. */
export type TextQuestion = { expression: string; wanted: 'rows' | 'scored' | 'first' };

/** Beside each other: rows, and how well each matches, if that was asked for: more is better. */
export type Matches = { rows: Uint32Array; scores: Float64Array };

const weights = [...wordFields.map((field) => fieldWeights[field].toFixed(1)), '0.0'].join(', ');

const statements = {
  rows: 'SELECT rowid FROM texts WHERE texts MATCH ?',
  // With BM25 as SQLite has it: less is better.
  scored: `SELECT rowid, -bm25(texts, ${weights}) FROM texts WHERE texts MATCH ?`,
  first: 'SELECT rowid FROM texts WHERE texts MATCH ? LIMIT 1',
} satisfies Record<TextQuestion['wanted'], string>;

let opened: { file: string; db: DatabaseSync; prepared: Map<string, StatementSync> } | undefined;

/** Nothing that a question needs takes long. */
export function ready(): void {}

/** Runs in a thread of its own, so that it may take as long as FTS5 does. Several at once, as each way there and back waits for what other work the asking thread has. */
export const match = ({ file, questions }: { file: string; questions: readonly TextQuestion[] }): Matches[] =>
  questions.map((question) => matchesOf(file, question));

function matchesOf(file: string, { expression, wanted }: TextQuestion): Matches {
  let rows = new Uint32Array(1_024);
  let scores = new Float64Array(wanted === 'scored' ? rows.length : 0);
  let count = 0;
  for (const found of statementFor(file, wanted).iterate(expression)) {
    const [row, score = 0] = found as unknown as [row: number, score?: number];
    rows = grown(rows, count);
    rows[count] = row;
    if (wanted === 'scored') {
      scores = grown(scores, count);
      scores[count] = score;
    }
    count++;
  }
  return { rows: rows.slice(0, count), scores: scores.slice(0, count) };
}

/** Whether every page of a file is as SQLite wrote it: a pass over all of it. */
export function isWhole(file: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 1_000 });
    return db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok';
  } catch {
    // Whatever is wrong with it, the way out is the same.
    return false;
  } finally {
    db?.close();
  }
}

function statementFor(file: string, wanted: TextQuestion['wanted']): StatementSync {
  opened ??= { file, db: open(file), prepared: new Map() };
  const statement = opened.prepared.get(wanted) ?? opened.db.prepare(statements[wanted]);
  statement.setReturnArrays(true);
  opened.prepared.set(wanted, statement);
  return statement;
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
  db.exec('PRAGMA cache_size = -8192');
  return db;
}
