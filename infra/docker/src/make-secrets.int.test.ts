import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('make-secrets.ts', import.meta.url));
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-made-'));
});
afterAll(() => rm(folder, { recursive: true }));

const make = (env: Record<string, string>) =>
  run(process.execPath, [program], {
    env: { SECRETS: folder, DEMO_ISSUER: 'http://sign-in.localhost:3080', ...env },
  });

test('the address of the mail server, with its password, is a file of identity, for as long as there is one', async () => {
  const file = join(folder, 'identity', 'smtp-url');
  const address = 'smtps://waypost:a-password@smtp.example.org';
  const { stdout } = await make({ SMTP_URL: address });
  expect(await readFile(file, 'utf8')).toBe(address);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(stdout).not.toContain('a-password');
  await make({});
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
});
