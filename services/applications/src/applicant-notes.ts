import type { ApplicantNote, ApplicantNotes } from '@waypost/contracts/entities/applicant-notes';
import { AppError } from '@waypost/contracts/errors';
import { noteLimits } from '@waypost/contracts/note-limits';
import type { Decision } from '@waypost/runtime/messaging/stored';

/** What somebody who manages a post keeps for themselves about one applicant. Nobody is told of it. */
export type KeptNotes = ApplicantNotes & {
  application_id: string;
  job_post_id: string;
  /** The id of the person who wrote the notes. */
  owner_id: string;
  /** About whom. */
  user_id: string;
};

const changed = (value: KeptNotes): Decision<KeptNotes> => ({ value, events: [] });

type Writing = { _id: string; text: string; version: number; created_at?: string | undefined };

const staleNote = (note: ApplicantNote) =>
  new AppError('version-conflict', 'This note was changed elsewhere meanwhile', { details: { note } });
const tooMany = () =>
  new AppError(
    'conflict',
    `You have written ${noteLimits.most} notes on this applicant, the maximum. Delete one first.`,
  );

/** The same note sent twice is one. @throws version-conflict, conflict for one too many. */
export function writeNote(current: KeptNotes, writing: Writing, at: string): Decision<KeptNotes> | undefined {
  const { _id, text, version, created_at = at } = writing;
  const there = current.notes.find((note) => note._id === _id);
  if (there) {
    if (there.text === text) return undefined;
    if (there.version !== version) throw staleNote(there);
    const note = { ...there, text, updated_at: at, version: there.version + 1 };
    return changed({ ...current, notes: current.notes.map((one) => (one._id === _id ? note : one)) });
  }
  if (current.notes.length >= noteLimits.most) throw tooMany();
  // What was deleted in another tab while it was being changed is written anew, so that nothing typed is lost.
  const note = { _id, text, created_at: created_at < at ? created_at : at, updated_at: at, version: 1 };
  const notes = [...current.notes, note].toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  return changed({ ...current, notes });
}

export function deleteNote(current: KeptNotes, _id: string): Decision<KeptNotes> | undefined {
  const notes = current.notes.filter((note) => note._id !== _id);
  return notes.length === current.notes.length ? undefined : changed({ ...current, notes });
}

export const rate = (current: KeptNotes, rating: ApplicantNotes['rating']): Decision<KeptNotes> | undefined =>
  current.rating === rating ? undefined : changed({ ...current, rating });
