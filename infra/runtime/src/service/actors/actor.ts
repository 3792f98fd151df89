import type { Actor, UserActor } from '@waypost/contracts/actor';
import { AppError, forbidden } from '@waypost/contracts/errors';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** For whom the call is made, as its token says; undefined when it carries none. */
    actor: Actor | undefined;
  }
}

export const signInRequired = () => new AppError('unauthenticated', 'Authentication required. Please log in again.');

/** The signed-in user a call is made for. @throws unauthenticated when there is none. */
export function userOf(request: Pick<FastifyRequest, 'actor'>): UserActor {
  if (request.actor?.kind !== 'user') throw signInRequired();
  return request.actor;
}

/** @throws forbidden when the id is not the actor's own. */
export function requireSelf(actor: UserActor, user_id: string): void {
  if (actor.user_id !== user_id) throw forbidden();
}

/** The actor's dashboard of that id. @throws forbidden when it is somebody else's. */
export function requireDashboard(actor: UserActor, dsh_id: string): UserActor['dashboards'][number] {
  const dashboard = actor.dashboards.find((own) => own.dsh_id === dsh_id);
  if (!dashboard) throw forbidden();
  return dashboard;
}
