import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { noteLimits } from '../note-limits.ts';

/** What the owner of a post gives an applicant for themselves; part of no score. */
export const rating = z
  .int('Rate from 1 to 5')
  .min(noteLimits.rating.min, 'Rate from 1 to 5')
  .max(noteLimits.rating.max, 'Rate from 1 to 5');

export const applicantNote = z.object({
  _id: id,
  text: z.string(),
  created_at: instant,
  updated_at: instant,
  /** The version of this note: 1 when it is written, one more with each change. */
  version: z.int(),
});
export type ApplicantNote = z.infer<typeof applicantNote>;

/** The caller's own notes on one applicant, oldest first, and the caller's rating. */
export const applicantNotes = z.object({ rating: rating.nullable(), notes: z.array(applicantNote) });
export type ApplicantNotes = z.infer<typeof applicantNotes>;
