import { notFound } from '@waypost/contracts/errors';
import { createAggregateStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Documents } from '@waypost/runtime/ports/documents';
import type { KeptFile, ResumeFile } from './resume-file.ts';

export type ResumeFileStore = AggregateStore<ResumeFile>;

export const createResumeFileStore = (documents: Documents): Promise<ResumeFileStore> =>
  createAggregateStore<ResumeFile>({
    documents,
    spec: {
      name: 'resume-files',
      indexes: [
        { key: { resume_id: 1 } },
        { key: { 'reservations.application_id': 1 } },
        { key: { attention_since: 1 } },
      ],
    },
    events: [],
  });

export const fileNotFound = () => notFound('Resume file');

/** @throws not-found for one that is unknown or gone. */
export async function requireFile(store: ResumeFileStore, id: string): Promise<KeptFile> {
  const file = await store.find(id);
  if (!file || file.gone) throw fileNotFound();
  return file;
}
