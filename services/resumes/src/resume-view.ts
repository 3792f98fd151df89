import type { Resume } from '@waypost/contracts/entities/resume';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { KeptResume } from './resume.ts';
import { noteOf, problemOf } from './text-state.ts';

/** A resume as its owner sees it. */
export function toResume({ id, version, value }: Stored<KeptResume>): Resume {
  const { original_name, resume_size, uploaded_at, text } = value;
  const problem = problemOf(text);
  const note = noteOf(text);
  return {
    _id: id,
    original_name,
    resume_size,
    uploadedAt: uploaded_at,
    text_status: text.status,
    ...(problem !== undefined && { unreadable_reason: problem }),
    ...(note !== undefined && { text_note: note }),
    version,
  };
}
