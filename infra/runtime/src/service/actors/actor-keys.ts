import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type CryptoKey } from 'jose';
import { z } from 'zod';
import { type ActorProcess, actorProcesses, isActorProcess } from './actor-rights.ts';
import type { ActorSigningKey, ActorVerifyingKeys, VerifyingKey } from './actor-token.ts';

/** The member of a JWK that says which process signs with it (RFC 7517, 4: members of one's own are allowed). */
const owner = 'waypost:process';

const publicJwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), [owner]: z.unknown() });
const keySet = z.object({ keys: z.array(z.unknown()).min(1) });

/** The public half of a process's key, as it stands in the set. */
export type ActorPublicKey = Readonly<Record<string, unknown>> & { kid: string; [owner]: ActorProcess };

const isJson = (text: string) => text.trimStart().startsWith('{');

async function keyOf(key: KeyObject): Promise<{ kid: string; key: CryptoKey }> {
  const jwk = key.export({ format: 'jwk' });
  if (jwk.crv !== 'Ed25519') throw new Error('Expected an Ed25519 key');
  const imported = await importJWK(jwk, 'EdDSA');
  if (imported instanceof Uint8Array) throw new Error('Expected an Ed25519 key');
  return { kid: await calculateJwkThumbprint(jwk), key: imported };
}

const privateKeyOf = (text: string) =>
  isJson(text) ? createPrivateKey({ key: JSON.parse(text), format: 'jwk' }) : createPrivateKey(text);

/** Reads the signing key from PEM (PKCS #8) or JWK text. @throws Error when it is no Ed25519 private key. */
export async function readSigningKey(text: string): Promise<ActorSigningKey> {
  return keyOf(privateKeyOf(text));
}

async function verifyingKeyOf(value: unknown): Promise<[string, VerifyingKey]> {
  const jwk = publicJwk.parse(value);
  const speaker = jwk[owner];
  if (!isActorProcess(speaker)) {
    throw new Error(`Expected "${owner}" of each key to be one of ${actorProcesses.join(', ')}`);
  }
  // Only its public members: somebody may have put the private half there too.
  const { kty, crv, x } = jwk;
  const { kid, key } = await keyOf(createPublicKey({ key: { kty, crv, x }, format: 'jwk' }));
  return [kid, { key, speaker }];
}

/**
 * Reads a JWK Set whose keys each name their process; a process may have several, while its key is renewed.
 * @throws Error when there is none, or one that names no process: it would speak for everybody.
 */
export async function readVerifyingKeys(text: string): Promise<ActorVerifyingKeys> {
  if (!isJson(text)) throw new Error('Expected a JWK Set, since PEM cannot say whose a key is');
  const { keys } = keySet.parse(JSON.parse(text));
  return new Map(await Promise.all(keys.map(verifyingKeyOf)));
}

/** The public half of what is given as `ACTOR_PRIVATE_KEY`, named as the key of that process. */
export async function publicKeyOf(process: ActorProcess, privateKey: string): Promise<ActorPublicKey> {
  const jwk = createPublicKey(privateKeyOf(privateKey)).export({ format: 'jwk' });
  return { ...jwk, use: 'sig', alg: 'EdDSA', kid: await calculateJwkThumbprint(jwk), [owner]: process };
}

/** A new private key as PEM text, for `ACTOR_PRIVATE_KEY` of one process. */
export const newActorKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What is given as `ACTOR_PUBLIC_KEYS` to every process. */
export const actorKeySet = (keys: readonly ActorPublicKey[]): string => JSON.stringify({ keys });

/** A pair of each of some processes: the private keys one by one, the public ones together. */
export async function newActorKeys<Name extends ActorProcess>(
  processes: readonly Name[],
): Promise<{ privateKeys: Readonly<Record<Name, string>>; publicKeys: string }> {
  const made = processes.map((name) => [name, newActorKey()] as const);
  const keys = await Promise.all(made.map(([name, privateKey]) => publicKeyOf(name, privateKey)));
  return { privateKeys: Object.fromEntries(made) as Record<Name, string>, publicKeys: actorKeySet(keys) };
}
