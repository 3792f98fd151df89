import { AppError } from '@waypost/contracts/errors';

/** https://sqlite.org/rescode.html#full; the low byte is the primary code. */
const sqliteFull = 13;
const codesOfFiles = new Set<unknown>(['ENOSPC', 'EDQUOT']);
/** https://www.mongodb.com/docs/manual/reference/error-codes/ */
const mongoOutOfDiskSpace = 14_031;

/** Whether something failed because a disk is full. */
export function hasNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return (
    codesOfFiles.has(code) ||
    code === mongoOutOfDiskSpace ||
    (code === 'ERR_SQLITE_ERROR' && (Number(errcode) & 0xff) === sqliteFull)
  );
}

/** What people are told of it: nobody who reads it can mend it, but it says why, and that nothing was taken. */
export const noRoom = (cause?: unknown) =>
  new AppError('unavailable', 'There is no room left on the disk of this Waypost, so this was not saved.', { cause });
