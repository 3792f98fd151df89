import { readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasNoRoom } from '../no-room.ts';
import {
  BackupError,
  copyOut,
  type Label,
  readLabel,
  removeUnfinished,
  syncFolderOf,
  unfinished,
} from './backup-file.ts';
import { keepName } from './data-file.ts';
import { openDatabase } from './database.ts';

type RestoreOptions = {
  /** Puts right what must not go on as it stood in the backup, before the file has its name. */
  settle?: (file: string) => Promise<void>;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Makes a data file out of a backup, in a folder that is empty or does not exist. Sessions are left out: who has signed out since
 * then stays signed out. @throws BackupError for what is no whole backup or no empty folder; nothing is left there then.
 */
export async function restore(
  backup: string,
  dataFile: string,
  { settle, onProgress = () => undefined }: RestoreOptions = {},
): Promise<Label> {
  refuseUsed(dataFile);
  await readLabel(backup);
  // Two at once would take away, or go on with, what the other has half written.
  const kept = keepName(`${unfinished(dataFile)}.lock`);
  try {
    // Another one may have been done meanwhile.
    refuseUsed(dataFile);
    await removeUnfinished(dataFile);
    const label = await copyOut(backup, unfinished(dataFile), onProgress);
    await forgetSessions(unfinished(dataFile));
    await settle?.(unfinished(dataFile));
    // Nor may it take the place of what a Waypost that was started meanwhile has made.
    refuseUsed(dataFile);
    await rename(unfinished(dataFile), dataFile);
    await syncFolderOf(dataFile);
    return label;
  } catch (error) {
    await removeUnfinished(dataFile);
    if (!hasNoRoom(error)) throw error;
    throw new BackupError(`There is no room on the disk of ${dirname(dataFile)}; nothing was left there.`, {
      cause: error,
    });
  } finally {
    kept.close();
  }
}

async function forgetSessions(file: string) {
  const database = openDatabase(file);
  try {
    await database.write(() => database.run('DELETE FROM sessions'));
  } finally {
    database.close();
  }
}

/** What an earlier try has left is no reason to refuse. */
function refuseUsed(dataFile: string) {
  const folder = dirname(dataFile);
  const found = namesIn(folder).filter((name) => !`${folder}/${name}`.startsWith(unfinished(dataFile)));
  if (found.length === 0) return;
  throw new BackupError(
    `${folder} is not empty (${found.slice(0, 3).join(', ')}). Restore into a new folder with WAYPOST_DATA, or move that one away first.`,
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new BackupError(`${folder} cannot be restored into: ${(error as Error).message}.`, { cause: error });
  }
}
