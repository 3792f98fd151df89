import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('make-secrets.ts', import.meta.url));
const run = promisify(execFile);

test.each([
  ['release', 'Bad_Name'],
  ['release', '2nd'],
  ['release', 'a'.repeat(54)],
  ['namespace', 'jobs.here'],
  ['namespace', 'jobs-'],
])('a --%s that Kubernetes refuses, %s, is refused before anything is made', async (option, name) => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-secrets-'));
  await expect(run(process.execPath, [program, '--folder', folder, `--${option}`, name])).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^--${option} '${name}' is no name for Kubernetes: at most .+\\n$`)),
  });
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')('a --folder that cannot be made is said at once, in one line', async () => {
  await expect(
    run(process.execPath, [program, '--folder', '/proc/waypost'], { timeout: 30_000 }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: "ENOENT: no such file or directory, mkdir '/proc/waypost'\n",
  });
});
