import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationScore } from '@waypost/contracts/entities/score';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { answerDrawer } from '../testing/answer-drawer.ts';

const ada = anApplicant({
  user_info: { ...aPublicUser({ first_name: 'Ada', last_name: 'Park' }), email: 'ada@example.org' },
  user_score: 640,
  score_stale: true,
});
const counts = { Applied: 1, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };

async function openScore(score: () => ApplicationScore | Promise<ApplicationScore>) {
  const post = aJobPost({ title: 'Gardener' });
  const app = renderApp(`/job-applications/${post._id}?applicant=${ada._id}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants: [ada], total: 1, counts, is_blind: false }));
      answerDrawer(bff);
      bff.answer('getApplicationScore', score);
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Ada Park' });
  await app.person.click(within(dialog).getByRole('tab', { name: 'Score' }));
  return { ...app, dialog: within(dialog) };
}

const at = '2026-11-20T12:00:00.000Z';
const old = anApplicationScore({ stale: true, outdated_by: { cause: 'post', at } });

test('a score from before the post changed is marked, and computed again once, however often that is asked', async () => {
  let now = old;
  const { bff, person, dialog } = await openScore(() => now);
  await dialog.findByText('Scored before the post changed on Nov 20, 2026');
  bff.answer('scoreAgain', () => {
    now = anApplicationScore({ user_score: 710, computed_at: '2026-11-22T12:00:00.000Z' });
    return old;
  });
  const again = dialog.getByRole('button', { name: /^Score again/ });
  await person.dblClick(again);
  await dialog.findByRole('button', { name: /Scoring…/ });
  // The live message says so in the browser; here the panel asks by itself.
  await screen.findByText('Scored again: 71%', {}, { timeout: 8_000 });
  expect(bff.askedFor('scoreAgain').map(({ params }) => params)).toEqual([{ id: ada._id }]);
  expect(dialog.queryByText(/^Scored before/)).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('where it cannot be asked for, or fails, that is said', async () => {
  let now = old;
  const { bff, person, dialog } = await openScore(() => now);
  bff.refuse('scoreAgain', 'too-many-requests', 'You have asked for very many scores in a short time.');
  await person.click(await dialog.findByRole('button', { name: /^Score again/ }));
  await screen.findByText('The score was not computed again. You have asked for very many scores in a short time.');
  bff.answer('scoreAgain', () => {
    now = { ...old, failed_at: '2026-11-22T12:00:00.000Z' };
    return old;
  });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('The score could not be computed. Please try again later.', {}, { timeout: 8_000 });
  await dialog.findByText(/Computing it failed last on Nov 22, 2026/);
});

test('a score that is there by then is not shown as it was before by what was asked for meanwhile', async () => {
  const before = Promise.withResolvers<ApplicationScore>();
  let answer = () => Promise.resolve(old);
  const { bff, person, dialog } = await openScore(() => answer());
  await dialog.findByText(/^Scored before/);
  answer = () => before.promise;
  const goAndComeBack = async () => {
    await person.click(dialog.getByRole('tab', { name: /^Answers/ }));
    await person.click(dialog.getByRole('tab', { name: 'Score' }));
  };
  await goAndComeBack();
  answer = () => new Promise(() => undefined);
  bff.answer('scoreAgain', () => anApplicationScore({ user_score: 710 }));
  await person.click(await dialog.findByRole('button', { name: /^Score again/ }));
  await expect.poll(() => dialog.queryByText(/^Scored before/)).toBeNull();
  before.resolve(old);
  await goAndComeBack();
  expect(dialog.queryByText(/^Scored before/)).toBeNull();
});
