import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** When the owner of a post last looked at the list of its applicants. */
export type ApplicantVisit = { _id: string; user_id: string; job_post_id: string; at: string };

export type ApplicantVisitStore = {
  /** Two tabs may tell of it in either order: the later one stays. */
  visit(user_id: string, job_post_id: string, at: string): Promise<void>;
  /** By post; those that they have never looked at are missing. */
  among(user_id: string, job_post_ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  of(user_id: string): Promise<ApplicantVisit[]>;
  forget(user_id: string): Promise<void>;
};

const visitId = (user_id: string, job_post_id: string) => derivedId('applicant-visit', user_id, job_post_id);

export async function createApplicantVisitStore(documents: Documents): Promise<ApplicantVisitStore> {
  const collection: Collection<ApplicantVisit> = await documents.collection<ApplicantVisit>({
    name: 'applicant-visits',
    indexes: [{ key: { user_id: 1 } }],
  });
  return {
    async visit(user_id, job_post_id, at) {
      const _id = visitId(user_id, job_post_id);
      await collection.updateOne({ _id }, { $setOnInsert: { user_id, job_post_id, at } }, { upsert: true });
      await collection.updateOne({ _id, at: { $lt: at } }, { $set: { at } });
    },
    async among(user_id, job_post_ids) {
      const ids = job_post_ids.map((id) => visitId(user_id, id));
      const visits = await collection.find({ _id: { $in: ids } }).toArray();
      return new Map(visits.map(({ job_post_id, at }) => [job_post_id, at]));
    },
    of: (user_id) => collection.find({ user_id }).toArray(),
    async forget(user_id) {
      await collection.deleteMany({ user_id });
    },
  };
}
