import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { createKeyedMutex } from '@waypost/runtime/service/keyed-mutex';

/** A job post that is saved on a dashboard. */
export type SavedJob = { _id: string; user_id: string; dsh_id: string; job_post_id: string; saved_at: string };

export type SavedJobStore = {
  /** Saving twice is saving once; the first time counts. @throws conflict when the dashboard holds as many as it may. */
  save(saved: Omit<SavedJob, '_id'>): Promise<void>;
  remove(dsh_id: string, job_post_id: string): Promise<void>;
  /** The posts of these that are saved on the dashboard, or on any dashboard of the user where none is named. */
  savedAmong(user_id: string, dsh_id: string | undefined, job_post_ids: readonly string[]): Promise<string[]>;
  /** All of a dashboard, the last one first. */
  savedOn(user_id: string, dsh_id: string): Promise<SavedJob[]>;
  /** On all their dashboards. */
  of(user_id: string): Promise<SavedJob[]>;
  forget(user_id: string): Promise<void>;
};

const tooManySaved = () =>
  new AppError(
    'conflict',
    `You have saved ${limits.savedJobs} job posts on this dashboard, the maximum. Remove some first.`,
  );

const savedJobId = (dsh_id: string, job_post_id: string) => derivedId('saved-job', dsh_id, job_post_id);

export async function createSavedJobStore(documents: Documents): Promise<SavedJobStore> {
  const collection: Collection<SavedJob> = await documents.collection<SavedJob>({
    name: 'saved-jobs',
    indexes: [{ key: { user_id: 1, job_post_id: 1 } }, { key: { dsh_id: 1, saved_at: -1 } }],
  });

  const exclusively = createKeyedMutex(documents, 'saved-jobs');

  return {
    save: (saved) =>
      exclusively(saved.dsh_id, async () => {
        const _id = savedJobId(saved.dsh_id, saved.job_post_id);
        if (await collection.findOne({ _id })) return;
        if ((await collection.countDocuments({ dsh_id: saved.dsh_id })) >= limits.savedJobs) throw tooManySaved();
        await collection.updateOne({ _id }, { $setOnInsert: saved }, { upsert: true });
      }),
    async remove(dsh_id, job_post_id) {
      await collection.deleteOne({ _id: savedJobId(dsh_id, job_post_id) });
    },
    async savedAmong(user_id, dsh_id, job_post_ids) {
      const found = await collection
        .find({ user_id, job_post_id: { $in: job_post_ids }, ...(dsh_id !== undefined && { dsh_id }) })
        .toArray();
      return [...new Set(found.map((saved) => saved.job_post_id))];
    },
    savedOn(user_id, dsh_id) {
      return collection.find({ dsh_id, user_id }, { sort: { saved_at: -1, _id: 1 } }).toArray();
    },
    of: (user_id) => collection.find({ user_id }, { sort: { saved_at: 1 } }).toArray(),
    async forget(user_id) {
      await collection.deleteMany({ user_id });
    },
  };
}
