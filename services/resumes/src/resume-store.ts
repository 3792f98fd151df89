import { resumeRemoved, resumeReplaced, resumeTextRead, resumeUploaded } from '@waypost/contracts/events/resume-events';
import { createAggregateStore, type AggregateStore, type Creation } from '@waypost/runtime/messaging/aggregate-store';
import { isDuplicateKey, type Documents } from '@waypost/runtime/ports/documents';
import { freePlace } from './free-place.ts';
import { resumeNotFound, restate, type KeptResume, type Resume } from './resume.ts';

export type ResumeStore = AggregateStore<Resume>;

export const createResumeStore = (documents: Documents): Promise<ResumeStore> =>
  createAggregateStore<Resume>({
    documents,
    spec: {
      name: 'resumes',
      indexes: [{ key: { user_id: 1, uploaded_at: -1, _id: -1 } }, { key: { place: 1 }, unique: true }],
    },
    events: [resumeUploaded, resumeReplaced, resumeTextRead, resumeRemoved],
    restate,
  });

/** @throws not-found for one that is removed, unknown or somebody else's: the three look the same. */
export async function requireOwnResume(store: ResumeStore, id: string, user_id: string): Promise<KeptResume> {
  const resume = await store.find(id);
  if (!resume || resume.removed || resume.user_id !== user_id) throw resumeNotFound();
  return resume;
}

/** Writes a new one in a place that is free. @throws conflict when the person has none left. */
export async function createInPlace(
  store: ResumeStore,
  user_id: string,
  arrive: (place: string) => Creation<Resume>,
): Promise<KeptResume> {
  for (;;) {
    const { state, events } = arrive(freePlace(user_id, await resumesOf(store, user_id)));
    try {
      const resume = await store.create(state, events);
      if (resume.removed) throw resumeNotFound();
      return resume;
    } catch (error) {
      // Somebody else took the place: one fewer is free, so this ends.
      if (!isDuplicateKey(error)) throw error;
    }
  }
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
