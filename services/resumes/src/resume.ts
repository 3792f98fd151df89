import { notFound } from '@waypost/contracts/errors';
import {
  resumeRemoved,
  resumeReplaced,
  resumeTextRead,
  resumeUploaded,
  type ResumeState,
} from '@waypost/contracts/events/resume-events';
import type { Creation, Decision, NewEvent, Stored } from '@waypost/runtime/messaging/stored';
import { hashOf, pending, type TextState } from './text-state.ts';

/** A file as its owner named it. */
export type NamedFile = { file_id: string; original_name: string; resume_size: number };

export type KeptResume = NamedFile & {
  removed: false;
  user_id: string;
  uploaded_at: string;
  text: TextState;
  /** One of the places that a person has; older resumes have none. Unique, see `free-place.ts`. */
  place?: string;
};
/** What is left of a removed one: enough that nothing late brings it back. */
export type RemovedResume = { removed: true; user_id: string; file_id: string };
export type Resume = KeptResume | RemovedResume;

export const resumeNotFound = () => notFound('Resume');

export type Arriving = { id: string; user_id: string; place: string };

export function upload({ id, user_id, place }: Arriving, file: NamedFile, at: string): Creation<Resume> {
  const value: Resume = { user_id, place, ...file, uploaded_at: at, text: pending, removed: false };
  return { id, value, events: [told(resumeUploaded)] };
}

export function replace(current: Resume, file: NamedFile, at: string): Decision<Resume> {
  if (current.removed) throw resumeNotFound();
  return { value: { ...current, ...file, uploaded_at: at, text: pending }, events: [told(resumeReplaced)] };
}

export function remove(current: Resume): Decision<Resume> | undefined {
  if (current.removed) return undefined;
  const { user_id, file_id } = current;
  return { value: { user_id, file_id, removed: true }, events: [told(resumeRemoved)] };
}

/** Nothing when the resume has another file by now. */
export function recordText(current: Resume, file_id: string, text: TextState): Decision<Resume> | undefined {
  if (current.removed || current.file_id !== file_id || current.text.status !== 'pending') return undefined;
  return { value: { ...current, text }, events: [told(resumeTextRead)] };
}

/** What tells a log that has nothing of a resume what it is now; its text is read if that is still to be done. */
export const restate = (resume: Stored<Resume>): NewEvent =>
  told(resume.value.removed ? resumeRemoved : resumeUploaded)(resume);

function told({ type }: { type: string }) {
  return ({ id, value }: Stored<Resume>): NewEvent => {
    const { user_id, file_id, removed } = value;
    const text = removed ? pending : value.text;
    const data: ResumeState = {
      resume_id: id,
      user_id,
      file_id,
      text_status: text.status,
      text_hash: hashOf(text),
      removed,
    };
    return { type, data };
  };
}
