import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { hasNoRoom } from '../no-room.ts';
import { DataFolderError } from './data-folder-error.ts';
import { formatVersion, schema, upgrades } from './schema.ts';

/** "WAYP": says that a SQLite file is ours. */
export const applicationId = 0x57415950;

const wayOut =
  'Choose another folder with WAYPOST_DATA, or move this one away to start with a new one; nothing was changed in it.';

export type DataFile = {
  db: DatabaseSync;
  /** Brings what is in the log beside the file into it, and leaves the log empty: what was deleted stands there until then. */
  fold(): void;
  close(): void;
};

/**
 * Opens the one file of the embedded runtime, or makes it. The file is locked by this process until `close`;
 * the lock is SQLite's own, so the operating system releases it when the process dies.
 * @throws DataFolderError when the file is in use, newer, damaged or not ours; it is left as it is.
 */
export function openDataFile(file: string): DataFile {
  if (file === ':memory:') return openMemory();

  const db = openLocked(file);
  try {
    refuseForeign(db, file);
    configure(db);
    // Only for the sentence a second process shows: the lock itself is in SQLite. After the checks, so that a folder
    // that is refused stays as it is.
    noteOwner(file);
    return {
      db,
      fold: () => foldLog(db),
      close() {
        foldLog(db);
        rmSync(ownerNote(file), { force: true });
        db.close();
      },
    };
  } catch (error) {
    db.close();
    throw sentenceFor(error, file);
  }
}

/**
 * Keeps a name in a folder to this process, as a data file is kept: until `close`, or until the process dies.
 * @throws DataFolderError while another one has it.
 */
export function keepName(file: string): { close(): void } {
  const db = openLocked(file);
  return {
    close() {
      for (const part of ['', '-journal']) rmSync(`${file}${part}`, { force: true });
      db.close();
    },
  };
}

function openMemory(): DataFile {
  const db = new DatabaseSync(':memory:');
  configure(db);
  return { db, fold: () => undefined, close: () => db.close() };
}

function openLocked(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    makeFolder(dirname(file));
    // SQLite gives the files that it makes beside it the same rights.
    closeSync(openSync(file, 'a', 0o600));
    // Long enough for a predecessor that is just closing.
    db = new DatabaseSync(file, { timeout: 1000 });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db?.close();
    throw sentenceFor(error, file);
  }
}

function refuseForeign(db: DatabaseSync, file: string) {
  const found = readPragma(db, 'application_id');
  const version = readPragma(db, 'user_version');
  const tables = Number(db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n']);
  if (found === 0 && version === 0 && tables === 0) return;

  if (found !== applicationId) {
    throw new DataFolderError(`${file} is a database of another program, not of Waypost. ${wayOut}`);
  }
  if (version > formatVersion) {
    throw new DataFolderError(
      `${file} was written by a newer Waypost: its format is ${version}, this one knows formats up to ${formatVersion}. ` +
        `Start the newer Waypost. ${wayOut}`,
    );
  }
  const verdict = String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  if (verdict !== 'ok') throw damaged(file, verdict);
}

/**
 * How many pages the write-ahead log holds before a commit folds them into the file, with a sync. With SQLite's usual thousand
 * everybody would wait for a tenth of a second.
 */
const pagesFoldedAtOnce = 200;

function configure(db: DatabaseSync) {
  // In WAL mode NORMAL keeps the file whole but may lose the last commits on a power cut; FULL syncs each commit
  // before it is acknowledged. The write queue shares that sync between everything that waits for it.
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 8388608;
    PRAGMA wal_autocheckpoint = ${pagesFoldedAtOnce};
    PRAGMA cache_size = -16384;
    PRAGMA temp_store = MEMORY;
  `);
  db.exec(
    `BEGIN; ${upgradesOf(db)} ${schema} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}; COMMIT`,
  );
}

/** From the format of the file to ours, one after the other; nothing for a new file. */
function upgradesOf(db: DatabaseSync): string {
  const found = readPragma(db, 'user_version');
  if (found === 0) return '';
  return Array.from({ length: formatVersion - found }, (_, at) => upgrades[found + at] ?? '').join(' ');
}

function readPragma(db: DatabaseSync, name: string): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** A full disk can wait with it: what is in the log is found there at the next opening. */
function foldLog(db: DatabaseSync) {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!hasNoRoom(error)) throw error;
  }
}

function noteOwner(file: string) {
  try {
    writeFileSync(ownerNote(file), String(process.pid), { mode: 0o600 });
  } catch (error) {
    if (!hasNoRoom(error)) throw error;
  }
}

const ownerNote = (file: string) => `${file}.pid`;

function ownerOf(file: string): string {
  try {
    return ` (process ${readFileSync(ownerNote(file), 'utf8')})`;
  } catch {
    return '';
  }
}

const damaged = (file: string, finding: string, cause?: unknown) =>
  new DataFolderError(`${file} is damaged: ${finding}. Put a copy of it in its place if you have one. ${wayOut}`, {
    cause,
  });

/** https://sqlite.org/rescode.html; the low byte is the primary code. */
const busy = 5;
const corrupt = 11;
const notADatabase = 26;

function sentenceFor(error: unknown, file: string): unknown {
  if (error instanceof DataFolderError || !(error instanceof Error)) return error;
  if (hasNoRoom(error)) {
    return new DataFolderError(
      `There is no room on the disk of ${file}. Make some, and start again; nothing is lost.`,
      {
        cause: error,
      },
    );
  }
  switch (Number((error as { errcode?: number }).errcode) & 0xff) {
    case busy:
      return new DataFolderError(
        `${file} is in use by another running Waypost${ownerOf(file)}. Stop that one, or choose another folder with WAYPOST_DATA.`,
        { cause: error },
      );
    case corrupt:
      return damaged(file, error.message, error);
    case notADatabase:
      return new DataFolderError(`${file} is not a Waypost data file, or its beginning is damaged. ${wayOut}`, {
        cause: error,
      });
    default:
      return new DataFolderError(`${file} cannot be opened: ${error.message}. ${wayOut}`, { cause: error });
  }
}
