import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aProfileCompletion } from '@waypost/contracts/testing/people';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { type AtsForm, emptyForm } from './ats-form.ts';
import { keptChecks } from './kept-checks.ts';
import { keptForm } from './kept-form.ts';

const described = (title: string, job_link = 'https://elsewhere.example/7'): AtsForm => ({
  ...emptyForm,
  job_link,
  company_name: { name: 'Own boats' },
  title,
  responsibility: 'Bring ships in.',
  minimum_qualification: 'A licence.',
});
const scored = (user_score: number) => ({ ...aScore({ user_score }), userScore: user_score });

function open(typed: AtsForm, checked: readonly AtsForm[] = []) {
  const as = aSeeker();
  const userId = as.userInfos._id;
  keptForm.keep(userId, typed);
  const at = '2026-03-01T09:00:00.000Z';
  keptChecks.keep(
    userId,
    checked.map((form) => ({ title: form.title, company: undefined, percent: 20, at, form })),
  );
  const app = renderApp('/ats-score', { as });
  app.bff.answer('getProfileCompletion', () => aProfileCompletion());
  app.bff.answer('requestScore', () => scored(400));
  return {
    ...app,
    userId,
    ask: async () => app.person.click(await screen.findByRole('button', { name: /^Get ATS score/ })),
  };
}

const meter = () => screen.findByRole('meter', { name: 'Your ATS Score' });
const never = new Promise<void>(() => undefined);

test('while another job is scored, the score of the one before is not shown under its name', async () => {
  const { bff, person, ask } = open(described('Pilot'));
  await ask();
  await meter();
  bff.answerLater('requestScore', never, () => scored(900));
  await person.type(screen.getByLabelText('Job Title'), ' of ships');
  await ask();
  await screen.findByText('Computing your ATS score');
  expect(screen.queryByRole('meter', { name: 'Your ATS Score' })).toBeNull();
});

test('while the same job is scored again, what it scored stays, marked as outdated', async () => {
  const { bff, person, ask } = open(described('Pilot'));
  await ask();
  await meter();
  bff.answerLater('requestScore', never, () => scored(900));
  await person.type(screen.getByLabelText('Responsibilities'), ' Bring them out.');
  await ask();
  await waitFor(async () => expect((await meter()).closest('[data-stale]')).not.toBeNull());
  expect(screen.getByRole('button', { name: /Computing/ }).getAttribute('aria-disabled')).toBe('true');
});

test('jobs that share a link of another site are listed beside each other', async () => {
  const { ask } = open(described('Pilot'), [described('Cook')]);
  await ask();
  const list = await screen.findByRole('region', { name: 'Jobs you checked' });
  await within(list).findByRole('meter', { name: 'Score of Pilot' });
  within(list).getByRole('meter', { name: 'Score of Cook' });
  expect(screen.queryByText(/since you last checked/)).toBeNull();
});

test('a score that is another one once the profile was changed elsewhere says what has become of it, in the list too', async () => {
  const { bff, ask } = open(described('Pilot'));
  await ask();
  await meter();
  bff.answer('requestScore', () => scored(470));
  act(() => hearLive({ kind: 'profile', id: '1', version: 2 }));
  await screen.findByText('Up 7 points since you last checked');
  expect(screen.getByRole('meter', { name: 'Score of Pilot' }).getAttribute('aria-valuenow')).toBe('47');
});

test('after a text was sorted into the fields, focus is at the first of them', async () => {
  const { person } = open(emptyForm);
  await person.click(await screen.findByRole('button', { name: 'Paste the whole text' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste the whole job text' }));
  await person.click(dialog.getByLabelText('Job text'));
  await person.paste('Pilot\nDuties\nBring ships in.');
  await person.click(dialog.getByRole('button', { name: 'Fill in the fields' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Job Title')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Job Title'));
});

test('the way to paste a text does not become the one to clear the form', async () => {
  const { person } = open(emptyForm);
  const paste = await screen.findByRole('button', { name: 'Paste the whole text' });
  await person.type(screen.getByRole('textbox', { name: 'Job URL' }), 'https://elsewhere.example/7');
  await screen.findByRole('button', { name: 'Clear the form' });
  expect(paste.isConnected).toBe(false);
});

test('a text that was pasted and not sorted is there after a reload', async () => {
  const as = aSeeker();
  const { person } = renderApp('/ats-score', { as });
  await person.click(await screen.findByRole('button', { name: 'Paste the whole text' }));
  await person.click(within(await screen.findByRole('dialog')).getByLabelText('Job text'));
  await person.paste('Pilot');
  cleanup();
  const again = renderApp('/ats-score', { as });
  await again.person.click(await screen.findByRole('button', { name: 'Paste the whole text' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Job text')).toHaveProperty('value', 'Pilot');
});

const checkAgain = (title: string) => screen.findByRole('button', { name: `Check again: ${title}` });
const typedTitle = () => screen.findByLabelText('Job Title');

test('what was typed and is replaced by a job that is checked again comes back by Undo', async () => {
  const { person } = open(described('Pilot'), [described('Cook')]);
  await person.type(await typedTitle(), ' of ships');
  await person.click(await checkAgain('Cook'));
  await meter();
  expect(await typedTitle()).toHaveProperty('value', 'Cook');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(typedTitle).toHaveProperty('value', 'Pilot of ships');
});

test('what was cleared comes back by Undo, also on another page', async () => {
  const { person, userId } = open(described('Pilot'));
  await person.click(await screen.findByRole('button', { name: 'Clear the form' }));
  await expect.poll(() => keptForm.read(userId).title).toBe('');
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => keptForm.read(userId).title).toBe('Pilot');
});

test('what was cleared comes back by Undo once one has come back to the form', async () => {
  const { person } = open(described('Pilot'));
  await person.click(await screen.findByRole('button', { name: 'Clear the form' }));
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await person.click(screen.getByRole('link', { name: 'ATS Score' }));
  await screen.findByRole('button', { name: 'Paste the whole text' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await typedTitle()).toHaveProperty('value', 'Pilot');
});

test.each([
  ['is empty', emptyForm],
  ['says the same', described('Cook')],
])('a form that %s is replaced without a word', async (_, typed) => {
  const { person } = open(typed, [described('Cook')]);
  await person.click(await checkAgain('Cook'));
  await meter();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('while a score is computed no other job is checked again, and what is typed stays', async () => {
  const { bff, person, ask } = open(described('Pilot'), [described('Cook')]);
  bff.answerLater('requestScore', never, () => scored(900));
  await ask();
  await screen.findByText('Computing your ATS score');
  const again = await checkAgain('Cook');
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await person.click(again);
  expect(await typedTitle()).toHaveProperty('value', 'Pilot');
  expect(bff.askedFor('requestScore')).toHaveLength(1);
});
