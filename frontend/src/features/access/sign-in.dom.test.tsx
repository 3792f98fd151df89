import { act, screen, waitFor } from '@testing-library/react';
import { delays } from '@waypost/contracts/constants';
import { expect, test, vi } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

test('pressing the one button says where it leads, and that it is under way', async () => {
  const { person } = renderApp('/signin');
  const button = await screen.findByRole('button', { name: /Continue with Google/ });
  await person.click(button);
  await screen.findByText('Redirecting to Google sign-in...');
  expect(button.textContent).toContain('Signing in...');
});

test('who comes back from Google is told that it worked, and goes on', async () => {
  const { address } = renderApp('/auth/callback', { as: aSeeker() });
  await screen.findByText('Successfully signed in with Google!');
  await waitFor(() => expect(address()).toBe('/home'));
});

test('who comes back without a session reads why, and returns to the sign-in page 3 seconds later', async () => {
  expect(delays.callbackFailure).toBe(3_000);
  const later = vi.spyOn(globalThis, 'setTimeout');
  const { address } = renderApp('/auth/callback?error=denied');
  await screen.findByRole('heading', { level: 1, name: 'Authentication Failed' });
  await screen.findByText('Authentication failed');
  screen.getByText('The sign-in was cancelled at Google.');
  expect(address()).toBe('/auth/callback?error=denied');
  const [goBack] = later.mock.calls.find(([, ms]) => ms === delays.callbackFailure) ?? [];
  act(() => goBack?.());
  await waitFor(() => expect(address()).toBe('/signin'));
});

test('a sign-in whose end cannot be asked for says so', async () => {
  renderApp('/auth/callback', { hasHint: true, prepare: (bff) => bff.refuse('getCurrentUser', 'unavailable') });
  await screen.findByText('Failed to complete Google authentication');
});
