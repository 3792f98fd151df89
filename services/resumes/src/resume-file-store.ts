import { notFound } from '@waypost/contracts/errors';
import { createAggregateStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { ifKept, type KeptFile, type ResumeFile } from './resume-file.ts';

export type ResumeFileStore = AggregateStore<ResumeFile>;

export const createResumeFileStore = (documents: Documents): Promise<ResumeFileStore> =>
  createAggregateStore<ResumeFile>({
    noun: 'Resume file',
    documents,
    spec: {
      name: 'resume-files',
      indexes: [
        { key: { resume_id: 1 } },
        { key: { user_id: 1 } },
        { key: { 'reservations.application_id': 1 } },
        { key: { attention_since: 1 } },
        { key: { gone: 1, _id: 1 } },
      ],
    },
    events: [],
  });

export const fileNotFound = () => notFound('Resume file');

/** @throws not-found for one that is unknown or gone. */
export async function requireFile(store: ResumeFileStore, id: string): Promise<Stored<KeptFile>> {
  const file = await store.find(id);
  const kept = file && ifKept(file);
  if (!kept) throw fileNotFound();
  return kept;
}
