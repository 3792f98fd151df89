import { generateKeyPairSync } from 'node:crypto';
import type { Actor } from '@waypost/contracts/actor';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newActorKeys, publicKeyOf, actorKeySet, readSigningKey, readVerifyingKeys } from './actor-keys.ts';
import type { ActorProcess } from './actor-rights.ts';
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
/** Not as somebody who is signed out: of the person it says nothing. */
const refused = { code: 'unavailable' };

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

  test('is used again, and remembered as proven, no longer where the clock is set back meanwhile', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    // A clock that stands at 0 is none to the library.
    vi.advanceTimersByTime(1);
    const sign = createActorSigner(keys.signing);
    const known = new Map(keys.verifying);
    const verify = createActorVerifier(known);
    const first = await sign(seeker, 'jobs');
    expect(await verify(first, 'jobs')).toEqual(seeker);
    known.clear();
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(30_001);
    expect(await sign(seeker, 'jobs')).not.toBe(first);
    expect(await verify(first, 'jobs')).toEqual(seeker);
    vi.advanceTimersByTime(35_000);
    await expect(verify(first, 'jobs')).rejects.toMatchObject(refused);
  });
});

describe('keys from the environment', () => {
  const pair = generateKeyPairSync('ed25519');
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const jwk = JSON.stringify(pair.privateKey.export({ format: 'jwk' }));

  test.each([
    ['PEM', pem],
    ['JWK', jwk],
  ])('fit a set of public keys as %s', async (_, privateKey) => {
    const sign = createActorSigner(await readSigningKey(privateKey));
    const verify = createActorVerifier(await readVerifyingKeys(actorKeySet([await publicKeyOf('bff', privateKey)])));
    expect(await verify(await sign(seeker, 'jobs'), 'jobs')).toEqual(seeker);
  });

  test('two keys of one process hold at once, while one replaces the other', async () => {
    const [before, after] = [await newActorKeys(['bff']), await newActorKeys(['bff'])].map(
      (made) => made.privateKeys.bff,
    );
    const keys = [await publicKeyOf('bff', after!), await publicKeyOf('bff', before!)];
    const verify = createActorVerifier(await readVerifyingKeys(actorKeySet(keys)));
    for (const privateKey of [before!, after!]) {
      const token = await createActorSigner(await readSigningKey(privateKey))(seeker, 'jobs');
      expect(await verify(token, 'jobs')).toEqual(seeker);
    }
  });

  test('are refused when they are of another kind or missing', async () => {
    const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const text = p256.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await expect(readSigningKey(text)).rejects.toThrow('Ed25519');
    await expect(readVerifyingKeys('{"keys":[]}')).rejects.toThrow('Too small');
  });

  test('a public key that names no process is refused, for it would speak for everybody', async () => {
    const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const unnamed = pair.publicKey.export({ format: 'jwk' });
    await expect(readVerifyingKeys(publicPem)).rejects.toThrow('JWK Set');
    await expect(readVerifyingKeys(JSON.stringify({ keys: [unnamed] }))).rejects.toThrow('waypost:process');
    const named = JSON.stringify({ keys: [{ ...unnamed, 'waypost:process': 'all of Waypost' }] });
    await expect(readVerifyingKeys(named)).rejects.toThrow('waypost:process');
  });
});

describe('what a process may say with its key', () => {
  const processes: ActorProcess[] = ['bff', 'applications', 'resumes', 'scoring-worker', 'demo-data'];
  let privateKeys: Readonly<Record<string, string>>;
  let verify: ReturnType<typeof createActorVerifier>;

  beforeAll(async () => {
    const made = await newActorKeys(processes);
    privateKeys = made.privateKeys;
    verify = createActorVerifier(await readVerifyingKeys(made.publicKeys));
  });

  const said = async (by: ActorProcess, actor: Actor) => {
    const sign = createActorSigner(await readSigningKey(privateKeys[by] ?? ''));
    return verify(await sign(actor, 'applications'), 'applications');
  };
  const service = (name: string): Actor => ({ kind: 'service', name });

  test.each<[ActorProcess, Actor]>([
    ['bff', seeker],
    ['bff', service('bff')],
    ['demo-data', seeker],
    ['resumes', service('resumes')],
    ['scoring-worker', service('scoring')],
  ])('%s is believed what is its own to say', async (by, actor) => {
    expect(await said(by, actor)).toEqual(actor);
  });

  test.each<[ActorProcess, string, Actor]>([
    ['resumes', 'a person', seeker],
    ['scoring-worker', 'a person', seeker],
    ['resumes', 'applications', service('applications')],
    ['resumes', 'the BFF', service('bff')],
    ['bff', 'resumes', service('resumes')],
    ['scoring-worker', 'itself under the name of its process', service('scoring-worker')],
    ['demo-data', 'the BFF', service('bff')],
  ])('%s is refused when it speaks for %s', async (by, _, actor) => {
    await expect(said(by, actor)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a key that no set knows is refused', async () => {
    const { privateKeys: unknown } = await newActorKeys(['bff']);
    const token = await createActorSigner(await readSigningKey(unknown.bff))(seeker, 'applications');
    await expect(verify(token, 'applications')).rejects.toMatchObject(refused);
  });
});
