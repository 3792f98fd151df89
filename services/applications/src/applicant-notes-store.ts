import type { ApplicantNotes } from '@waypost/contracts/entities/applicant-notes';
import { noteLimits } from '@waypost/contracts/note-limits';
import { createAggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Decision, Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { KeptNotes } from './applicant-notes.ts';
import type { Application } from './application.ts';

/** What lists show of them. */
export type NotesInShort = { rating: ApplicantNotes['rating']; note_count: number };

export type ApplicantNotesStore = {
  of(application_id: string, owner_id: string): Promise<ApplicantNotes>;
  among(application_ids: readonly string[], owner_id: string): Promise<ReadonlyMap<string, NotesInShort>>;
  /** What somebody has rated the applicants of a post, by application; who is not rated is not there. */
  ratings(job_post_id: string, owner_id: string): Promise<ReadonlyMap<string, number>>;
  change(
    application: Stored<Application>,
    owner_id: string,
    decide: (current: KeptNotes) => Decision<KeptNotes> | undefined,
  ): Promise<ApplicantNotes>;
  /** What somebody has written, for their own copy: up to `limit` documents by id, after the id `after`. */
  writtenBy(
    owner_id: string,
    page: { after: string; limit: number },
  ): Promise<{ id: string; value: Omit<KeptNotes, 'owner_id' | 'user_id'> }[]>;
  /** On which of their applications somebody has anything: they learn no more of it. */
  existOn(application_ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes the notes on this person's applications, and the notes that this person wrote. */
  forget(user_id: string): Promise<void>;
};

const notesId = (application_id: string, owner_id: string) => derivedId('applicant-notes', application_id, owner_id);
/** Also what was written and taken back again is kept, as nothing. */
export const isWritten = ({ rating, notes }: Pick<KeptNotes, 'rating' | 'notes'>) =>
  rating !== null || notes.length > 0;

/** Without the words of the notes, of which a page of applicants can have megabytes. */
const inShort = { projection: { application_id: 1, rating: 1, 'notes._id': 1 } } as const;

/** Beside the applications, so that no answer, no event and no copy of an application can have them by mistake. */
export async function createApplicantNotesStore(documents: Documents): Promise<ApplicantNotesStore> {
  const store = await createAggregateStore<KeptNotes>({
    noun: 'Note',
    documents,
    spec: {
      name: 'applicant-notes',
      indexes: [
        { key: { application_id: 1 } },
        { key: { owner_id: 1, job_post_id: 1, rating: 1 } },
        { key: { user_id: 1 } },
      ],
    },
    events: [],
  });

  return {
    async of(application_id, owner_id) {
      const { rating, notes } = (await store.find(notesId(application_id, owner_id)))?.value ?? empty;
      return { rating, notes };
    },
    async among(application_ids, owner_id) {
      const ids = application_ids.map((id) => notesId(id, owner_id));
      const found = await store.collection.find({ _id: { $in: ids } }, inShort).toArray();
      return new Map(
        found.map(({ application_id, rating, notes }) => [application_id, { rating, note_count: notes.length }]),
      );
    },
    async ratings(job_post_id, owner_id) {
      const rated = { owner_id, job_post_id, rating: { $gte: noteLimits.rating.min } };
      const found = await store.collection.find(rated, { projection: { application_id: 1, rating: 1 } }).toArray();
      return new Map(found.map(({ application_id, rating }) => [application_id, rating ?? 0]));
    },
    async change({ id: application_id, value: { job_post_id, user_id } }, owner_id, decide) {
      const _id = notesId(application_id, owner_id);
      const again = () => store.changeIfThere(_id, decide);
      const there = await again();
      if (there) return there.value;
      const value = { application_id, job_post_id, owner_id, user_id, ...empty };
      const first = decide(value);
      if (!first) return value;
      const made = (await store.createIfFree({ id: _id, ...first })) ?? (await again());
      return made?.value ?? value;
    },
    async writtenBy(owner_id, { after, limit }) {
      const all = await store.query({ owner_id, _id: { $gt: after } }, { sort: { _id: 1 }, limit });
      return all.map(({ id, value: { application_id, job_post_id, rating, notes } }) => ({
        id,
        value: { application_id, job_post_id, rating, notes },
      }));
    },
    async existOn(application_ids) {
      const all = await store.collection.find({ application_id: { $in: application_ids } }, inShort).toArray();
      return new Set(all.filter(isWritten).map(({ application_id }) => application_id));
    },
    async forget(user_id) {
      await store.collection.deleteMany({ user_id });
      await store.collection.deleteMany({ owner_id: user_id });
    },
  };
}

const empty: ApplicantNotes = { rating: null, notes: [] };
