import { screen, waitFor } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

test('pay in a keyword is said to be left out, and offered as a filter', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=nurse+80k', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({})], total: 1 }));
  await screen.findByText(/Pay is a filter, so “80k” was not looked for\./);
  await person.click(screen.getByRole('link', { name: 'Show only jobs that pay $80,000 or more a year' }));
  await waitFor(() => expect(address()).toBe('/feed?keyword=nurse+80k&min_ctc=80000'));
  await waitFor(() => expect(screen.queryByText(/Pay is a filter/)).toBeNull());
});

test('pay is offered in the currency whose sign it has', async () => {
  const { bff } = renderApp('/feed?keyword=%E2%82%AC30%2Fhr+cook', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({})], total: 1 }));
  const link = await screen.findByRole('link', { name: 'Show only jobs that pay €62,400 or more a year' });
  expect(link.getAttribute('href')).toContain('min_ctc=62400&ctc_currency=EUR');
});
