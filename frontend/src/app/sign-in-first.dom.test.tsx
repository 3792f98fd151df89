import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../testing/render-app.tsx';

test('who comes to create a job post signed out is led to the sign-in page, and told why', async () => {
  const { address } = renderApp('/create-job');
  await screen.findByText('Please log in to create job posts');
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
