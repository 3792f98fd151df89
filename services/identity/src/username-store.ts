import { type Documents, isDuplicateKey } from '@waypost/runtime/ports/documents';

/** A name that belongs to somebody for good, in use or former: `_id` is the name. */
type UsernameClaim = { _id: string; user_id: string };

/** `claimed` now, the user's `own` already, or somebody else's. */
export type Claim = 'claimed' | 'own' | 'taken';

export type UsernameStore = {
  claim(username: string, user_id: string): Promise<Claim>;
  /** Gives back a name that was claimed and then not used. */
  release(username: string, user_id: string): Promise<void>;
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
        return 'claimed';
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await ownerOf(username)) === user_id ? 'own' : 'taken';
      }
    },
    async release(username, user_id) {
      await claims.deleteOne({ _id: username, user_id });
    },
    ownerOf,
  };
}
