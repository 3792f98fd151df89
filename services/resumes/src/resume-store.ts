import { resumeRemoved, resumeReplaced, resumeTextRead, resumeUploaded } from '@waypost/contracts/events/resume-events';
import { createAggregateStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Creation, Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { freePlace } from './free-place.ts';
import { resumeNotFound, restate, type KeptResume, type Resume } from './resume.ts';

export type ResumeStore = AggregateStore<Resume>;

export const createResumeStore = (documents: Documents): Promise<ResumeStore> =>
  createAggregateStore<Resume>({
    noun: 'Resume',
    documents,
    spec: {
      name: 'resumes',
      indexes: [{ key: { user_id: 1, uploaded_at: -1, _id: -1 } }, { key: { place: 1 }, unique: true }],
    },
    events: [resumeUploaded, resumeReplaced, resumeTextRead, resumeRemoved],
    restate,
  });

export function ifKept({ value, ...storedAs }: Stored<Resume>): Stored<KeptResume> | undefined {
  return value.removed ? undefined : { ...storedAs, value };
}

/** @throws not-found for one that is removed. */
export function requireKept(resume: Stored<Resume>): Stored<KeptResume> {
  const kept = ifKept(resume);
  if (!kept) throw resumeNotFound();
  return kept;
}

/** @throws not-found for one that is removed, unknown or somebody else's: the three look the same. */
export async function requireOwnResume(store: ResumeStore, id: string, user_id: string): Promise<Stored<KeptResume>> {
  const resume = await store.find(id);
  const kept = resume && ifKept(resume);
  if (kept?.value.user_id !== user_id) throw resumeNotFound();
  return kept;
}

/** Writes a new one in a place that is free. @throws conflict when the person has none left. */
export async function createInPlace(
  store: ResumeStore,
  user_id: string,
  arrive: (place: string) => Creation<Resume>,
): Promise<Stored<KeptResume>> {
  for (;;) {
    const created = await store.createIfFree(arrive(freePlace(user_id, await resumesOf(store, user_id))));
    if (created) return requireKept(created);
    // Somebody else took the place: one fewer is free, so this ends.
  }
}

/** Newest first. */
export async function resumesOf(store: ResumeStore, user_id: string): Promise<Stored<KeptResume>[]> {
  const newestFirst = { sort: { uploaded_at: -1, _id: -1 } } as const;
  // Removed resumes have no `uploaded_at`, so this filter skips them in the index.
  const found = await store.query({ user_id, uploaded_at: { $gte: '' } }, newestFirst);
  return found.flatMap((resume) => ifKept(resume) ?? []);
}

export async function newestReadable(store: ResumeStore, user_id: string): Promise<Stored<KeptResume> | undefined> {
  const resumes = await resumesOf(store, user_id);
  return resumes.find(({ value }) => value.text.status === 'readable');
}
