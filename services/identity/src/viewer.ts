import type { Actor } from '@waypost/contracts/actor';

/** Whether somebody looks at themselves. */
export const viewerOf = (actor: Actor | undefined, user_id: string): 'self' | 'public' =>
  actor?.kind === 'user' && actor.user_id === user_id ? 'self' : 'public';
