import { notFound } from '@waypost/contracts/errors';
import {
  resumeRemoved,
  resumeReplaced,
  resumeTextRead,
  resumeUploaded,
  type ResumeState,
} from '@waypost/contracts/events/resume-events';
import type { Aggregate, Creation, Decision, NewEvent } from '@waypost/runtime/messaging/aggregate-store';
import { hashOf, pending, type TextState } from './text-state.ts';

/** A file as its owner named it. */
export type NamedFile = { file_id: string; original_name: string; resume_size: number };

export type KeptResume = Aggregate &
  NamedFile & {
    removed: false;
    user_id: string;
    uploaded_at: string;
    text: TextState;
    /** One of the places that a person has; older resumes have none. Unique, see `free-place.ts`. */
    place?: string;
  };
/** What is left of a removed one: enough that nothing late brings it back. */
export type RemovedResume = Aggregate & { removed: true; user_id: string; file_id: string };
export type Resume = KeptResume | RemovedResume;

export const resumeNotFound = () => notFound('Resume');

export type Arriving = { _id: string; user_id: string; place: string };

export function upload({ _id, user_id, place }: Arriving, file: NamedFile, at: string): Creation<Resume> {
  const state = { _id, user_id, place, ...file, uploaded_at: at, text: pending, removed: false as const };
  return { state, events: [eventOf(resumeUploaded, state)] };
}

export function replace(current: Resume, file: NamedFile, at: string): Decision<Resume> {
  if (current.removed) throw resumeNotFound();
  const state = { ...current, ...file, uploaded_at: at, text: pending };
  return { state, events: [eventOf(resumeReplaced, state)] };
}

export function remove(current: Resume): Decision<Resume> | undefined {
  if (current.removed) return undefined;
  const { _id, version, schema, outbox, user_id, file_id } = current;
  const state = { _id, version, schema, outbox, user_id, file_id, removed: true as const };
  return { state, events: [eventOf(resumeRemoved, state)] };
}

/** Nothing when the resume has another file by now. */
export function recordText(current: Resume, file_id: string, text: TextState): Decision<Resume> | undefined {
  if (current.removed || current.file_id !== file_id || current.text.status !== 'pending') return undefined;
  const state = { ...current, text };
  return { state, events: [eventOf(resumeTextRead, state)] };
}

/** What tells a log that has nothing of a resume what it is now; its text is read if that is still to be done. */
export const restate = (resume: Resume): NewEvent => eventOf(resume.removed ? resumeRemoved : resumeUploaded, resume);

type Told = { _id: string; user_id: string; file_id: string; removed: boolean; text?: TextState };

function eventOf({ type }: { type: string }, { _id, user_id, file_id, removed, text = pending }: Told): NewEvent {
  const data: ResumeState = {
    resume_id: _id,
    user_id,
    file_id,
    text_status: text.status,
    text_hash: hashOf(text),
    removed,
  };
  return { type, data };
}
