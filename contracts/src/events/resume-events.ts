import { z } from 'zod';
import { textStatus } from '../entities/resume.ts';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** Neither the name of the file nor its text. */
const resumeState = z.object({
  resume_id: id,
  user_id: id,
  file_id: id,
  text_status: textStatus,
  /** SHA-256 of the text, hex; null until it has been read. */
  text_hash: z.string().nullable(),
  removed: z.boolean(),
});
export type ResumeState = z.infer<typeof resumeState>;

const resumeEvent = (fact: string) =>
  defineEvent({ topic: 'resumes', type: `resume.${fact}`, schemaVersion: 1, data: resumeState });

export const resumeUploaded = resumeEvent('uploaded');
export const resumeReplaced = resumeEvent('replaced');
export const resumeTextRead = resumeEvent('text-read');
export const resumeRemoved = resumeEvent('removed');
