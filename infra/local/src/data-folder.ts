import { constants } from 'node:fs';
import { access, chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@waypost/runtime/make-folder';
import { ConfigError } from '@waypost/runtime/service/process/config';

/** What Waypost puts into its folder, and nobody else is supposed to. */
const own = /^(waypost\.(db|log)|search\.db|door\.json)\b/;
const forOthers = 0o077;

/**
 * Makes the data folder where it is missing, for its owner only; so is everything that this process makes from now on.
 * @returns whether others could read what is there, which they can no longer.
 * @throws ConfigError where that cannot be, or nothing can be written there.
 */
export async function openDataFolder(path: string): Promise<{ tightened: boolean }> {
  process.umask(forOthers);
  try {
    makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return { tightened: await tighten(path) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError([
      { variable: 'WAYPOST_DATA', found: `'${path}' (${why})`, expected: 'a folder that can be written to' },
    ]);
  }
}

/** A folder that holds other things too, such as a home, is left as it is; what is ours in it is not. */
async function tighten(path: string): Promise<boolean> {
  const names = await readdir(path);
  const ours = names.filter((name) => own.test(name));
  const all = [...(ours.length === names.length ? [path] : []), ...ours.map((name) => join(path, name))];
  const changed = await Promise.all(all.map(takeFromOthers));
  return changed.includes(true);
}

async function takeFromOthers(path: string): Promise<boolean> {
  const { mode, uid } = await stat(path);
  if ((mode & forOthers) === 0 || uid !== process.getuid?.()) return false;
  await chmod(path, mode & 0o700);
  return true;
}
