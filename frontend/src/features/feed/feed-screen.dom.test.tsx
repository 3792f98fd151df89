import { screen, waitFor, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const nurse = aJobPostListing({ title: 'Night nurse' });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('a search that stands in the address says what it found', async () => {
  const { bff } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [nurse], total: 1 }));
  await screen.findByText('Found 1 job(s) for “nurse” (Page 1)');
});

test('a filter and its chip say it too, and only the last answer stands', async () => {
  const { bff, person } = renderApp('/feed?keyword=nurse&job_type=Full-Time', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) =>
    aJobSearchResult({ jobs: [nurse], total: query.get('job_type') === null ? 7 : 1 }),
  );
  await screen.findByText('Found 1 job(s) for “nurse”, Full-Time (Page 1)');
  await person.click(screen.getByRole('button', { name: /Remove.*Full-Time/ }));
  await screen.findByText('Found 7 job(s) for “nurse” (Page 1)');
  await waitFor(() => expect(toasts().getAllByText(/Found \d+ job/)).toHaveLength(1));
});

test('the newest jobs that cannot be loaded are not called a search', async () => {
  const { bff } = renderApp('/feed', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'forbidden', 'Not for you');
  expect(await screen.findAllByText('Failed to load jobs')).toHaveLength(2);
  expect(screen.queryByText(/Search failed/)).toBeNull();
});

test('a page beyond the last one leads back', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=nurse&page=40', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) => {
    const page = Number(query.get('page'));
    return aJobSearchResult({ jobs: page === 1 ? [nurse] : [], total: 1, page });
  });
  await screen.findByText('Page 40 is empty');
  await person.click(screen.getByRole('button', { name: 'Go to First Page' }));
  await screen.findByRole('link', { name: 'Night nurse' });
  expect(address()).toBe('/feed?keyword=nurse');
});
