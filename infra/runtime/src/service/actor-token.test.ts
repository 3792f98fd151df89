import { generateKeyPairSync } from 'node:crypto';
import type { Actor } from '@waypost/contracts/actor';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSigningKey, readVerifyingKeys } from './actor-keys.ts';
import { type ActorKeys, createActorSigner, createActorVerifier, generateActorKeys } from './actor-token.ts';

const start = Date.parse('2026-01-01T12:00:00Z');
const seeker: Actor = {
  kind: 'user',
  user_id: 'a'.repeat(24),
  dashboards: [{ dsh_id: 'b'.repeat(24), dsh_type: 'Job Seeker' }],
};
let keys: ActorKeys;

beforeAll(async () => {
  keys = await generateActorKeys();
});

const signedAt = (time: number, actor: Actor = seeker) => createActorSigner(keys.signing, () => time)(actor, 'jobs');
const verifierAt = (time: number) => createActorVerifier(keys.verifying, () => time);
const refused = { code: 'unauthenticated' };

describe('an actor token', () => {
  test.each<Actor>([seeker, { kind: 'service', name: 'applications' }])('names its $kind', async (actor) => {
    expect(await verifierAt(start)(await signedAt(start, actor), 'jobs')).toEqual(actor);
  });

  test('is refused by another service', async () => {
    await expect(verifierAt(start)(await signedAt(start), 'resumes')).rejects.toMatchObject(refused);
  });

  test('holds for a minute and the tolerance between clocks', async () => {
    const token = await signedAt(start);
    expect(await verifierAt(start + 64_000)(token, 'jobs')).toEqual(seeker);
    await expect(verifierAt(start + 66_000)(token, 'jobs')).rejects.toMatchObject(refused);
  });

  test('that was proven once holds no longer, and for no other service, than one that was not', async () => {
    let time = start;
    const token = await signedAt(start);
    const verify = createActorVerifier(keys.verifying, () => time);
    expect(await verify(token, 'jobs')).toEqual(seeker);
    expect(await verify(token, 'jobs')).toEqual(seeker);
    await expect(verify(token, 'resumes')).rejects.toMatchObject(refused);
    time = start + 66_000;
    await expect(verify(token, 'jobs')).rejects.toMatchObject(refused);
  });

  test('is refused when signed with another key of the same name', async () => {
    const others = await generateActorKeys();
    const token = await createActorSigner(others.signing, () => start)(seeker, 'jobs');
    await expect(verifierAt(start)(token, 'jobs')).rejects.toMatchObject(refused);
  });

  test('is refused when it is no token, or not signed at all', async () => {
    const [, payload] = (await signedAt(start)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    await expect(verifierAt(start)('nonsense', 'jobs')).rejects.toMatchObject(refused);
    await expect(verifierAt(start)(unsigned, 'jobs')).rejects.toMatchObject(refused);
  });

  test('is used again for 30 seconds, for the same actor and service only', async () => {
    let time = start;
    const sign = createActorSigner(keys.signing, () => time);
    const first = await sign(seeker, 'jobs');
    time = start + 29_000;
    expect(await sign(seeker, 'jobs')).toBe(first);
    expect(await sign(seeker, 'resumes')).not.toBe(first);
    expect(await sign({ ...seeker, user_id: 'c'.repeat(24) }, 'jobs')).not.toBe(first);
    time = start + 30_000;
    expect(await sign(seeker, 'jobs')).not.toBe(first);
  });
});

describe('keys from the environment', () => {
  const pair = generateKeyPairSync('ed25519');
  const older = generateKeyPairSync('ed25519');
  const pem = {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  const jwk = {
    privateKey: JSON.stringify(pair.privateKey.export({ format: 'jwk' })),
    publicKey: JSON.stringify(pair.publicKey.export({ format: 'jwk' })),
  };
  const jwkSet = JSON.stringify({
    keys: [older.publicKey.export({ format: 'jwk' }), pair.publicKey.export({ format: 'jwk' })],
  });
  const twoPems = older.publicKey.export({ type: 'spki', format: 'pem' }).toString() + pem.publicKey;

  test.each([
    ['PEM', pem.privateKey, pem.publicKey],
    ['JWK', jwk.privateKey, jwk.publicKey],
    ['a JWK Set beside PEM', pem.privateKey, jwkSet],
    ['two PEM blocks beside JWK', jwk.privateKey, twoPems],
  ])('fit together as %s', async (_, privateKey, publicKeys) => {
    const sign = createActorSigner(await readSigningKey(privateKey));
    const verify = createActorVerifier(await readVerifyingKeys(publicKeys));
    expect(await verify(await sign(seeker, 'jobs'), 'jobs')).toEqual(seeker);
  });

  test('are refused when they are of another kind or missing', async () => {
    const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const text = p256.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await expect(readSigningKey(text)).rejects.toThrow('Ed25519');
    await expect(readVerifyingKeys('none')).rejects.toThrow('at least one public key');
  });
});
