import { act, screen } from '@testing-library/react';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const post = aJobPost({ title: 'Baker' });

function open() {
  const app = renderApp(`/job/${post._id}`, { as: aSeeker() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('getScore', () => ({ ...aScore(), userScore: 640 }));
  return app;
}

test('saving and its undoing are said, done or failed', async () => {
  const { bff, person } = open();
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  bff.refuse('markJobPost', 'internal');
  await press('Save');
  await screen.findByText('Failed to save job');
  bff.answer('markJobPost', () => ({ success: true as const }));
  await press('Save');
  await screen.findByText('Job saved successfully');
  bff.refuse('unmarkJobPost', 'internal');
  await press('Saved');
  await screen.findByText('Failed to remove job from saved list');
  bff.answer('unmarkJobPost', () => ({ success: true as const }));
  await press('Saved');
  await screen.findByText('Job removed from saved list');
});

test('what has no connection is said to have failed, and why', async () => {
  const { bff, person } = open();
  bff.takeAway('markJobPost');
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Failed to save job: Network error. Please check your internet connection.');
});

test('of two presses before an answer the last one wins: both are sent, one after the other', async () => {
  const { bff, person } = open();
  const answer = Promise.withResolvers<void>();
  const success = () => ({ success: true as const });
  bff.answerLater('markJobPost', answer.promise, success);
  bff.answer('unmarkJobPost', success);
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Saved' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(bff.askedFor('unmarkJobPost')).toEqual([]);
  answer.resolve();
  await screen.findByText('Job removed from saved list');
  expect(bff.askedFor('unmarkJobPost')).toHaveLength(1);
  screen.getByRole('button', { name: 'Save' });
});

test('what the post is answered while a press is under way does not take it back', async () => {
  const { bff, person } = open();
  const answer = Promise.withResolvers<void>();
  bff.answerLater('markJobPost', answer.promise, () => ({ success: true as const }));
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: { ...post, title: 'Head baker' }, is_saved: false }));
  act(() => hearLive({ kind: 'job-post', id: post._id, version: 2 }));
  await screen.findByRole('heading', { name: 'Head baker' });
  screen.getByRole('button', { name: 'Saved' });
});

test('a press that failed takes nothing back that was pressed after it', async () => {
  const { bff, person } = open();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = answers.values();
  bff.answer('markJobPost', async () => {
    await waiting.next().value?.promise;
    return { success: true as const };
  });
  bff.answer('unmarkJobPost', () => ({ success: true as const }));
  for (const name of ['Save', 'Saved', 'Save']) await person.click(await screen.findByRole('button', { name }));
  answers[0]?.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^Failed to save job: Network error/);
  screen.getByRole('button', { name: 'Saved' });
  answers[1]?.resolve();
  await screen.findByText('Job saved successfully');
  screen.getByRole('button', { name: 'Saved' });
});

test('where no press was taken the post is shown as it was before all of them', async () => {
  const { bff, person } = open();
  const answer = Promise.withResolvers<void>();
  bff.answer('markJobPost', async () => {
    await answer.promise;
    return { success: true as const };
  });
  bff.refuse('unmarkJobPost', 'internal');
  for (const name of ['Save', 'Saved']) await person.click(await screen.findByRole('button', { name }));
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Failed to remove job from saved list');
  await screen.findByRole('button', { name: 'Save' });
});
