import type { Actor, UserActor } from '@waypost/contracts/actor';

/** The person who looks, where somebody is signed in. */
export const viewerOf = (actor: Actor | undefined): UserActor | undefined =>
  actor?.kind === 'user' ? actor : undefined;
