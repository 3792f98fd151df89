import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasNoRoom } from '../no-room.ts';
import { BackupError, labelFile, removeUnfinished, syncFolderOf, unfinished } from './backup-file.ts';
import { type Database, openDatabase } from './database.ts';

export type BackUpOptions = {
  /** A file that is there already may be written over, once the new one is whole. */
  replace?: boolean;
  /** In pages of the data file. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
};
export type BackedUp = { bytes: number };

/**
 * Copies the data file while it is used: every change is in the copy as a whole or not at all, and all that was acknowledged
 * before are. @throws BackupError, and leaves nothing behind, when that cannot be or `signal` says stop.
 */
export async function backUp(database: Database, file: string, options: BackUpOptions = {}): Promise<BackedUp> {
  const { replace = false, onProgress = () => undefined, signal } = options;
  refuseDataFile(database, file);
  refuseTaken(file, replace);
  const partial = unfinished(file);
  await removeUnfinished(file);
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    await database.copyTo(partial, (done, total) => {
      signal?.throwIfAborted();
      onProgress(done, total);
    });
    const { size } = await stat(partial);
    await labelFile(partial, size);
    signal?.throwIfAborted();
    refuseTaken(file, replace);
    await rename(partial, file);
    await syncFolderOf(file);
    return { bytes: (await stat(file)).size };
  } catch (error) {
    await removeUnfinished(file);
    throw sentenceFor(error, file);
  }
}

/** The same for the data file of a Waypost that does not run. @throws DataFolderError when it cannot be opened. */
export async function backUpDataFile(dataFile: string, file: string, options?: BackUpOptions): Promise<BackedUp> {
  if (!existsSync(dataFile)) throw new BackupError(`There is nothing to back up: ${dataFile} does not exist.`);
  const database = openDatabase(dataFile);
  try {
    return await backUp(database, file, options);
  } finally {
    database.close();
  }
}

/** Whatever is written after the data file has been replaced goes to the one that has no name any more. */
function refuseDataFile(database: Database, file: string) {
  const dataFile = database.get('PRAGMA database_list')?.['file'];
  if (!existsSync(file) || realpathSync(file) !== dataFile) return;
  throw new BackupError(`${file} is what is backed up. Choose another file for the backup.`);
}

function refuseTaken(file: string, replace: boolean) {
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)} for a backup.`);
  if (existsSync(file) && !replace) {
    throw new BackupError(`${file} is there already. Choose another name, or say --replace to write over it.`);
  }
}

function sentenceFor(error: unknown, file: string): unknown {
  if (hasNoRoom(error)) {
    return new BackupError(`There is no room on the disk for ${file}; nothing was left there.`, { cause: error });
  }
  const { code } = error as { code?: unknown };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR') {
    return new BackupError(`${file} cannot be written: ${(error as Error).message}.`, { cause: error });
  }
  return error;
}
