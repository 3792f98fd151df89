import { type Documents, insertIfFree } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';

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
  /** All that lead to somebody, former ones too. */
  of(user_id: string): Promise<string[]>;
  /**
   * Keeps of the names of somebody who is gone no more than a hash, by which nobody else gets them: links to them stand
   * elsewhere, and are not to lead to another person.
   */
  retire(user_id: string): Promise<void>;
};

const retiredId = (username: string) => derivedId('retired-username', username);

export async function createUsernameStore(documents: Documents): Promise<UsernameStore> {
  const claims = await documents.collection<UsernameClaim>({ name: 'usernames', indexes: [{ key: { user_id: 1 } }] });
  const retired = await documents.collection<{ _id: string; retired_at: string }>({
    name: 'retired-usernames',
    indexes: [],
  });
  const isRetired = async (username: string) => (await retired.findOne({ _id: retiredId(username) })) !== null;
  const ownerOf = async (username: string) => (await claims.findOne({ _id: username }))?.user_id;

  return {
    async claim(username, user_id) {
      const isFree = await insertIfFree(claims, { _id: username, user_id });
      if (!isFree) return (await ownerOf(username)) === user_id ? 'own' : 'taken';
      // Looked at afterwards, as its owner may just be leaving: then the hash was there before the name was free.
      if (!(await isRetired(username))) return 'claimed';
      await claims.deleteOne({ _id: username, user_id });
      return 'taken';
    },
    async release(username, user_id) {
      await claims.deleteOne({ _id: username, user_id });
    },
    ownerOf,
    of: async (user_id) => (await claims.find({ user_id }).toArray()).map(({ _id }) => _id),
    async retire(user_id) {
      for (const { _id: username } of await claims.find({ user_id }).toArray()) {
        await retired.updateOne(
          { _id: retiredId(username) },
          { $setOnInsert: { retired_at: new Date().toISOString() } },
          { upsert: true },
        );
        await claims.deleteOne({ _id: username });
      }
    },
  };
}
