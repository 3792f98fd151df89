import { screen, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const [ninja, developer, engineer] = ['Software Ninja', 'Software Developer', 'Software Engineer'].map((title) =>
  aJobPostListing({ title }),
) as [ReturnType<typeof aJobPostListing>, ReturnType<typeof aJobPostListing>, ReturnType<typeof aJobPostListing>];
const alike = { jobs: [developer, engineer], total: 40 };

const render = (found: Parameters<typeof aJobSearchResult>[0]) =>
  renderApp('/feed?keyword=software+ninja', {
    as: aSeeker(),
    prepare: (bff) => {
      bff.answer('searchJobPosts', () => aJobSearchResult(found));
      bff.answer('listScores', ({ query }) => ({
        scores: query.get('ids')?.includes(engineer._id) ? [{ job_post_id: engineer._id, user_score: 640 }] : [],
      }));
    },
  });

test('jobs with a similar title stand after those that were found, and say what they are', async () => {
  render({ jobs: [ninja], total: 1, alike });
  const section = await screen.findByRole('region', { name: 'Jobs with a similar title' });
  expect(section.textContent).toContain('The 2 nearest of 40, found by what your words mean.');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Software Ninja',
    'Software Developer',
    'Software Engineer',
  ]);
  expect(cards.map((card) => card.textContent.includes('Similar title'))).toEqual([false, true, true]);
  expect(screen.getByRole('heading', { name: '1 job(s) found' })).toBeTruthy();
  const meter = await within(section).findByRole('meter', { name: 'Your match' });
  expect(meter.getAttribute('aria-valuenow')).toBe('64');
});

test('where nothing was found they stand before the tips', async () => {
  render({ jobs: [], total: 0, alike });
  const section = await screen.findByRole('region', { name: 'Jobs with a similar title' });
  expect(screen.getByText('No jobs match “software ninja”')).toBeTruthy();
  const tips = screen.getByRole('region', { name: 'Job Search Tips' });
  expect(section.compareDocumentPosition(tips)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
