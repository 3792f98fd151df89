import { screen, waitFor, within } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { expect, test, vi } from 'vitest';
import { anotherWindow } from '../testing/another-window.ts';
import { hearLive } from '../testing/hear-live.ts';
import { aSeeker, renderApp } from '../testing/render-app.tsx';
import { pageLoad } from './page-load.ts';

const homeOf = (name: string) => screen.findByRole('heading', { name: `Welcome, ${name}` });

const signInPage = () => screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
const elsewhere = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem('waypost.authenticated');
  else localStorage.setItem('waypost.authenticated', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'waypost.authenticated', newValue }));
};

test('after logging out nothing is remembered of the page that the person saw', async () => {
  const { person, bff, address } = renderApp('/home', { as: aSeeker() });
  await homeOf('Ada');
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/home');
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await signInPage();
  await screen.findByText('Logged out successfully');
  expect(bff.signOuts()).toBe(1);
  expect(address()).toBe('/signin');
  expect(sessionStorage.getItem('waypost.last-visited')).toBeNull();
  expect(localStorage.getItem('waypost.authenticated')).toBe('false');
});

test('a log-out that takes its time is seen to be on its way', async () => {
  const { person, bff } = renderApp('/home', { as: aSeeker() });
  await homeOf('Ada');
  const { promise, resolve } = Promise.withResolvers<void>();
  bff.signOutAfter(promise);
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('progressbar', { name: 'Loading the page' });
  resolve();
  await signInPage();
});

test('the screen is empty as soon as the session is over, and not only when the next page is there', async () => {
  const { person, container } = renderApp('/home', { as: aSeeker() });
  await homeOf('Ada');
  vi.mocked(pageLoad.instead).mockImplementation(() => undefined);
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(container().textContent).toBe(''));
  expect(pageLoad.instead).toHaveBeenCalledExactlyOnceWith('/signin');
});

test.each([
  ['stays', 'as it is', false],
  ['goes', 'where that is asked for', true],
])('who has begun something is asked before a log-out: it %s %s', async (_, __, deletes) => {
  const as = aSeeker();
  const draft = `waypost.draft.apply.${as.userInfos._id}.1`;
  localStorage.setItem(draft, '{}');
  const { person, bff } = renderApp('/home', { as });
  await homeOf('Ada');
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await person.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(bff.signOuts()).toBe(0);
  await person.click(await screen.findByRole('button', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(/^There is something here that you have begun and not sent\./);
  if (deletes) await person.click(within(question).getByRole('checkbox', { name: /^Delete it/ }));
  await person.click(within(question).getByRole('button', { name: /^Log out/ }));
  await signInPage();
  expect(Object.keys(localStorage).toSorted()).toEqual(['waypost.authenticated', ...(deletes ? [] : [draft])]);
});

test('a log-out that the server did not take leaves everything as it is, and says so', async () => {
  const { person, bff } = renderApp('/home', { as: aSeeker() });
  await homeOf('Ada');
  bff.failSignOut();
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('You could not be logged out. Please try again.');
  expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
});

test('signing out in another tab leaves nothing of the page here', async () => {
  const { address, endSession } = renderApp('/settings', { as: aSeeker() });
  await screen.findByRole('textbox', { name: 'E-mail' });
  endSession();
  elsewhere('false');
  await signInPage();
  await screen.findByText('You signed out in another tab');
  expect(address()).toBe('/signin');
  expect(sessionStorage.getItem('waypost.last-visited')).toBeNull();
  expect(screen.queryByText('Your session ended')).toBeNull();
});

test('a session that another tab found to be over ends here too, and the page is kept for coming back', async () => {
  const { endSession } = renderApp('/settings', { as: aSeeker() });
  await screen.findByRole('textbox', { name: 'E-mail' });
  endSession();
  elsewhere(null);
  await signInPage();
  await screen.findByText('Your session ended');
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/settings');
});

test('somebody else who signs in in another tab ends what is shown here', async () => {
  const { address } = renderApp('/settings', { as: aSeeker() });
  await screen.findByRole('textbox', { name: 'E-mail' });
  anotherWindow().tells('signed-in', '0123456789abcdef01234567');
  await screen.findByText('Another account signed in on this browser');
  await waitFor(() => expect(address()).toBe('/home'));
});

test('what a page that somebody else’s sign-in ended has to say is said by the next one, however long it takes to load', async () => {
  const { bff } = renderApp('/settings', { as: aSeeker() });
  await screen.findByRole('textbox', { name: 'E-mail' });
  bff.answer('getCurrentUser', () => aCurrentUser());
  const load = vi.mocked(pageLoad.instead).getMockImplementation();
  vi.mocked(pageLoad.instead).mockImplementation((path) => void setTimeout(() => load?.(path), 200));
  anotherWindow().tells('signed-in', '0123456789abcdef01234567');
  await screen.findByText('Another account signed in on this browser');
});

test('who works on their only dashboard stays there when another one is created on another device', async () => {
  const as = aSeeker();
  const { bff, address } = renderApp('/settings', { as });
  await screen.findByRole('textbox', { name: 'Job Seeker dashboard' });
  const other = aDashboard({ dsh_type: 'Recruiter' });
  bff.answer('getCurrentUser', () => ({ ...as, userDashboards: [...as.userDashboards, other] }));
  hearLive({ kind: 'profile', id: as.userInfos._id, version: 2 });
  await screen.findByRole('textbox', { name: 'Recruiter dashboard' });
  await screen.findByRole('button', { name: 'Dashboard: My Job Seeker Dashboard. Switch dashboard' });
  expect(address()).toBe('/settings');
});

test('a page that the way back of the browser shows again ends with its session', async () => {
  const { endSession } = renderApp('/settings', { as: aSeeker() });
  await screen.findByRole('textbox', { name: 'E-mail' });
  endSession();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByText('Your session ended');
});

test('a session that is found to be over ends everywhere, says so, and the page is kept for coming back', async () => {
  const { bff, endSession } = renderApp('/feed?keyword=nurse', { as: aSeeker() });
  bff.refuse('searchJobPosts', 'unauthenticated');
  endSession();
  await signInPage();
  await screen.findByText('Authentication required. Please sign in again.');
  await screen.findByText('Sign in and you are back where you were; what you typed is kept.');
  expect(localStorage.getItem('waypost.authenticated')).toBeNull();
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
  await signInPage();
  await screen.findByText('Please sign in to save jobs');
  await screen.findByText('Your session ended');
  expect(localStorage.getItem('waypost.selected-dashboard')).toBeNull();
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/feed?keyword=nurse');
});

test('a session that ended while no page was open is said where one signs in', async () => {
  const { address } = renderApp('/settings', { hasHint: true });
  await screen.findByText('Your session ended');
  expect(address()).toBe('/signin');
});

test('who signs in from the public search comes back to it with what was searched', async () => {
  const { address, person } = renderApp('/jobs?keyword=nurse', {
    prepare: (bff) => bff.answer('searchJobPosts', () => aJobSearchResult()),
  });
  await person.click(await screen.findByRole('link', { name: 'Sign In' }));
  await signInPage();
  expect(address()).toBe('/signin');
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/jobs?keyword=nurse');
});

test('an unknown dashboard is a 404, and the way home from it leads home', async () => {
  sessionStorage.setItem('waypost.last-visited', '/dashboard/0123456789abcdef01234567');
  const { person, address } = renderApp('/dashboard/0123456789abcdef01234567', { as: aSeeker() });
  await person.click(await screen.findByRole('link', { name: 'Return to Home' }));
  await homeOf('Ada');
  expect(address()).toBe('/home');
});

test('who asks for a page signed out comes back to it', async () => {
  const { address } = renderApp('/settings');
  await screen.findByRole('heading', { name: 'Hiring, faster and fairer' });
  expect(address()).toBe('/signin');
  await waitFor(() => expect(sessionStorage.getItem('waypost.last-visited')).toBe('/settings'));
});
