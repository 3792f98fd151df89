import { screen, waitFor } from '@testing-library/react';
import type { Applicant } from '@waypost/contracts/entities/application';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { hearLive } from '../../../testing/hear-live.ts';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const named = (first_name: string, more: Partial<Applicant> = {}) =>
  anApplicant({
    user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' },
    ...more,
  });
const [ada, rae, lin] = [named('Ada'), named('Rae'), named('Lin')] as const;
const counts = { Applied: 2, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const post = aJobPost({ title: 'Gardener' });

/** The list, and what the browser's stream tells of it while it is open. */
async function open(query = '') {
  const app = renderApp(`/job-applications/${post._id}${query}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants: [ada, rae], total: 2, counts, is_blind: false }));
    },
  });
  await screen.findByRole('button', { name: 'Ada Park' });
  return { ...app, change: () => hearLive({ kind: 'applicants', id: post._id, version: 2 }) };
}

const names = () => screen.getAllByRole('button', { name: /^\w+ Park$/ }).map(({ textContent }) => textContent);

test('who applies, and scores that arrive, move no row until one asks for it', async () => {
  const { bff, person, change } = await open();
  const scored = { ...rae, user_score: 910, score_status: 'ready' as const };
  bff.answer('listApplicants', () => ({ applicants: [scored, lin, ada], total: 3, counts, is_blind: false }));
  change();
  const update = await screen.findByRole('button', { name: '1 new applicant: update the list' });
  expect(names()).toEqual(['Ada Park', 'Rae Park']);
  expect(screen.getByText('91%')).toBeTruthy();
  expect(screen.getByText('3 applicants')).toBeTruthy();
  await person.click(update);
  await waitFor(() => expect(names()).toEqual(['Rae Park', 'Lin Park', 'Ada Park']));
  expect(document.activeElement?.textContent).toBe('Rae Park');
  expect(screen.queryByRole('button', { name: /update the list/ })).toBeNull();
});

test('what another tab has decided is seen here, also of who is no longer in this list, and moves nobody', async () => {
  const { bff, change } = await open('?status=Applied');
  bff.answer('listApplicants', () => ({
    applicants: [rae],
    total: 1,
    counts: { ...counts, Applied: 1, Selected: 1 },
    is_blind: false,
  }));
  bff.answer('getApplicant', () => ({ applicant: { ...ada, status: 'Selected' as const } }));
  change();
  await screen.findByRole('button', { name: 'Selected, change the status of Ada Park' });
  expect(names()).toEqual(['Ada Park', 'Rae Park']);
  expect(bff.askedFor('getApplicant').map(({ params }) => params['application'])).toEqual([ada._id]);
  expect(screen.getByRole('button', { name: 'The order has changed: update the list' })).toBeTruthy();
});

test('who applied a moment ago gets their name once it is known, though nobody is told of it', async () => {
  const { bff, change } = await open();
  const answer = (applicants: Applicant[]) =>
    bff.answer('listApplicants', () => ({ applicants, total: 2, counts, is_blind: false }));
  answer([ada, { ...rae, user_info: null }]);
  change();
  await screen.findByRole('button', { name: 'Unnamed applicant' });
  answer([ada, rae]);
  await screen.findByRole('button', { name: 'Rae Park' });
});
