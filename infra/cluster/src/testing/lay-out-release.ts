import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Closeable } from '@waypost/runtime/closeable';
import { ownFolder } from '../entry-files.ts';

const run = promisify(execFile);
const lockfile = 'package-lock.json';

/** A text that a release has in a file, and what it shall have there instead. */
export type Change = readonly [file: string, before: string, after: string];

export type Release = Closeable & { folder: string };

/**
 * Waypost as it is at a revision, in a folder of its own, with some texts changed. Its packages are this one's where it asks
 * for the same ones, else they are installed.
 * @throws Error for a revision that is not there, and for a text that is not in its file.
 */
export async function layOutRelease(revision: string, changes: readonly Change[]): Promise<Release> {
  // On the disk of this one, so that its packages can be linked; a link by name would lead out of what readers of files may read.
  await mkdir(join(ownFolder, '.waypost'), { recursive: true });
  const folder = await mkdtemp(join(ownFolder, '.waypost', 'release-'));
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, revision], { cwd: ownFolder });
  await run('tar', ['-xf', archive, '-C', folder]);
  const locks = await Promise.all([ownFolder, folder].map((of) => readFile(join(of, lockfile), 'utf8')));
  if (new Set(locks).size === 1) await run('cp', ['-al', join(ownFolder, 'node_modules'), folder]);
  else await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  // The pages are the same in both: what is tried is what lies behind them.
  await symlink(join(ownFolder, 'frontend/dist'), join(folder, 'frontend/dist'));
  for (const [file, before, after] of changes) {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} of ${revision} does not say: ${before}`);
    await writeFile(join(folder, file), text.replace(before, after));
  }
  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}
