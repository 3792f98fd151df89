import { profileChanged, profileCreated, profileRemoved } from '@waypost/contracts/events/profile-events';
import { isThere } from '@waypost/runtime/messaging/aggregate-document';
import { createAggregateStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { removed, restate, type User } from './user.ts';

export type UserStore = AggregateStore<User> & {
  /** Whether there was one of this id, which was deleted. */
  isRemoved(id: string): Promise<boolean>;
};

export async function createUserStore(documents: Documents): Promise<UserStore> {
  const store = await createAggregateStore<User>({
    noun: 'User',
    documents,
    // By e-mail an operator finds people; nobody signs in by it.
    spec: { name: 'users', indexes: [{ key: { email: 1 } }] },
    events: [profileCreated, profileChanged, profileRemoved],
    restate,
    removed,
  });
  return {
    ...store,
    async isRemoved(id) {
      const kept = await store.collection.findOne({ _id: id });
      return kept !== null && !isThere(kept);
    },
  };
}

/** Several accounts may have one address, of different providers; more than these are not looked at. */
const mostAccounts = 20;

/** The accounts of an address, written as given or in small letters. */
export const usersOfEmail = (users: UserStore, email: string): Promise<Stored<User>[]> =>
  users.query({ email: { $in: [...new Set([email, email.toLowerCase()])] } }, { limit: mostAccounts });
