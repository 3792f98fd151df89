import { act, screen, waitFor, within } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { expect, test, vi } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

test('an address without a page is a 404 that names it, for everybody', async () => {
  const { person } = renderApp('/no-such-page');
  await screen.findByRole('heading', { name: /404/ });
  await screen.findByText('There’s nothing at /no-such-page');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeTruthy();
  // What was before it in this tab was no page of ours.
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  await person.click(screen.getByRole('link', { name: 'Go Back' }));
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
});

test('an address without a page leaves who is signed in their menu', async () => {
  renderApp('/no-such-page', { as: aSeeker() });
  await screen.findByRole('heading', { name: /404/ });
  expect((await screen.findByRole('link', { name: 'Feed' })).getAttribute('href')).toBe('/feed');
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

test('a page for people who are signed in says that it is loading until it is known who is there', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aSeeker>>();
  const { address } = renderApp('/profile', {
    as: aSeeker(),
    prepare: (bff) => bff.answer('getCurrentUser', () => promise),
  });
  await screen.findByText('Loading...');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await act(async () => resolve(aSeeker()));
  await screen.findByRole('heading', { level: 1 });
  expect(address()).toBe('/profile');
});

test('the address of a dashboard chooses it, and leads home; one of somebody else is none', async () => {
  const dashboards = [aDashboard({ dsh_type: 'Job Seeker' }), aDashboard({ dsh_type: 'Recruiter' })];
  const as = aCurrentUser({ userDashboards: dashboards });
  const { address } = renderApp(`/dashboard/${dashboards[1]?.dsh_id}`, { as });
  await waitFor(() => expect(address()).toBe('/home'));
  await screen.findByRole('button', { name: /Recruiter/ });
  renderApp(`/dashboard/${aDashboard().dsh_id}`, { as });
  await screen.findByRole('heading', { name: /404/ });
});

test('while a session cannot be checked, a page says so, and the one asked for takes focus in its place', async () => {
  const { bff, person } = renderApp('/saved-searches', {
    hasHint: true,
    prepare: (away) => away.refuse('getCurrentUser', 'unavailable', 'Accounts are away.'),
  });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { name: 'We couldn’t check your session' });
  expect(document.title).toBe('We couldn’t check your session · Waypost');
  expect(screen.getByRole('alert').textContent).toContain('Accounts are away.');
  bff.answer('getCurrentUser', aSeeker);
  bff.answer('listSavedSearches', () => ({ saved_searches: [] }));
  await person.click(screen.getByRole('button', { name: /^Retry/ }));
  const heading = await screen.findByRole('heading', { name: 'Saved searches' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the frame of who is signed in stays while they read a page that is everybody’s, and come back from it', async () => {
  const { bff, person } = renderApp('/privacy', { as: aSeeker() });
  bff.answer('getOperator', () => ({ name: null, contact: null }));
  await screen.findByRole('heading', { level: 1, name: /Privacy/ });
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await person.click(within(menu).getByRole('link', { name: 'ATS Score' }));
  await screen.findByRole('heading', { level: 1, name: 'ATS Score' });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(menu);
  history.back();
  await screen.findByRole('heading', { level: 1, name: /Privacy/ });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(menu);
});
