import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delays, limits } from '@waypost/contracts/constants';
import type { Resume } from '@waypost/contracts/entities/resume';
import { anApplication } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails, aJobQuestion } from '@waypost/contracts/testing/job-posts';
import { aResume } from '@waypost/contracts/testing/resumes';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goByBrowser } from '../../../testing/go-by-browser.ts';
import { hearLive } from '../../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

const resumes = (some: Resume[]) => () => ({ resumes: some, total: some.length });
const yesOrNo = aJobQuestion({
  custom_question: { question_text: 'Can you start at four?', question_type: 'yes_no' },
  is_required: false,
});

async function openDialog(has: Resume[], questions = [yesOrNo]) {
  const post = aJobPost({ title: 'Baker', questions });
  const app = renderApp(`/job/${post._id}`, { as: aSeeker() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('getScore', () => ({ ...aScore(), userScore: 640 }));
  app.bff.answer('listResumes', resumes(has));
  await app.person.click((await screen.findAllByRole('button', { name: /^Apply Now/ }))[0]!);
  return { ...app, post, dialog: within(await screen.findByRole('dialog')) };
}

const file = (name: string, size = 20) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

test('the newest resume that can be read is chosen from the start', async () => {
  const { dialog } = await openDialog([
    aResume({ original_name: 'scan.pdf', text_status: 'unreadable' }),
    aResume({ original_name: 'being-read.pdf', text_status: 'pending' }),
    aResume({ original_name: 'newest.pdf' }),
    aResume({ original_name: 'older.pdf' }),
  ]);
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'newest.pdf' })).checked).toBe(true);
  expect(dialog.getByRole('status').textContent).toContain('Resume selected');
});

test('the profile can be improved in a tab of its own, which leaves the application as it is', async () => {
  const { dialog } = await openDialog([aResume()]);
  const improve = dialog.getByRole('link', { name: /^Improve Profile/ });
  expect([improve.getAttribute('href'), improve.getAttribute('target')]).toEqual(['/profile', '_blank']);
});

test('it opens once the resumes are there', async () => {
  const post = aJobPost();
  const { bff, person } = renderApp(`/job/${post._id}`, { as: aSeeker() });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  const answer = Promise.withResolvers<ReturnType<ReturnType<typeof resumes>>>();
  bff.answer('listResumes', () => answer.promise);
  const apply = (await screen.findAllByRole('button', { name: /^Apply Now/ }))[0]!;
  await person.click(apply);
  await waitFor(() => expect(apply.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer.resolve({ resumes: [aResume({ original_name: 'mine.pdf' })], total: 1 });
  within(await screen.findByRole('dialog')).getByRole('radio', { name: 'mine.pdf' });
  expect(bff.askedFor('listResumes')).toHaveLength(1);
});

test('where the resumes cannot be had it opens, too, and says so', async () => {
  const post = aJobPost();
  const { bff, person } = renderApp(`/job/${post._id}`, { as: aSeeker() });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.refuse('listResumes', 'internal');
  await person.click((await screen.findAllByRole('button', { name: /^Apply Now/ }))[0]!);
  await within(await screen.findByRole('dialog')).findByText('Failed to load resumes');
});

test('going on without a resume is said at the resumes, and focus goes where one can be added', async () => {
  const { dialog, person } = await openDialog([]);
  await dialog.findByText('No resumes found. Upload one to get started!');
  await person.click(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please select a resume to continue');
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Choose file/ }));
  expect(screen.getAllByText('Please select a resume to continue')).toHaveLength(2);
});

test('a file that is refused is named, with what is wrong with it', async () => {
  const { dialog, bff } = await openDialog([]);
  await dialog.findByText('No resumes found. Upload one to get started!');
  const { upload } = (await import('@testing-library/user-event')).userEvent.setup({ applyAccept: false });
  const picker = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
  await upload(picker, file('holiday.png'));
  await dialog.findByText('“holiday.png”: Please upload only PDF, DOC, or DOCX files');
  await upload(picker, file('cv.pdf', 3 * 1024 * 1024));
  await dialog.findByText('“cv.pdf”: File size must be less than 2 MB. This one has 3.0 MB.');
  expect(bff.askedFor('uploadResume')).toEqual([]);
});

test('each step says which one it is, and the last one what will be sent', async () => {
  const { dialog, person } = await openDialog([aResume({ original_name: 'cv.pdf' })]);
  await dialog.findByRole('radio', { name: 'cv.pdf' });
  expect(dialog.queryByText(/You send/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Application Questions, step 2 of 2' }));
  await person.click(dialog.getByRole('radio', { name: 'Yes' }));
  dialog.getByText('You send cv.pdf, 1 answer, your name, e-mail address and profile.');
});

test('where nothing is asked, the one step says what will be sent', async () => {
  const { dialog } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  await dialog.findByText('You send cv.pdf, your name, e-mail address and profile.');
  dialog.getByRole('button', { name: /^Submit Application/ });
});

test('who has applied is told so at once, and the post is asked for again a second later', async () => {
  expect(delays.reloadAfterApply).toBe(1_000);
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  bff.answer('applyToJob', () => ({ success: true as const, application: anApplication() }));
  const later = vi.spyOn(globalThis, 'setTimeout');
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  await screen.findByText('Application submitted successfully!');
  await screen.findAllByText('Applied');
  expect(later).toHaveBeenCalledWith(expect.any(Function), delays.reloadAfterApply);
  const before = bff.askedFor('getJobPost').length;
  await waitFor(() => expect(bff.askedFor('getJobPost').length).toBeGreaterThan(before));
});

const sent = {
  _id: '0'.repeat(24),
  applied_at: '2026-01-05T10:00:00Z',
  status: 'Applied',
  resume_name: 'cv.pdf',
} as const;

test('an application whose answer was lost is submitted as soon as the post says so', async () => {
  const { bff, dialog, person, post } = await openDialog([aResume()], []);
  bff.refuse('applyToJob', 'unavailable', 'Please try again');
  await person.click(dialog.getByRole('button', { name: /^Submit Application/ }));
  await dialog.findByText('Please try again');
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post, is_applied: true, application: sent }));
  act(() => hearLive({ kind: 'resumed' }));
  await screen.findByText('Application submitted successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an application that is made in another window ends this one', async () => {
  const { bff, dialog, person, post } = await openDialog([aResume()]);
  await person.click(dialog.getByRole('button', { name: /^Next/ }));
  await person.click(dialog.getByRole('radio', { name: 'Yes' }));
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post, is_applied: true, application: sent }));
  act(() => hearLive({ kind: 'resumed' }));
  await screen.findByText('You have already applied for this job');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'You have applied' }));
  expect(bff.askedFor('applyToJob')).toEqual([]);
});

test('what is typed for it in another window is said, and until then as well as from the next change on nothing is', async () => {
  const { dialog, person } = await openDialog([aResume()]);
  const said = 'Changed in another window. Only the last change is kept.';
  await person.click(dialog.getByRole('button', { name: /^Next/ }));
  await person.click(dialog.getByRole('radio', { name: 'Yes' }));
  const key = Object.keys(localStorage).find((one) => one.startsWith('waypost.draft.apply.'))!;
  expect(dialog.queryByText(said)).toBeNull();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'waypost.draft.other' })));
  expect(dialog.queryByText(said)).toBeNull();
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(dialog.getByText(said).closest('output')).not.toBeNull();
  await person.click(dialog.getByRole('radio', { name: 'No' }));
  expect(dialog.queryByText(said)).toBeNull();
  // It was sent there, and is no draft any more.
  localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(dialog.queryByText(said)).toBeNull();
});

test('a refusal that says that the post is another by now shows it as it is', async () => {
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  bff.refuse('applyToJob', 'validation-error', 'This job is closed and takes no more applications');
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: aJobPost({ title: 'Baker', status: 'Close' }) }));
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  await dialog.findByText('This job is closed and takes no more applications');
  dialog.getByText('Your resume and answers are kept. The job post is shown as it is now.');
  await screen.findByText('This job is closed');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Apply Now/, hidden: true })).toBeNull());
});

test('who has left the page before the answer is told of it where they are', async () => {
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  const moment = Promise.withResolvers<void>();
  bff.answerLater('applyToJob', moment.promise, () => ({ success: true as const, application: anApplication() }));
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  await waitFor(() => expect(bff.askedFor('applyToJob')).toHaveLength(1));
  goByBrowser('/saved-jobs');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => moment.resolve());
  await screen.findByText('Application submitted successfully!');
});

test('who has left the page before an application is refused is told of it where they are', async () => {
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  const answer = Promise.withResolvers<never>();
  bff.answer('applyToJob', () => answer.promise);
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  goByBrowser('/saved-jobs');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^Your application was not sent\./);
});

test('who has left the page before a resume fails to be sent is told of it where they are', async () => {
  const { person } = await openDialog([], []);
  const requests: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    requests.push(this);
  });
  await person.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file('cv.pdf'));
  goByBrowser('/saved-jobs');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  requests[0]!.dispatchEvent(new Event('error'));
  await screen.findByText(/^“cv.pdf”: /);
});

test.each([
  ['chosen', 'cv.pdf'],
  ['not chosen where another one was meanwhile', 'older.pdf'],
])('a resume whose answer was lost is uploaded as soon as the list has it, and %s', async (_, chosen) => {
  const other = aResume({ original_name: 'other.pdf', resume_size: 20 });
  const older = aResume({ original_name: 'older.pdf' });
  const { dialog, bff, person } = await openDialog([other, older], []);
  const requests: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    requests.push(this);
  });
  await person.upload(
    [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]')].at(-1)!,
    file('cv.pdf'),
  );
  requests[0]!.dispatchEvent(new Event('error'));
  await dialog.findByText(/^“cv.pdf”: Network error/);
  if (chosen === older.original_name) {
    await person.click(dialog.getByRole('radio', { name: 'other.pdf' }));
    await person.click(dialog.getByRole('radio', { name: chosen }));
  }
  const arrived = aResume({ original_name: 'cv.pdf', resume_size: 20 });
  bff.answer('listResumes', resumes([aResume({ original_name: 'later.pdf', resume_size: 20 }), arrived, other, older]));
  hearLive({ kind: 'resumed' });
  await screen.findByText('Resume uploaded successfully!');
  expect(dialog.queryByText(/Network error/)).toBeNull();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: chosen }).checked).toBe(true);
});

test('a file that is refused is said to be so each time it is chosen', async () => {
  const { dialog } = await openDialog([], []);
  const picker = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
  const choose = async () => {
    await userEvent.upload(picker, file('cv.png'), { applyAccept: false });
    return dialog.findByText('“cv.png”: Please upload only PDF, DOC, or DOCX files');
  };
  const said = await choose();
  // The same element would be silent the second time.
  expect(await choose()).not.toBe(said);
});

test('focus stays at the button that a file was chosen by, while it is sent and after', async () => {
  const { dialog, person } = await openDialog([], []);
  const requests: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    requests.push(this);
  });
  const button = dialog.getByRole('button', { name: /^Choose file/ });
  button.focus();
  await person.upload(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!, file('cv.pdf'));
  button.focus();
  await dialog.findByText('Uploading cv.pdf');
  expect(document.activeElement).toBe(button);
  requests[0]!.dispatchEvent(new Event('error'));
  await dialog.findByRole('alert');
  expect(document.activeElement).toBe(button);
});

test('an answer runs in the direction of its own words', async () => {
  const question = aJobQuestion({ custom_question: { question_text: 'Why here?', question_type: 'paragraph' } });
  const { dialog, person } = await openDialog([aResume()], [question]);
  await person.click(await dialog.findByRole('button', { name: 'Next: Answer Questions' }));
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Why here/ })).dir).toBe('auto');
});

test('after a resume is deleted focus is at the next one', async () => {
  const [one, other] = [aResume({ original_name: 'one.pdf' }), aResume({ original_name: 'other.pdf' })];
  const { dialog, bff, person } = await openDialog([one, other]);
  bff.answer('deleteResume', () => ({ success: true as const }));
  await person.click(await dialog.findByRole('button', { name: 'Actions for one.pdf' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  bff.answer('listResumes', resumes([other]));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  await screen.findByText('Resume deleted successfully!');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('other.pdf');
});

test('after applying a panel says when, with what and what comes next, and has focus', async () => {
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  bff.answer('applyToJob', () => ({ success: true as const, application: anApplication() }));
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  const panel = await screen.findByRole('region', { name: 'You have applied' });
  await expect.poll(() => document.activeElement).toBe(panel);
  expect(panel.textContent).toContain('with cv.pdf.');
  expect(panel.textContent).toContain('Next, the recruiter reads your application.');
  expect(within(panel).getByRole('link', { name: 'Open the resume you sent' }).getAttribute('href')).toMatch(
    /^\/api\/job-applications\/[0-9a-f]{24}\/resume\/file$/,
  );
  expect(screen.queryByRole('button', { name: /^Apply Now/ })).toBeNull();
});

test('an answer that is required is asked for at its question, and the application says that it is on its way', async () => {
  const required = { ...yesOrNo, is_required: true };
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], [required]);
  await dialog.findByRole('radio', { name: 'cv.pdf' });
  dialog.getByRole('heading', { name: /^Select Resume/ });
  await person.click(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  dialog.getByRole('heading', { name: /^Application Questions/ });
  dialog.getByText('0 of 1 questions answered');
  const submit = dialog.getByRole('button', { name: /^Submit Application/ });
  await person.click(submit);
  dialog.getByText('This question is required');
  expect(screen.getAllByText('Please answer all required questions (1 missing)').length).toBeGreaterThan(0);
  expect(bff.askedFor('applyToJob')).toEqual([]);
  await person.click(dialog.getByRole('radio', { name: 'No' }));
  dialog.getByText('1 of 1 questions answered');
  bff.answerLater('applyToJob', new Promise(() => undefined), () => ({
    success: true as const,
    application: anApplication(),
  }));
  await person.click(submit);
  await expect.poll(() => submit.textContent).toContain('Submitting Application...');
});

test('an answer that is too long is not sent, and what is wrong leads to it', async () => {
  const line = aJobQuestion({
    custom_question: { question_text: 'Why you?', question_type: 'text' },
    is_required: false,
  });
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], [line]);
  await dialog.findByRole('radio', { name: 'cv.pdf' });
  await person.click(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  const field = dialog.getByRole('textbox', { name: /^Why you/ });
  dialog.getByText('At most 5,000 characters');
  await person.click(field);
  await person.paste('x'.repeat(limits.answer + 1));
  await person.click(dialog.getByRole('button', { name: /^Submit Application/ }));
  expect(bff.askedFor('applyToJob')).toEqual([]);
  const summary = dialog.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  await person.click(within(summary).getByRole('link', { name: 'Why you?: Must be at most 5000 characters' }));
  expect(document.activeElement).toBe(field);
});

test('a resume that is refused does not make the post another one', async () => {
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  bff.refuse('applyToJob', 'validation-error', 'This resume was deleted', [
    { path: 'user_resume_id', message: 'This resume was deleted' },
  ]);
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  await dialog.findByText('This resume was deleted');
  expect(dialog.queryByText(/The job post is shown as it is now/)).toBeNull();
});

test('why a resume was refused is told until another one is chosen, or another step', async () => {
  const has = [aResume({ original_name: 'mine.pdf' }), aResume({ original_name: 'other.pdf' })];
  const { bff, dialog, person } = await openDialog(has);
  const refusal = 'This resume cannot be read';
  bff.refuse('applyToJob', 'validation-error', refusal, [{ path: 'user_resume_id', message: refusal }]);
  const send = async () => {
    await person.click(dialog.getByRole('button', { name: /^Next: Answer/ }));
    await person.click(dialog.getByRole('button', { name: /^Submit Application/ }));
    await dialog.findByText(refusal);
  };
  await send();
  await person.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.queryByText(refusal)).toBeNull();
  await send();
});

test('without a connection it says so at once, and lets go', async () => {
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], []);
  bff.takeAway('applyToJob');
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  await person.click(await dialog.findByRole('button', { name: /^Submit Application/ }));
  await dialog.findByText('Network error. Please check your internet connection.');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('answers that are too long together are said so at their question, and are not sent', async () => {
  const questions = Array.from({ length: 5 }, (_, at) =>
    aJobQuestion({
      custom_question: { question_text: `Question ${at}`, question_type: 'paragraph' },
      is_required: false,
    }),
  );
  const { dialog, bff, person } = await openDialog([aResume({ original_name: 'cv.pdf' })], questions);
  await dialog.findByRole('radio', { name: 'cv.pdf' });
  await person.click(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  const fields = dialog.getAllByRole('textbox');
  for (const field of fields) {
    await person.click(field);
    await person.paste('x'.repeat(limits.answers / 4));
  }
  const words = 'All answers together must be at most 20,000 characters';
  expect(dialog.getAllByText(words)).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: /^Submit Application/ }));
  dialog.getByRole('link', { name: `Question 4: ${words}` });
  expect(bff.askedFor('applyToJob')).toEqual([]);
});
