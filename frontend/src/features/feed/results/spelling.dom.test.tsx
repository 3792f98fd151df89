import { screen, waitFor } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

test('a mistyped keyword says what was searched for instead, and can be searched for as it is', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=accountent', { as: aSeeker() });
  bff.answer('searchJobPosts', ({ query }) =>
    query.get('as_typed') === 'true'
      ? aJobSearchResult({ jobs: [], total: 0 })
      : aJobSearchResult({ jobs: [aJobPostListing({})], total: 1, suggestion: 'accountant' }),
  );
  const line = await screen.findByText(/^Showing results for/);
  expect(line.textContent).toBe('Showing results for accountant. Search instead for accountent');
  expect(document.title).toBe('“accountant” – Feed · Waypost');
  await person.click(screen.getByRole('button', { name: 'accountent' }));
  expect(address()).toBe('/feed?keyword=accountent&as_typed=true');
  await waitFor(() => expect(document.title).toBe('“accountent” – Feed · Waypost'));
  expect(document.activeElement?.id).toBe('results-heading');
  await waitFor(() => expect(screen.queryByText(/^Showing results for/)).toBeNull());
});

test('what was found, and is searched for again, is told by the word that was searched for', async () => {
  const { bff, person } = renderApp('/feed?keyword=accountent', { as: aSeeker() });
  bff.answer('searchJobPosts', () =>
    aJobSearchResult({ jobs: [aJobPostListing({})], total: 1, suggestion: 'accountant' }),
  );
  await screen.findByText('Found 1 job(s) for “accountant” (Page 1)');
  await person.clear(await screen.findByRole('combobox', { name: 'Keyword' }));
  await screen.findByRole('option', { name: /^“accountant”/ });
  expect(screen.queryByRole('option', { name: /accountent/ })).toBeNull();
});

test('other words are mended again', async () => {
  const { bff, person, address } = renderApp('/feed?keyword=accountent&as_typed=true', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({})], total: 1 }));
  const field = await screen.findByRole('combobox', { name: 'Keyword' });
  await person.clear(field);
  await person.type(field, 'nurse{Enter}');
  await waitFor(() => expect(address()).toBe('/feed?keyword=nurse'));
});
