import { screen, waitFor, within } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const counts = { Applied: 1, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const ada = anApplicant();
const name = `${ada.user_info?.first_name} ${ada.user_info?.last_name}`;
const hidden = { ...ada, hidden_as: 7, user_id: null, user_info: null, resume_info: null, user_resume_id: null };
const note =
  /Names, pictures, contact details, schools and links are hidden, .* until an applicant is Selected or Not Selected\. Scores never use them\./;

function open(is_blind: boolean) {
  let isBlind = is_blind;
  const post = aJobPost({ title: 'Gardener' });
  const app = renderApp(`/job-applications/${post._id}`, { as: aRecruiter() });
  const { bff } = app;
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.answer('listApplicants', () => ({ applicants: [isBlind ? hidden : ada], total: 1, counts, is_blind: isBlind }));
  bff.answer('setBlindReview', ({ body }) => {
    isBlind = (body as { is_blind: boolean }).is_blind;
    return { is_blind: isBlind };
  });
  bff.answer('getApplicationHistory', () => ({
    history: [{ from: null, to: 'Applied' as const, by: null, at: ada.applied_at }],
  }));
  bff.answer('getApplicantResume', () => ({
    downloadURL: null,
    filename: 'Applicant 7',
    content_type: 'application/pdf',
    text: '[hidden]\nNurse on a ward',
  }));
  return app;
}

test('a switch hides who the applicants are, says what and until when, and shows them again', async () => {
  const { bff, person } = open(false);
  await screen.findByRole('button', { name });
  expect(screen.queryByText(note)).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'Blind review' }));
  await screen.findByRole('button', { name: 'Applicant 7' });
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.queryByText(name)).toBeNull();
  expect(screen.getByPlaceholderText('Applicant number')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Profile of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Resume of/ })).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'Blind review' }));
  await screen.findByRole('button', { name });
  expect(bff.askedFor('setBlindReview').map(({ body }) => body)).toEqual([{ is_blind: true }, { is_blind: false }]);
});

test('the drawer shows the words of a hidden resume, and neither its file nor whose it is', async () => {
  const { person } = open(true);
  await person.click(await screen.findByRole('button', { name: 'Applicant 7' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Applicant 7' }));
  await person.click(drawer.getByRole('tab', { name: 'Resume' }));
  await drawer.findByText('Nurse on a ward');
  expect(drawer.getByText(/The document itself is shown once you have decided\./)).toBeTruthy();
  for (const name of ['Download', 'Open']) expect(drawer.queryByRole('button', { name })).toBeNull();
  expect(drawer.queryByRole('tab', { name: 'PDF' })).toBeNull();
  expect(drawer.queryByRole('link', { name: /@/ })).toBeNull();
  await person.click(drawer.getByRole('tab', { name: 'History' }));
  await drawer.findByText(/The applicant,/);
});

test('a switch that fails stays as it was, and says so', async () => {
  const { bff, person } = open(false);
  bff.refuse('setBlindReview', 'unavailable', 'away');
  await person.click(await screen.findByRole('switch', { name: 'Blind review' }));
  await screen.findByText('Blind review could not be switched. Please try again.');
  await waitFor(() =>
    expect((screen.getByRole('switch', { name: 'Blind review' }) as HTMLInputElement).checked).toBe(false),
  );
});

test('a switch whose answer was lost is shown as the server has it, and nobody is named any more', async () => {
  const { bff, person } = open(false);
  await screen.findByRole('button', { name });
  bff.answer('setBlindReview', () => {
    bff.answer('listApplicants', () => ({ applicants: [hidden], total: 1, counts, is_blind: true }));
    throw new TypeError('Failed to fetch');
  });
  await person.click(screen.getByRole('switch', { name: 'Blind review' }));
  await screen.findByRole('button', { name: 'Applicant 7' });
  expect(screen.queryByText(name)).toBeNull();
  expect((screen.getByRole('switch', { name: 'Blind review' }) as HTMLInputElement).checked).toBe(true);
});
