import { type Documents, insertIfFree } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { newId } from '@waypost/runtime/service/new-id';
import type { UserStore } from './user-store.ts';
import type { ProviderClaims } from './user.ts';

type Subject = Pick<ProviderClaims, 'iss' | 'sub'>;
/**
 * Which account a subject at the provider has now. One of before accounts were named here has no `user_id`, and none at all until
 * its first was deleted; `generation` is how many were.
 */
type Account = { _id: string; user_id?: string; generation?: number };

export type AccountStore = {
  /** The id of the account that a subject has, or will have: one, however many browsers it signs in with at once. */
  current(subject: Subject): Promise<string>;
  /** Leaves an account that was deleted for the next one; nothing where somebody else did so meanwhile. */
  leave(subject: Subject, user_id: string): Promise<void>;
  /** Keeps nothing of whose account it was. */
  forget(user_id: string): Promise<void>;
};

const idOf = ({ iss, sub }: Subject) => derivedId('account', iss, sub);
/** Ids of people were made of this once. A subject is no secret, so whoever knew it knew the person. */
const idOfBefore = ({ iss, sub }: Subject, generation: number) =>
  generation === 0 ? derivedId('user', iss, sub) : derivedId('user', iss, sub, String(generation));

export async function createAccountStore(documents: Documents, users: Pick<UserStore, 'find'>): Promise<AccountStore> {
  const accounts = await documents.collection<Account>({ name: 'accounts', indexes: [{ key: { user_id: 1 } }] });

  async function current(subject: Subject): Promise<string> {
    const _id = idOf(subject);
    const found = await accounts.findOne({ _id });
    if (found?.user_id !== undefined) return found.user_id;
    const before = idOfBefore(subject, found?.generation ?? 0);
    const user_id = (await users.find(before)) ? before : newId();
    if (found) await accounts.updateOne({ _id, user_id: { $exists: false } }, { $set: { user_id } });
    else await insertIfFree(accounts, { _id, user_id });
    // Another sign-in may have been first.
    return current(subject);
  }

  return {
    current,
    async leave(subject, user_id) {
      await accounts.deleteOne({ _id: idOf(subject), user_id });
    },
    async forget(user_id) {
      await accounts.deleteMany({ user_id });
    },
  };
}
