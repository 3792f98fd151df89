import { screen } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';

const [nurse, baker] = [aJobPostListing({ title: 'Night nurse' }), aJobPostListing({ title: 'Baker' })];
const found = () => aJobSearchResult({ jobs: [nurse, baker], total: 2 });

/** Each list once: React's strict mode mounts, and asks, twice. */
const askedIds = ({ askedFor }: ReturnType<typeof renderApp>['bff']) => [
  ...new Set(askedFor('listScores').map(({ query }) => query.get('ids'))),
];

test('a seeker sees on each card how well they match, by one call for the page', async () => {
  const { bff } = renderApp('/feed', { as: aSeeker() });
  bff.answer('searchJobPosts', found);
  bff.answer('listScores', () => ({ scores: [{ job_post_id: nurse._id, user_score: 724 }] }));
  const meter = await screen.findByRole('meter', { name: 'Your match' });
  expect(meter.getAttribute('aria-valuenow')).toBe('72');
  expect(meter.closest('article')?.textContent).toContain('Night nurse');
  expect(askedIds(bff)).toEqual([`${nurse._id},${baker._id}`]);
});

test('what one page has asked for, another page does not ask again', async () => {
  const { bff, person } = renderApp('/feed', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) =>
    query.get('keyword') === null ? aJobSearchResult({ jobs: [nurse] }) : found(),
  );
  bff.answer('listScores', ({ query }) => ({
    scores: (query.get('ids') ?? '').split(',').map((job_post_id) => ({ job_post_id, user_score: 500 })),
  }));
  await screen.findByRole('meter');
  await person.type(screen.getByRole('combobox', { name: 'Keyword' }), 'night{Enter}');
  await screen.findByRole('link', { name: 'Baker' });
  expect(await screen.findAllByRole('meter')).toHaveLength(2);
  expect(askedIds(bff)).toEqual([nurse._id, baker._id]);
});

test('scores that cannot be had leave the list as it is', async () => {
  const { bff } = renderApp('/feed', { as: aSeeker() });
  bff.answer('searchJobPosts', found);
  bff.refuse('listScores', 'unavailable', 'Away');
  await screen.findByRole('link', { name: 'Baker' });
  expect(screen.queryByText('Away')).toBeNull();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('a recruiter is not compared with other people’s posts', async () => {
  const { bff } = renderApp('/feed', { as: aRecruiter() });
  bff.answer('searchJobPosts', found);
  await screen.findByRole('link', { name: 'Baker' });
  expect(bff.askedFor('listScores')).toEqual([]);
});
