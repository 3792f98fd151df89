import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, importJWK, type CryptoKey } from 'jose';
import type { ActorSigningKey, ActorVerifyingKeys } from './actor-token.ts';

const isJson = (text: string) => text.trimStart().startsWith('{');

async function keyOf(key: KeyObject): Promise<{ kid: string; key: CryptoKey }> {
  const jwk = key.export({ format: 'jwk' });
  if (jwk.crv !== 'Ed25519') throw new Error('Expected an Ed25519 key');
  const imported = await importJWK(jwk, 'EdDSA');
  if (imported instanceof Uint8Array) throw new Error('Expected an Ed25519 key');
  return { kid: await calculateJwkThumbprint(jwk), key: imported };
}

/** Reads the signing key from PEM (PKCS #8) or JWK text. @throws Error when it is no Ed25519 private key. */
export async function readSigningKey(text: string): Promise<ActorSigningKey> {
  return keyOf(isJson(text) ? createPrivateKey({ key: JSON.parse(text), format: 'jwk' }) : createPrivateKey(text));
}

function publicKeys(text: string): KeyObject[] {
  if (!isJson(text)) {
    const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
    return blocks.map((block) => createPublicKey(block));
  }
  const json: { keys?: JsonWebKey[] } & JsonWebKey = JSON.parse(text);
  return (json.keys ?? [json]).map((key) => createPublicKey({ key, format: 'jwk' }));
}

/** Reads public keys from PEM blocks one after the other, a JWK, or a JWK Set. @throws Error when there is none. */
export async function readVerifyingKeys(text: string): Promise<ActorVerifyingKeys> {
  const keys = await Promise.all(publicKeys(text).map(keyOf));
  if (keys.length === 0) throw new Error('Expected at least one public key');
  return new Map(keys.map(({ kid, key }) => [kid, key]));
}

/** A new pair as PEM texts, for `ACTOR_PRIVATE_KEY` and `ACTOR_PUBLIC_KEYS`. */
export function newActorKeys(): { privateKey: string; publicKeys: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeys: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
