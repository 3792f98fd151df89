import type { Actor, UserActor } from '@waypost/contracts/actor';
import type { Access, CallOwner, ServiceName } from '@waypost/contracts/contract';
import { claimedByName, type ClaimedField, claimsOf } from '@waypost/contracts/ownership';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownRoute } from '../http/error-answer.ts';
import type { VerifyActor } from './actor-token.ts';
import { requireDashboard, requireSelf, signInRequired } from './actor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    service?: CallOwner;
    access?: Access;
    /** What its schemas say, as the route was registered, and what its names say. */
    claims?: readonly ClaimedField[];
  }
}

function enforce(access: Access | undefined, actor: Actor | undefined): void {
  if (access === 'public') return;
  if (access === 'user' && actor?.kind !== 'user') throw signInRequired();
  // Outsiders shall not learn that it exists.
  if (access === 'service' && actor?.kind !== 'service') throw unknownRoute();
}

const requestPart = { params: 'params', querystring: 'query', body: 'body' } as const;

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    value,
  );

/** Refuses ids that a call claims as its user's own and are not; a blank one names nobody, and anything but text is left to validation. */
function requireOwnIds(request: FastifyRequest, user: UserActor, claims: readonly ClaimedField[]): void {
  for (const { part, path, claim } of claims) {
    const id = valueAt(request[requestPart[part]], path);
    if (typeof id !== 'string' || id === '') continue;
    if (claim === 'user') requireSelf(user, id);
    else requireDashboard(user, id);
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Who makes a request; undefined when it does not say. @throws for a proof that does not hold, or cannot be checked. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | undefined>;

/** By the `authorization: Bearer` token that names this service as its audience. */
export function byActorToken(name: ServiceName, verifyActor: VerifyActor): Authenticate {
  return async (request) => {
    const token = bearerToken(request);
    return token === undefined ? undefined : verifyActor(token, name);
  };
}

/**
 * Lets a request through to its route as the route's `config.access` says: first the session (401),
 * then, before the shape is looked at, ids claimed for somebody else (403).
 */
export function guardAccess(http: FastifyInstance, authenticate: Authenticate): void {
  http.decorateRequest('actor', undefined);

  http.addHook('onRoute', (route) => {
    const { method, url, config, schema } = route;
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`);
    // Between services ids are of whom the call is about.
    if (config.access !== 'service') {
      route.config = { ...config, claims: [...claimsOf(schema ?? {}), ...claimedByName] };
    }
  });

  http.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    request.actor = await authenticate(request, reply);
    enforce(request.routeOptions.config.access, request.actor);
  });

  http.addHook('preValidation', async (request) => {
    const { claims = [] } = request.routeOptions.config;
    // Whoever is signed out may read what is public, and nothing there is told by the ids that they name.
    if (request.actor?.kind === 'user') requireOwnIds(request, request.actor, claims);
  });
}
