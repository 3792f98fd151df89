import { screen, within } from '@testing-library/react';
import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { anApplicant, anApplicantNote } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { expect } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { answerDrawer } from './answer-drawer.ts';

const counts = { Applied: 1, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
/** What is sent of a note. */
export type Body = { text: string; version: number; created_at?: string };

export const aVisit = () => ({ as: aRecruiter(), applicant: anApplicant({ own_rating: 3 }), post: aJobPost() });

/** The drawer of one applicant at their notes, over a server that keeps them. */
export async function openNotes(kept: ApplicantNote[] = [], { as, applicant, post } = aVisit()) {
  const name = `${applicant.user_info?.first_name} ${applicant.user_info?.last_name}`;
  let notes = kept;
  let rating: number | null = 3;
  const app = renderApp(`/job-applications/${post._id}`, {
    as,
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants: [applicant], total: 1, counts, is_blind: false }));
      answerDrawer(bff);
      bff.answer('getApplicantNotes', () => ({ rating, notes }));
      bff.answer('rateApplicant', ({ body }) => {
        rating = (body as { rating: number | null }).rating;
        return { rating };
      });
      bff.answer('writeApplicantNote', ({ params, body }) => {
        const { text, created_at } = body as Body;
        const note = anApplicantNote({ _id: params['note'] ?? '', text, ...(created_at && { created_at }) });
        notes = [...notes.filter(({ _id }) => _id !== note._id), note];
        return { note };
      });
      bff.answer('deleteApplicantNote', ({ params }) => {
        const note = notes.find(({ _id }) => _id === params['note']) ?? null;
        notes = notes.filter((one) => one !== note);
        return { note };
      });
    },
  });
  const row = await screen.findByRole('button', { name });
  expect(row.parentElement?.textContent).toContain('Your rating: 3 of 5');
  await app.person.click(row);
  const drawer = within(await screen.findByRole('dialog', { name }));
  await app.person.click(drawer.getByRole('tab', { name: /^Notes/ }));
  await drawer.findByText('Only you see your rating and your notes. They play no part in the score.');
  return { ...app, drawer, name };
}
