import { screen } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

test.each([
  ['Job Seeker', 'Search open positions, see how well you match, and apply.', 'Searching...', false],
  ['Recruiter', 'See who else is hiring, how they describe the work and what they pay.', 'Finding...', true],
  ['Referrer', 'Look for openings that suit the people you know.', 'Browsing...', true],
] as const)(
  'on a %s dashboard the feed says what it is for, and how to apply',
  async (dsh_type, what, under, leads) => {
    const as = aCurrentUser({ userDashboards: [aDashboard({ dsh_type })] });
    renderApp('/feed?keyword=nurse', {
      as,
      prepare: (bff) => bff.answerLater('searchJobPosts', new Promise(() => undefined), () => aJobSearchResult()),
    });
    await screen.findByText(what);
    await expect.poll(() => screen.getByRole('button', { name: /Search Jobs/ }).textContent).toContain(under);
    expect(screen.queryByText('Switch to Job Seeker Dashboard to Apply') !== null).toBe(leads);
  },
);

test('a search that finds nothing gives tips', async () => {
  renderApp('/feed?keyword=zither', {
    as: aSeeker(),
    prepare: (bff) => bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [], total: 0 })),
  });
  await screen.findByRole('heading', { name: 'Job Search Tips' });
});
