import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What has been written there before, if anything. */
export const readSecret = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Whole or not at all, and for its owner only. */
export function writeSecret(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
