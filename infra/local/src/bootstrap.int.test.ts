import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const bootstrap = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url));

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

/** A project in which everything is installed, and whose pages have never been built. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'waypost-bootstrap-'));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) await write(file, '{"packages":{}}');
  await write('package.json', '{"name":"waypost","type":"module","workspaces":["frontend"]}');
  await write('frontend/package.json', '{"name":"frontend","scripts":{"build":"mkdir -p dist"}}');
  for (const folder of ['contracts', 'node_modules/.bin']) await mkdir(join(root, folder), { recursive: true });
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'));
  for (const name of ['start', 'backup']) await write(`infra/local/src/${name}.ts`, `console.log('It is ${name}.')`);
  await cp(bootstrap, join(root, 'infra/local/bootstrap.mjs'));
});
afterAll(() => rm(root, { recursive: true }));

const said = async (command: string) =>
  (await run(process.execPath, [join(root, 'infra/local/bootstrap.mjs'), command])).stdout;

it('builds no pages for a backup: a Waypost that runs would serve them', async () => {
  expect(await said('backup')).toBe('It is backup.\n');
  expect(await said('start')).toBe('Building the pages…\nIt is start.\n');
});
