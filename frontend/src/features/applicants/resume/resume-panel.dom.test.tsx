import { screen, waitFor } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const named = (first_name: string) =>
  anApplicant({
    user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' },
  });
const [ada, rae] = [named('Ada'), named('Rae')] as const;
const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const post = aJobPost({ title: 'Gardener' });

function open() {
  const app = renderApp(`/job-applications/${post._id}`, { as: aRecruiter() });
  const { bff } = app;
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.answer('listApplicants', () => ({ applicants: [ada, rae], total: 2, counts, is_blind: false }));
  bff.answer('getApplicationHistory', () => ({ history: [] }));
  bff.answer('getApplicantResume', ({ params }) => ({
    downloadURL: `/api/files/${params['id']}?signature=x`,
    filename: 'resume.pdf',
    content_type: 'application/pdf',
    text: `EXPERIENCE\n• Built ${params['id']}`,
  }));
  return app;
}

const drawer = (name: string) => screen.findByRole('dialog', { name });
const rowButton = (name: string) => screen.findByRole('button', { name });

test('the words of the resume are shown first, and those of the next one are there before they are asked for', async () => {
  // jsdom has no viewer.
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  const { bff, person } = open();
  await person.click(await rowButton('Ada Park'));
  await screen.findByText(`Built ${ada._id}`);
  await waitFor(() =>
    expect(new Set(bff.askedFor('getApplicantResume').map(({ params }) => params['id']))).toEqual(
      new Set([ada._id, rae._id]),
    ),
  );
  await person.click(screen.getByRole('tab', { name: 'PDF' }));
  const frame = await screen.findByTitle('Resume of Ada Park');
  expect(frame.getAttribute('src')).toMatch(/#toolbar=0&navpanes=0&view=FitH$/);
  const beforehand = await screen.findByTitle('Resume of Rae Park');
  await person.keyboard('j');
  await drawer('Rae Park');
  expect(screen.getByTitle('Resume of Rae Park')).toBe(beforehand);
});

test('lines of a resume and answers run each in the direction of its own words', async () => {
  const { bff, person } = open();
  const answered = { ...ada, answers: [{ _id: 'a'.repeat(24), question_text: 'Why here?', reply: 'أحب الحدائق.' }] };
  bff.answer('listApplicants', () => ({ applicants: [answered], total: 1, counts, is_blind: false }));
  await person.click(await rowButton('Ada Park'));
  expect((await screen.findByText(`Built ${ada._id}`)).dir).toBe('auto');
  await person.click(screen.getByRole('tab', { name: /^Answers/ }));
  expect((await screen.findByText('أحب الحدائق.')).dir).toBe('auto');
});

test('a resume whose text is still being read shows it once it is there', async () => {
  const { bff, person } = open();
  let isRead = false;
  bff.answer('getApplicantResume', () => ({
    downloadURL: '/api/files/x',
    filename: 'resume.docx',
    content_type: 'application/msword',
    text: isRead ? 'EXPERIENCE\n• Built bridges' : null,
    text_status: isRead ? ('readable' as const) : ('pending' as const),
  }));
  await person.click(await rowButton('Ada Park'));
  await screen.findByText('The text is being read…');
  expect(screen.queryByText('No text could be read from this file')).toBeNull();
  isRead = true;
  await screen.findByText('Built bridges', {}, { timeout: 5_000 });
});
