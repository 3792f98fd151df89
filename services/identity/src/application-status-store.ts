import type { ApplicantStatus } from '@waypost/contracts/constants';
import { findById } from '@waypost/runtime/messaging/find-by-id';
import { saveIfNewer } from '@waypost/runtime/messaging/read-model';
import type { Documents } from '@waypost/runtime/ports/documents';

/** What an application was when its applicant and the owner of its post were last told: notifications are about the difference. */
export type ApplicationStatus = {
  _id: string;
  version: number;
  user_id: string;
  submission: number;
  status: ApplicantStatus;
  /** The owner knows of a score of this submission. Missing where that was kept before owners were told of scores: they need not be. */
  is_scored?: boolean;
};

export type ApplicationStatusStore = {
  find(application_id: string): Promise<ApplicationStatus | undefined>;
  of(user_id: string): Promise<ApplicationStatus[]>;
  keep(status: ApplicationStatus): Promise<void>;
  forget(user_id: string): Promise<void>;
};

export async function createApplicationStatusStore(documents: Documents): Promise<ApplicationStatusStore> {
  const collection = await documents.collection<ApplicationStatus>({
    name: 'application-statuses',
    indexes: [{ key: { user_id: 1 } }],
  });
  return {
    find: findById(collection),
    of: (user_id) => collection.find({ user_id }).toArray(),
    async keep(status) {
      await saveIfNewer(collection, status);
    },
    async forget(user_id) {
      await collection.deleteMany({ user_id });
    },
  };
}
