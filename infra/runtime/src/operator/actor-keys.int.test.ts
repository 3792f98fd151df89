import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperator } from '../testing/run-operator.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-actor-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runOperator('actor-keys', args, {});

test('a renewal says in which order processes are started again', async () => {
  expect(await run(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining('New keys: identity, ') });
  expect((await run(folder, '--renew', 'bff')).stdout).toBe('New keys: bff.\nRestart the other processes, then bff.\n');
  expect((await run(folder, '--revoke', 'bff')).stdout).toBe('New keys: bff.\nRestart all processes.\n');
});

test.each(['--renew', '--revoke'])('%s makes no key in a folder that has none of that process', async (how) => {
  const nowhere = join(folder, 'nowhere');
  expect(await run(nowhere, how, 'bff')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There are no keys in ${nowhere}.`),
  });
  expect(existsSync(nowhere)).toBe(false);
});
