import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import type { ApplicationScoreStore } from './application-score-store.ts';

/** Keeps no number, and nothing of what it was made of. */
export function forgetPerson({ store }: { store: ApplicationScoreStore }): ForgetPerson {
  return async ({ user_id }) => {
    const theirs = store.collection.find({ user_id }, { projection: { _id: 1 } });
    for (const { _id } of await theirs.toArray()) await store.remove(_id);
  };
}
