import { resumeRemoved, resumeReplaced, resumeTextRead, resumeUploaded } from '@waypost/contracts/events/resume-events';
import { createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Documents } from '@waypost/runtime/ports/documents';
import { resumeNotFound } from './resume.ts';
import type { KeptResume, Resume } from './resume.ts';

export type ResumeStore = AggregateStore<Resume>;

export const createResumeStore = (documents: Documents): Promise<ResumeStore> =>
  createAggregateStore<Resume>({
    documents,
    spec: { name: 'resumes', indexes: [{ key: { user_id: 1, uploaded_at: -1, _id: -1 } }] },
    events: [resumeUploaded, resumeReplaced, resumeTextRead, resumeRemoved],
  });

/** @throws not-found for one that is removed, unknown or somebody else's: the three look the same. */
export async function requireOwnResume(store: ResumeStore, id: string, user_id: string): Promise<KeptResume> {
  const resume = await store.find(id);
  if (!resume || resume.removed || resume.user_id !== user_id) throw resumeNotFound();
  return resume;
}

/** Newest first. */
export async function resumesOf(store: ResumeStore, user_id: string): Promise<KeptResume[]> {
  const newestFirst = { sort: { uploaded_at: -1, _id: -1 } } as const;
  const found = await store.collection.find({ user_id, removed: false }, newestFirst).toArray();
  return found.filter((resume) => !resume.removed);
}

export async function newestReadable(store: ResumeStore, user_id: string): Promise<KeptResume | undefined> {
  const resumes = await resumesOf(store, user_id);
  return resumes.find(({ text }) => text.status === 'readable');
}
