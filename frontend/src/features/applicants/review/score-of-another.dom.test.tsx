import { act, screen, within } from '@testing-library/react';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const named = (first_name: string, user_score: number) =>
  anApplicant({
    user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'park@example.org' },
    score_stale: true,
    user_score,
  });
const [ada, rae] = [named('Ada', 300), named('Rae', 900)];
const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const outdated = (user_score: number) =>
  anApplicationScore({ user_score, stale: true, outdated_by: { cause: 'post', at: '2026-11-20T12:00:00.000Z' } });

test('a score that is computed again is that of who it was asked for, also when somebody else is looked at by then', async () => {
  const post = aJobPost({ title: 'Gardener' });
  const { bff, person } = renderApp(`/job-applications/${post._id}?applicant=${ada._id}`, {
    as: aRecruiter(),
    prepare(double) {
      double.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      double.answer('listApplicants', () => ({ applicants: [ada, rae], total: 2, counts, is_blind: false }));
      double.answer('getApplicationHistory', () => ({ history: [] }));
      double.refuse('getApplicantResume', 'not-found');
      double.answer('getApplicationScore', ({ params }) => outdated(params['id'] === ada._id ? 300 : 900));
    },
  });
  const moment = Promise.withResolvers<void>();
  bff.answerLater('scoreAgain', moment.promise, () => outdated(300));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ada Park' }));
  await person.click(dialog.getByRole('tab', { name: 'Score' }));
  await person.click(await dialog.findByRole('button', { name: /^Score again/ }));
  await person.keyboard('j');
  const other = within(await screen.findByRole('dialog', { name: 'Rae Park' }));
  await other.findByText(/90\s*%/, { selector: '[role=tabpanel] *' });
  await act(async () => moment.resolve());
  expect(other.getByRole('tabpanel', { name: 'Score' }).textContent).toContain('90');
  expect(other.getByRole('tabpanel', { name: 'Score' }).textContent).not.toContain('30');
  expect(other.getByText('Scoring…').dataset['shown']).toBe('false');
});
