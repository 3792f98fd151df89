import type { Documents } from '@waypost/runtime/ports/documents';
import { isDuplicateKey } from '@waypost/runtime/ports/documents';

/** A name that belongs to somebody for good, in use or former: `_id` is the name. */
type UsernameClaim = { _id: string; user_id: string };

export type UsernameStore = {
  /** True when the name is the user's now, or was before. */
  claim(username: string, user_id: string): Promise<boolean>;
  /** Whose name it is or was. */
  ownerOf(username: string): Promise<string | undefined>;
};

export async function createUsernameStore(documents: Documents): Promise<UsernameStore> {
  const claims = await documents.collection<UsernameClaim>({ name: 'usernames', indexes: [] });
  const ownerOf = async (username: string) => (await claims.findOne({ _id: username }))?.user_id;

  return {
    async claim(username, user_id) {
      try {
        await claims.insertOne({ _id: username, user_id });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await ownerOf(username)) === user_id;
      }
    },
    ownerOf,
  };
}
