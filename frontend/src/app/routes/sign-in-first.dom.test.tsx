import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../testing/render-app.tsx';

const applicants = 'You must be logged in to view applicants';
test.each([
  ['/create-job', 'Please log in to create job posts'],
  ['/home', 'User not authenticated'],
  [`/job-applications/${'a'.repeat(24)}`, applicants],
  [`/job/${'a'.repeat(24)}/applicants`, applicants],
  ['/job-applications', 'You must be logged in to view applications'],
])('who comes to %s signed out is led to the sign-in page, and told why', async (path, reason) => {
  const { address } = renderApp(path);
  await screen.findByText(reason);
  expect(address()).toBe('/signin');
});

test('who is signed out while writing a post stays, and comes back to it by signing in', async () => {
  const { bff, endSession, person, address } = renderApp('/create-job', { as: aRecruiter() });
  await person.type(await screen.findByLabelText('Job title'), 'Gardener');
  endSession();
  bff.refuse('lookUp', 'unauthenticated');
  await person.type(screen.getByRole('combobox', { name: 'Company' }), 'Gr');
  await screen.findByRole('heading', { name: 'Authentication Required' });
  expect(address()).toBe('/create-job');
  await person.click(screen.getByRole('link', { name: 'Go to Sign In' }));
  await waitFor(() => expect(address()).toBe('/signin'));
  expect(sessionStorage.getItem('waypost.last-visited')).toBe('/create-job');
});

test('other pages lead to the sign-in page without more words', async () => {
  const { address } = renderApp('/posted-jobs');
  await screen.findByRole('button', { name: /Continue with Google/ });
  expect(address()).toBe('/signin');
  expect(screen.queryByText('Please log in to create job posts')).toBeNull();
});
