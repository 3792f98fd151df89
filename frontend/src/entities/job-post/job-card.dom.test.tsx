import { screen, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

async function card(job: Parameters<typeof aJobPostListing>[0]) {
  const { bff } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing(job)], total: 1 }));
  return within(await screen.findByRole('article'));
}

test('a card says pay as a range a year, and in the title what the pages of a post say', async () => {
  const { getByText } = await card({ expected_max_ctc: { currency: 'EUR', amount: 58_000, max_amount: 68_000 } });
  expect(getByText('€58k–68k a year').title).toBe('Max CTC: EUR\u00A068.0k');
});

test('a card says that no pay is given', async () => {
  (await card({ expected_max_ctc: undefined })).getByText('Pay not given');
});

test('only a post that is closed has a badge; one that is open says so once, before its age', async () => {
  const { bff } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  const jobs = [aJobPostListing({ status: 'Open' }), aJobPostListing({ status: 'Close' })];
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs, total: 2 }));
  const [open, closed] = (await screen.findAllByRole('article')).map((one) => within(one));
  expect(open!.getByText(/^Open/).nextElementSibling?.tagName).toBe('TIME');
  expect(open!.queryByText('Closed')).toBeNull();
  expect(closed!.queryByText(/^Open/)).toBeNull();
  closed!.getByText('Closed');
});

test('a card has one age, and the date for who asks', async () => {
  const { getByText } = await card({ posted_date: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString() });
  expect(getByText('3 hours ago').title).toMatch(/^\w{3} \d+, \d{4}$/);
});

test('who saves a job signed out is led to the sign-in', async () => {
  const { bff, person, address } = renderApp('/jobs');
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Save: Night nurse' }));
  await screen.findByText('Please sign in to save jobs');
  await person.click(
    within(screen.getByRole('region', { name: 'Notifications' })).getByRole('button', { name: 'Sign In' }),
  );
  expect(address()).toBe('/signin');
});
