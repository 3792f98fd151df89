import { chmod, mkdir, mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const before = process.umask();
afterAll(() => process.umask(before));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

/** A folder as an earlier Waypost left it, or anybody else. */
async function folderWith(...names: string[]): Promise<string> {
  process.umask(0o022);
  const folder = join(await mkdtemp(join(tmpdir(), 'waypost-folder-')), 'data');
  await mkdir(folder, { mode: 0o755 });
  for (const name of names) await writeFile(join(folder, name), '', { mode: 0o644 });
  return folder;
}

test('a new data folder, and what is put into it, is for its owner only', async () => {
  const folder = join(await folderWith(), 'new', 'one');
  expect(await openDataFolder(folder)).toEqual({ tightened: false });
  await writeFile(join(folder, 'waypost.db'), '');
  expect(await modeOf(folder)).toBe(0o700);
  expect(await modeOf(join(folder, 'waypost.db'))).toBe(0o600);
});

test('one that others could read is closed to them, and that is told', async () => {
  const folder = await folderWith('waypost.db', 'waypost.db-wal', 'waypost.log.1', 'search.db');
  expect(await openDataFolder(folder)).toEqual({ tightened: true });
  const modes = await Promise.all((await readdir(folder)).map((name) => modeOf(join(folder, name))));
  expect([await modeOf(folder), ...modes]).toEqual([0o700, 0o600, 0o600, 0o600, 0o600]);
  expect(await openDataFolder(folder)).toEqual({ tightened: false });
});

test('a folder that holds other things stays open, and they too', async () => {
  const folder = await folderWith('waypost.db', 'letters.txt');
  await chmod(folder, 0o755);
  await openDataFolder(folder);
  const modes = await Promise.all(['', 'letters.txt', 'waypost.db'].map((name) => modeOf(join(folder, name))));
  expect(modes).toEqual([0o755, 0o644, 0o600]);
});

test.runIf(process.platform === 'linux')('one that cannot be made where it is said to be is told at once', async () => {
  await expect(openDataFolder('/proc/waypost/data')).rejects.toThrow(
    /WAYPOST_DATA[^]*\/proc\/waypost[^]*a folder that can be written to/,
  );
});

test('one that lies on a volume which is gone is told with where its link leads', async () => {
  const folder = await folderWith();
  const link = join(folder, 'data');
  await symlink(join(folder, 'volume'), link);
  const gone = ` is a link to '${join(folder, 'volume')}', which leads nowhere`;
  await expect(openDataFolder(link)).rejects.toThrow(`'${link}'${gone}`);
  await expect(openDataFolder(`${link}/`)).rejects.toThrow(gone);
  await expect(openDataFolder(join(link, 'inside'))).rejects.toThrow(`'${link}'${gone}`);
});
