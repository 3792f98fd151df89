import { profileChanged, profileCreated, profileRemoved } from '@waypost/contracts/events/profile-events';
import { isThere } from '@waypost/runtime/messaging/aggregate-document';
import { createAggregateStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { hasEmail, removed, restate, type User } from './user.ts';

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

/** So many first letters tell people apart well enough, and can be written in few enough ways. */
const toldApartBy = 6;

/** All ways to write a text in capitals and small letters. */
const writingsOf = (text: string): string[] =>
  Array.from(text).reduce<string[]>(
    (writings, letter) => {
      const ways = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])];
      return writings.flatMap((writing) => ways.map((way) => writing + way));
    },
    [''],
  );

/**
 * The accounts of an address, in whatever case it is written: providers keep it as people once wrote it. The index is asked for
 * each writing of the first letters.
 */
export async function usersOfEmail(users: UserStore, email: string): Promise<Stored<User>[]> {
  const starts = writingsOf(Array.from(email).slice(0, toldApartBy).join(''));
  const $or = starts.map((start) => ({ email: { $gte: start, $lt: `${start}\uFFFF` } }));
  const alike = await users.collection.find({ $or }, { projection: { email: 1 } }).toArray();
  const ids = alike.filter((user) => hasEmail(user, email)).map(({ _id }) => _id);
  return ids.length > 0 ? users.query({ _id: { $in: ids } }, { limit: mostAccounts }) : [];
}
