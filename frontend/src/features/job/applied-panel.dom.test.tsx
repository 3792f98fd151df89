import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { aJobPost, aJobPostDetails, aJobQuestion } from '@waypost/contracts/testing/job-posts';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, onTestFinished, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const application = {
  _id: '0123456789abcdef01234567',
  applied_at: '2026-01-05T10:00:00Z',
  status: 'Applied' as const,
  resume_name: 'cv.pdf',
};

async function openApplied(some: Partial<JobPost> = {}, more: Partial<JobPostDetails> = {}) {
  const job_post = aJobPost({ title: 'Baker', _id: '0123456789abcdef76543210', ...some });
  const app = renderApp(`/job/${job_post._id}`, { as: aSeeker() });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post, is_applied: true, application, ...more }));
  app.bff.answer('getScore', () => ({ ...aScore(), userScore: 640 }));
  app.bff.answer('withdrawApplication', () => {
    app.bff.answer('getJobPost', () => aJobPostDetails({ job_post }));
    return { success: true as const };
  });
  const panel = within(await screen.findByRole('region', { name: 'You have applied' }));
  return {
    ...app,
    panel,
    async withdraw() {
      await app.person.click(panel.getByRole('button', { name: 'Withdraw' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your application?' }));
      await app.person.click(question.getByRole('button', { name: /^Withdraw/ }));
    },
  };
}

test('who has applied to somebody whose account is deleted waits for nobody', async () => {
  const { panel, person } = await openApplied({}, { is_owner_gone: true });
  const words = /^The recruiter has deleted their account: nobody will decide/;
  panel.getByText(words);
  await person.click(panel.getByRole('button', { name: /^Applied, see the history/ }));
  within(await screen.findByRole('dialog', { name: 'Status of your application: Baker' })).getByText(words);
});

test('who has applied withdraws after a question, and may apply again at once', async () => {
  const { bff, withdraw } = await openApplied({ questions: [aJobQuestion()] });
  expect(screen.queryByRole('button', { name: /^Apply Now/ })).toBeNull();
  expect(screen.queryByText('Application Note')).toBeNull();
  await withdraw();
  await screen.findByText('Application withdrawn');
  await screen.findByRole('button', { name: /^Apply Now/ });
  screen.getByText('Application Note');
  expect(screen.queryByRole('region', { name: 'You have applied' })).toBeNull();
  expect(bff.askedFor('withdrawApplication')[0]?.params).toEqual({ id: application._id });
});

test('who has withdrawn is at the heading of the post', async () => {
  const { withdraw } = await openApplied();
  await withdraw();
  await screen.findByRole('button', { name: /^Apply Now/ });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Baker' })));
});

test('a withdrawal without a connection says so, and the question can be left', async () => {
  const { bff, withdraw, person } = await openApplied();
  bff.takeAway('withdrawApplication');
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  await withdraw();
  await screen.findByText('Failed to withdraw the application: Network error. Please check your internet connection.');
  await person.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['Recruitment', 'Next, the recruiter reads your application.'],
  ['Referral', 'Next, the referrer reads your application.'],
] as const)('of a post of the category %s whose author has no name: %s', async (job_post_category, words) => {
  const { panel } = await openApplied({ job_post_category });
  panel.getByText(new RegExp(`^${words}`));
});
