import type { Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** Somebody's review of a post is blind while there is one. */
type BlindReview = { _id: string; user_id: string; job_post_id: string; since: string };

export type BlindReviewStore = {
  isBlind(job_post_id: string, user_id: string): Promise<boolean>;
  set(job_post_id: string, user_id: string, is_blind: boolean): Promise<void>;
  /** The posts that somebody reviews blindly. */
  of(user_id: string): Promise<Omit<BlindReview, '_id' | 'user_id'>[]>;
  forget(user_id: string): Promise<void>;
};

const idOf = (job_post_id: string, user_id: string) => derivedId('blind-review', job_post_id, user_id);

export async function createBlindReviewStore(documents: Documents): Promise<BlindReviewStore> {
  const collection = await documents.collection<BlindReview>({
    name: 'blind-reviews',
    indexes: [{ key: { user_id: 1 } }],
  });
  return {
    isBlind: async (job_post_id, user_id) => (await collection.findOne({ _id: idOf(job_post_id, user_id) })) !== null,
    async set(job_post_id, user_id, is_blind) {
      const _id = idOf(job_post_id, user_id);
      const review = { user_id, job_post_id, since: new Date().toISOString() };
      if (is_blind) await collection.updateOne({ _id }, { $setOnInsert: review }, { upsert: true });
      else await collection.deleteOne({ _id });
    },
    async of(user_id) {
      const reviews = await collection.find({ user_id }, { sort: { _id: 1 } }).toArray();
      return reviews.map(({ job_post_id, since }) => ({ job_post_id, since }));
    },
    async forget(user_id) {
      await collection.deleteMany({ user_id });
    },
  };
}
