import { screen, within } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const post = aJobPost({ title: 'Gardener' });
const gone = anApplicant({ is_deleted: true, user_info: null, applied_at: '2026-11-20T12:00:00.000Z' });
const counts = { Applied: 1, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };

test('of somebody who has deleted their account the application stays, and nothing else is asked for', async () => {
  const { bff, person } = renderApp(`/job-applications/${post._id}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants: [gone], total: 1, counts, is_blind: false }));
      bff.answer('getApplicationHistory', () => ({
        history: [{ from: null, to: 'Applied' as const, by: gone.user_id, at: gone.applied_at }],
      }));
      bff.answer('changeApplicantStatus', () => ({
        changed: 1,
        previous: [{ _id: gone._id, status: 'Applied' as const }],
      }));
    },
  });
  const name = await screen.findByRole('button', { name: 'Deleted applicant' });
  screen.getByText('No Score');
  await person.click(name);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deleted applicant' }));
  drawer.getByText('This person has deleted their account');
  drawer.getByText(/^Their profile, resume, answers and score were deleted with it\./);
  drawer.getByText('Applied Nov 20, 2026');
  expect(drawer.queryByRole('link')).toBeNull();
  await person.click(drawer.getByRole('button', { name: 'Applied, change the status of Deleted applicant' }));
  await person.click(await screen.findByRole('menuitemradio', { name: /Not Selected/ }));
  await screen.findByText('Applicant status updated');
  expect(bff.askedFor('changeApplicantStatus')).toHaveLength(1);
});
