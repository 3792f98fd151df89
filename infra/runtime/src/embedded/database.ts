import { type SQLInputValue, type SQLOutputValue, type StatementSync, backup } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDataFile } from './data-file.ts';
import { createWriteQueue } from './write-queue.ts';

export type SqlValue = SQLInputValue;
export type Row = Record<string, SQLOutputValue>;

/** The one connection. Statements run at once and block, so each has to be short. */
export type Database = {
  get(sql: string, ...params: SqlValue[]): Row | undefined;
  all(sql: string, ...params: SqlValue[]): Row[];
  /** @returns how many rows changed. Only inside `write`, so that no change is left without its commit. */
  run(sql: string, ...params: SqlValue[]): number;
  exec(sql: string): void;
  /** Runs `change` alone or not at all; resolves with its result once that is durable. */
  write<T>(change: () => T): Promise<T>;
  /**
   * Copies the database into another file, a few pages at a time, and every change that comes meanwhile with them.
   * @param onProgress in pages; the copy is given up when it throws.
   */
  copyTo(file: string, onProgress: (done: number, total: number) => void): Promise<unknown>;
  /** What was deleted is gone from the disk afterwards. Nothing to do where nothing was written since the last time. */
  fold(): void;
  close(): void;
};

/** More shapes of statements than Waypost has; a bound in case some caller builds them from data. */
const keptStatements = 1000;

/** Pages that a backup copies at a time. Writes wait meanwhile, less than a millisecond. */
const pagesAtATime = 100;

/** How often a backup is begun again because its first step met a write of this process; nothing has been copied then. */
const mostTries = 100;
/** Node throws in that case, though SQLite reports no error code: https://www.sqlite.org/c3ref/backup_finish.html */
const metOwnWrite = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 0;

/** @throws DataFolderError, see `openDataFile`. */
export function openDatabase(file: string): Database {
  const { db, fold, close } = openDataFile(file);
  const queue = createWriteQueue(db);
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (!statement) {
      if (statements.size === keptStatements) statements.clear();
      statement = db.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }

  const changes = () => Number(db.prepare('SELECT total_changes() AS n').get()?.['n']);
  let folded = changes();

  return {
    get: (sql, ...params) => prepared(sql).get(...params),
    all: (sql, ...params) => prepared(sql).all(...params),
    run: (sql, ...params) => Number(prepared(sql).run(...params).changes),
    exec: (sql) => db.exec(sql),
    write: queue.write,
    async copyTo(copy, onProgress) {
      const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) =>
        onProgress(totalPages - remainingPages, totalPages);
      for (let tries = 1; ; tries++) {
        try {
          return await backup(db, copy, { rate: pagesAtATime, progress });
        } catch (error) {
          if (!metOwnWrite(error) || tries === mostTries) throw error;
          await sleep(tries);
        }
      }
    },
    fold() {
      const now = changes();
      if (now === folded) return;
      fold();
      folded = now;
    },
    close() {
      queue.close();
      statements.clear();
      close();
    },
  };
}
