import { screen, waitFor } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../testing/render-app.tsx';

const named = (first_name: string) =>
  anApplicant({ user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' } });
const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const both = [named('Ada'), named('Rae')];

function open(query = '') {
  const post = aJobPost({ title: 'Gardener' });
  const app = renderApp(`/job-applications/${post._id}${query}`, { as: aRecruiter() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('listApplicants', () => ({ applicants: both, total: 2, counts }));
  return app;
}

test('the best scored applicants come first, unless another order is asked for', async () => {
  const { bff } = open();
  await screen.findByRole('button', { name: 'Ada Park' });
  expect(bff.askedFor('listApplicants')[0]?.body).toMatchObject({ sort: 'score', page: 1 });
});

test('another order is kept in the address', async () => {
  const { bff } = open('?sort=date');
  await screen.findByRole('button', { name: 'Ada Park' });
  expect(bff.askedFor('listApplicants')[0]?.body).toMatchObject({ sort: 'date' });
});

test('a status is changed for one applicant, and taken back', async () => {
  const { bff, person } = open();
  bff.answer('changeApplicantStatus', ({ body }) => ({
    changed: 1,
    previous: (body as { applicant_ids: string[] }).applicant_ids.map((_id) => ({ _id, status: 'Applied' as const })),
  }));
  await person.click(await screen.findByRole('button', { name: 'Applied, change the status of Ada Park' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Shortlisted' }));
  await screen.findByText('Applicant status updated');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The change was undone');
  expect(bff.askedFor('changeApplicantStatus').map(({ body }) => body)).toMatchObject([
    { applicant_ids: [both[0]?._id], changed_status: 'Shortlisted' },
    { applicant_ids: [both[0]?._id], changed_status: 'Applied' },
  ]);
});

test('who is selected is forgotten when other people are asked for', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  await screen.findByText('1 selected');
  await person.click(screen.getByRole('tab', { name: /Shortlisted/ }));
  await screen.findByText('None selected');
});

test('applicants that cannot be had are asked for again', async () => {
  const { bff, person } = open();
  bff.refuse('listApplicants', 'forbidden', 'Not this list');
  await screen.findByText('Failed to load applicants');
  bff.answer('listApplicants', () => ({ applicants: both, total: 2, counts }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ada Park' })).toBeTruthy());
});
