import { act, screen, waitFor } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../testing/render-app.tsx';

test('an address without a page is a 404 that names it, for everybody', async () => {
  renderApp('/no-such-page');
  await screen.findByRole('heading', { name: /404/ });
  await screen.findByText('There’s nothing at /no-such-page');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeTruthy();
});

test('the header of a public page says who is not logged in', async () => {
  const { bff } = renderApp('/jobs');
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await screen.findByText('Not Logged In');
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
});

test('the header of a public page does not say so to who is', async () => {
  const { bff } = renderApp('/jobs', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await screen.findByRole('heading', { name: 'Newest jobs' });
  expect(screen.queryByText('Not Logged In')).toBeNull();
});

test('who is signed in has their menu on a public page, and the way home', async () => {
  const { bff, person } = renderApp('/jobs', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await person.click(await screen.findByRole('button', { name: /^Menu of Ada/ }));
  await screen.findByRole('menuitem', { name: 'Log out' });
  expect(screen.getByRole('menuitem', { name: 'Feed' }).getAttribute('href')).toBe('/feed');
  await person.keyboard('{Escape}');
  expect((await screen.findByRole('link', { name: 'Waypost, home' })).getAttribute('href')).toBe('/home');
});

test('who is offline is told, until the connection is back', async () => {
  renderApp('/no-such-page');
  await screen.findByText('There’s nothing at /no-such-page');
  act(() => void dispatchEvent(new Event('offline')));
  await screen.findByText(/^You are offline/);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
});
