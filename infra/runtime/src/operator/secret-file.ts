import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/** What has been written there before, if anything. */
export const readSecret = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/**
 * Whole or not at all, and for its owner only unless another mode is given.
 * @param mode such as 0o640, for an engine that runs as another user of the same group.
 */
export function writeSecret(file: string, text: string, mode = 0o600): void {
  makeFolder(dirname(file));
  writeFileSync(`${file}.new`, text, { mode });
  // The mode of a new file is less whatever the umask takes.
  chmodSync(`${file}.new`, mode);
  renameSync(`${file}.new`, file);
}
