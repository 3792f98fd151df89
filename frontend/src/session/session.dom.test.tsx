import { screen, waitFor } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../testing/render-app.tsx';

const homeOf = (name: string) => screen.findByRole('heading', { name: `Welcome, ${name}` });

test('after logging out nothing is remembered of the page that the person saw', async () => {
  const { person, bff, address } = renderApp('/home', { as: aSeeker() });
  await homeOf('Ada');
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/home');
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
  expect(bff.signOuts()).toBe(1);
  expect(address()).toBe('/signin');
  expect(sessionStorage.getItem('waypost.last-visited')).toBeNull();
  expect(localStorage.getItem('waypost.authenticated')).toBe('false');
});

test('signing out in another tab leaves nothing of the page here', async () => {
  const { address } = renderApp('/settings', { as: aSeeker() });
  await screen.findByText('This page is not built yet');
  localStorage.setItem('waypost.authenticated', 'false');
  dispatchEvent(new StorageEvent('storage', { key: 'waypost.authenticated', newValue: 'false' }));
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
  expect(address()).toBe('/signin');
  expect(sessionStorage.length).toBe(0);
});

test('a session that is found to be over ends everywhere, and the page is kept for coming back', async () => {
  const { bff, endSession } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'unauthenticated');
  endSession();
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
  expect(localStorage.getItem('waypost.authenticated')).toBe('false');
  expect(localStorage.getItem('waypost.selected-dashboard')).toBeNull();
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/feed?keyword=nurse');
});

test('a save that finds the session over ends it here too, in its own words', async () => {
  const { bff, endSession, person } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [aJobPostListing({ title: 'Nurse' })], total: 1 }));
  const save = await screen.findByRole('button', { name: 'Save: Nurse' });
  localStorage.setItem('waypost.selected-dashboard', '0123456789abcdef01234567');
  bff.refuse('markJobPost', 'unauthenticated');
  endSession();
  await person.click(save);
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
  await screen.findByText('Please sign in to save jobs');
  expect(localStorage.getItem('waypost.authenticated')).toBe('false');
  expect(localStorage.getItem('waypost.selected-dashboard')).toBeNull();
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/feed?keyword=nurse');
});

test('who asks for a page signed out comes back to it', async () => {
  const { address } = renderApp('/settings');
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
  expect(address()).toBe('/signin');
  await waitFor(() => expect(sessionStorage.getItem('waypost.last-visited')).toBe('/settings'));
});
