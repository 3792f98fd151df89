import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { ConfigError } from '@waypost/runtime/service/config';

/** Makes the data folder where it is missing. @throws ConfigError where that cannot be, or nothing can be written there. */
export async function openDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError([
      { variable: 'WAYPOST_DATA', found: `'${path}' (${why})`, expected: 'a folder that can be written to' },
    ]);
  }
}
