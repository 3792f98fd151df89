import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const programOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test.each([
  ['evaluation/main.ts', '--data', /^spans…\nthere is no \S+dev\.json, which spans reads; .+evaluations\.md\n$/],
  [
    'judged-search/main.ts',
    '--posts',
    /^There are no posts in \S+: it has to be a folder of files that the import takes .+\n$/,
  ],
])('%s says in words which files it misses in a folder', async (program, option, words) => {
  const empty = await mkdtemp(join(tmpdir(), 'waypost-empty-'));
  for (const folder of [empty, join(empty, 'nowhere')]) {
    const command = run(process.execPath, [programOf(program), option, folder]);
    await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(words) });
  }
});
