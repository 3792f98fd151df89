import { screen, waitFor } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test, vi } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./account-menu.tsx', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a public page is there without the menu of the account, where its file cannot be had', async () => {
  const { bff } = renderApp('/jobs', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await screen.findByRole('link', { name: 'Waypost, home' });
  expect(screen.queryByText('This page could not be shown')).toBeNull();
});
