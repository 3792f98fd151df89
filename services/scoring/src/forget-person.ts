import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import type { ApplicationScoreStore } from './application-score-store.ts';

/** Keeps no number, and nothing of what it was made of. */
export function forgetPerson({ store }: { store: ApplicationScoreStore }): ForgetPerson {
  return async ({ user_id }) => {
    for (const { id } of await store.query({ user_id })) await store.remove(id);
  };
}
