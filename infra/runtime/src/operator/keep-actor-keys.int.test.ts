import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSigningKey, readVerifyingKeys } from '../service/actors/actor-keys.ts';
import type { ActorProcess } from '../service/actors/actor-rights.ts';
import { createActorSigner, createActorVerifier } from '../service/actors/actor-token.ts';
import { keepActorKeys } from './keep-actor-keys.ts';

const processes: ActorProcess[] = ['bff', 'resumes'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keyFile = (process: ActorProcess) => join(folder, process, 'actor-key');
const keyOf = (process: ActorProcess) => readFile(keyFile(process), 'utf8');
const set = () => readFile(join(folder, 'shared', 'actor-keys'), 'utf8');

async function believes(process: ActorProcess, privateKey: string): Promise<boolean> {
  const sign = createActorSigner(await readSigningKey(privateKey));
  const verify = createActorVerifier(await readVerifyingKeys(await set()));
  const token = await sign({ kind: 'service', name: process }, 'jobs');
  return verify(token, 'jobs').then(
    () => true,
    () => false,
  );
}

test('each process gets a key of its own, once, for its owner only', async () => {
  expect(await keepActorKeys({ folder, processes })).toEqual(processes);
  const made = await keyOf('bff');
  expect(made).not.toBe(await keyOf('resumes'));
  for (const process of processes) {
    expect(await believes(process, await keyOf(process))).toBe(true);
    expect((await stat(keyFile(process))).mode & 0o077).toBe(0);
  }
  expect(await set()).not.toContain('"d"');

  expect(await keepActorKeys({ folder, processes })).toEqual([]);
  expect(await keyOf('bff')).toBe(made);
});

test('a renewed key holds beside the one before, which the next renewal ends', async () => {
  await keepActorKeys({ folder, processes });
  const [first, other] = [await keyOf('bff'), await keyOf('resumes')];
  expect(await keepActorKeys({ folder, processes }, { process: 'bff', revoke: false })).toEqual(['bff']);
  const second = await keyOf('bff');
  expect(second).not.toBe(first);
  expect(await Promise.all([first, second].map((key) => believes('bff', key)))).toEqual([true, true]);
  await keepActorKeys({ folder, processes });
  expect(await believes('bff', first)).toBe(true);

  await keepActorKeys({ folder, processes }, { process: 'bff', revoke: false });
  const keys = [first, second, await keyOf('bff')];
  expect(await Promise.all(keys.map((key) => believes('bff', key)))).toEqual([false, true, true]);
  expect(await keyOf('resumes')).toBe(other);
});

test('a renewal that was broken off before the new key was there can be repeated: the key in use holds', async () => {
  await keepActorKeys({ folder, processes });
  const inUse = await keyOf('bff');
  await keepActorKeys({ folder, processes }, { process: 'bff', revoke: false });
  await writeFile(keyFile('bff'), inUse);
  await keepActorKeys({ folder, processes }, { process: 'bff', revoke: false });
  expect(await Promise.all([inUse, await keyOf('bff')].map((key) => believes('bff', key)))).toEqual([true, true]);
});

test('a revoked key is refused at once, and that of a process that is no more', async () => {
  await keepActorKeys({ folder, processes });
  const [stolen, other] = [await keyOf('bff'), await keyOf('resumes')];
  await keepActorKeys({ folder, processes }, { process: 'bff', revoke: true });
  expect(await believes('bff', stolen)).toBe(false);
  expect(await believes('bff', await keyOf('bff'))).toBe(true);

  await keepActorKeys({ folder, processes: ['bff'] });
  expect(await believes('resumes', other)).toBe(false);
});
