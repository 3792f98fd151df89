import type { Actor } from '@waypost/contracts/actor';
import { dashboardTypes } from '@waypost/contracts/constants';
import type { ServiceName } from '@waypost/contracts/contract';
import { AppError, away, forbidden } from '@waypost/contracts/errors';
import { type CryptoKey, SignJWT, generateKeyPair, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { maySpeakAs, type Speaker } from './actor-rights.ts';

/** The private half; only who may speak for somebody has it. `kid` names the key in a token. */
export type ActorSigningKey = { kid: string; key: CryptoKey };
/** A public half, and for whom tokens that it proves may be. */
export type VerifyingKey = { key: CryptoKey; speaker: Speaker };
/** The public halves of all processes by `kid`; of a process more than one while its key is renewed. */
export type ActorVerifyingKeys = ReadonlyMap<string, VerifyingKey>;
export type ActorKeys = { signing: ActorSigningKey; verifying: ActorVerifyingKeys };

/** Makes the token that tells a service for whom a call is made. */
export type SignActor = (actor: Actor, audience: ServiceName) => Promise<string>;
/**
 * @throws unavailable for a token that is not proven: forged, expired, meant for another service, or signed with a key that
 * is not known. It says nothing of the person: mostly keys or clocks of two processes are apart, until somebody mends that;
 * forbidden for one that names whom its signer may not speak for.
 */
export type VerifyActor = (token: string, audience: ServiceName) => Promise<Actor>;

const algorithm = 'EdDSA';
const issuer = 'waypost';
const lifetime = 60;
const tolerance = 5;
const reuse = 30_000;
const mostKept = 10_000;

const actorSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('user'),
    user_id: z.string().min(1),
    dashboards: z.array(z.object({ dsh_id: z.string().min(1), dsh_type: z.enum(dashboardTypes) })),
  }),
  z.object({ kind: z.literal('service'), name: z.string().min(1) }),
]);

/** A fresh pair, for one process that both signs and verifies, and is all of Waypost unless said otherwise. */
export async function generateActorKeys(speaker: Speaker = 'all of Waypost'): Promise<ActorKeys> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { crv: 'Ed25519' });
  const kid = 'generated';
  return { signing: { kid, key: privateKey }, verifying: new Map([[kid, { key: publicKey, speaker }]]) };
}

/**
 * For at most so many ms, also where the clock is set back, and until the clock says so, also where the machine has slept.
 * However many people come, the one that was asked for longest ago makes room.
 */
const keptFor = <Kept extends { until: number }>(ttl: number) =>
  new LRUCache<string, Kept>({
    max: mostKept,
    ttl,
    ttlAutopurge: true,
    // By the clock of whoever asks, which a test sets.
    perf: { now: () => performance.now() },
  });

/**
 * Signs actor tokens: Ed25519, for one service, 60 seconds. A token is used again for up to 30 seconds,
 * as a page makes many calls for the same user. https://www.rfc-editor.org/rfc/rfc8037
 */
export function createActorSigner(signing: ActorSigningKey, now: () => number = Date.now): SignActor {
  const recent = keptFor<{ token: Promise<string>; until: number }>(reuse);

  function sign(actor: Actor, audience: ServiceName, at: number): Promise<string> {
    const issuedAt = Math.floor(at / 1000);
    return new SignJWT({ actor })
      .setProtectedHeader({ alg: algorithm, kid: signing.kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(signing.key);
  }

  return (actor, audience) => {
    const at = now();
    const key = `${audience} ${JSON.stringify(actor)}`;
    const known = recent.get(key);
    if (known && known.until > at) return known.token;
    const token = sign(actor, audience, at);
    recent.set(key, { token, until: at + reuse });
    return token;
  };
}

/**
 * Verifies actor tokens against the public keys, with 5 seconds of tolerance between clocks. As a token is used again,
 * what one proved is remembered for as long as it holds.
 */
export function createActorVerifier(keys: ActorVerifyingKeys, now: () => number = Date.now): VerifyActor {
  const proven = keptFor<{ actor: Actor; until: number }>((lifetime + tolerance) * 1000);

  function keyOf(kid: string | undefined): VerifyingKey {
    const known = keys.get(kid ?? '');
    if (!known) throw new Error(`No public key ${kid}`);
    return known;
  }

  async function verify(token: string, audience: ServiceName, at: number): Promise<{ actor: Actor; until: number }> {
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => keyOf(kid).key, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTolerance: tolerance,
      currentDate: new Date(at),
      requiredClaims: ['exp', 'iat'],
    });
    const actor = actorSchema.parse(payload['actor']);
    const { speaker } = keyOf(protectedHeader.kid);
    if (!maySpeakAs(speaker, actor)) throw forbidden(`The key of ${speaker} may not speak for this ${actor.kind}`);
    return { actor, until: (Number(payload.exp) + tolerance) * 1000 };
  }

  return async (token, audience) => {
    const at = now();
    const key = `${audience} ${token}`;
    const known = proven.get(key);
    if (known && known.until > at) return known.actor;
    try {
      const proof = await verify(token, audience, at);
      proven.set(key, proof);
      return proof.actor;
    } catch (cause) {
      throw cause instanceof AppError ? cause : away(cause);
    }
  };
}
