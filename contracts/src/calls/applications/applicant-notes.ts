import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { applicantNote, applicantNotes, rating } from '../../entities/applicant-notes.ts';
import { id, idParams, instant, requiredText } from '../../fields.ts';
import { noteLimits } from '../../note-limits.ts';
import { routes } from '../../routes.ts';

const user = { service: 'applications', access: 'user' } as const;
const noteParams = z.object({ id, note: id });

/** For the owner of the post only, as all of these: an applicant never hears of them. */
export const getApplicantNotes = {
  ...routes.getApplicantNotes,
  config: user,
  schema: {
    summary: 'Your own notes on an applicant, and your rating',
    params: idParams,
    response: { 200: applicantNotes },
  },
} as const satisfies Contract;

/**
 * The caller chooses the id, so that a call that is sent twice writes one note.
 * @throws version-conflict with `details.note` where `version` is not the current one; conflict where there are as many as can be.
 */
export const writeApplicantNote = {
  ...routes.writeApplicantNote,
  config: user,
  schema: {
    summary: 'Write a note on an applicant, or change it',
    params: noteParams,
    body: z.object({
      text: requiredText(noteLimits.characters, 'Write a note first'),
      /** The version of the note that is changed; 0 for a new note. */
      version: z.int().min(0),
      /** When it was first written, of one that is put back. */
      created_at: instant.optional(),
    }),
    response: { 200: z.object({ note: applicantNote }) },
  },
} as const satisfies Contract;

/** Answers what it was, so that it can be put back; null where it is gone already. */
export const deleteApplicantNote = {
  ...routes.deleteApplicantNote,
  config: user,
  schema: {
    summary: 'Delete a note on an applicant',
    params: noteParams,
    response: { 200: z.object({ note: applicantNote.nullable() }) },
  },
} as const satisfies Contract;

export const rateApplicant = {
  ...routes.rateApplicant,
  config: user,
  schema: {
    summary: 'Rate an applicant from 1 to 5, or not at all',
    params: idParams,
    body: z.object({ rating: rating.nullable() }),
    response: { 200: z.object({ rating: rating.nullable() }) },
  },
} as const satisfies Contract;
