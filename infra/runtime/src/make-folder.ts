import { existsSync, mkdirSync, readlinkSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder where it is missing, and those above it, for their owner only; somebody else may make them at the same time. Node's
 * own `recursive` never ends where a folder says of what is made in it that there is none, as `/proc` does.
 * @throws with the words of the system where it cannot be made, or where a link leads that stands in its place.
 */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) return;
    // Of a link that leads nowhere the system says that a file is there.
    if (!there)
      (error as Error).message = `'${path}' is a link to '${readlinkSync(resolve(path))}', which leads nowhere`;
    throw error;
  }
}
