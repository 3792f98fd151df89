import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigningKey, readVerifyingKeys } from '@waypost/runtime/service/actor-keys';
import { createActorSigner, createActorVerifier } from '@waypost/runtime/service/actor-token';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepActorKeys } from './keep-actor-keys.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(folder, name), 'utf8');

test('keys are made once, fit each other, and are for their owner only', async () => {
  expect(keepActorKeys(folder)).toBe('made');
  const made = await read('private');
  const actor = { kind: 'service', name: 'jobs' } as const;
  const token = await createActorSigner(await readSigningKey(made))(actor, 'identity');
  const verify = createActorVerifier(await readVerifyingKeys(await read('public')));
  expect(await verify(token, 'identity')).toEqual(actor);
  expect((await stat(join(folder, 'private'))).mode & 0o077).toBe(0);

  expect(keepActorKeys(folder)).toBe('kept');
  expect(await read('private')).toBe(made);
});
