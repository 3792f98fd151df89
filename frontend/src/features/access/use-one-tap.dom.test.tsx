import { screen, waitFor } from '@testing-library/react';
import { aCurrentUser } from '@waypost/contracts/testing/people';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://accounts.google.com"]');

type Settings = { client_id: string; callback: (answer: { credential: string }) => void };

/** Google's script as the page sees it once it is loaded; it gives what it was set up with. */
async function loadGoogle(): Promise<Settings> {
  const id = {
    initialize: vi.fn<(settings: Settings) => void>(),
    prompt: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
  };
  vi.stubGlobal('google', { accounts: { id } });
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('load'));
  expect(id.prompt).toHaveBeenCalledOnce();
  const [settings] = id.initialize.mock.calls[0] ?? [];
  if (settings === undefined) throw new Error('It was set up with nothing');
  return settings;
}

test('nothing of Google is loaded where One Tap is off, or cannot be asked for', async () => {
  const { bff } = renderApp('/signin', {
    prepare: (double) => double.answer('getOneTap', () => ({ client_id: null })),
  });
  await screen.findByRole('button', { name: /Continue with Google/ });
  await waitFor(() => expect(bff.askedFor('getOneTap')).not.toEqual([]));
  // Whatever the answer brings about has been done then.
  await new Promise((done) => setTimeout(done));
  expect(script()).toBeNull();
});

test('with One Tap the page brings the credential, and goes on as after any sign-in', async () => {
  const { bff, address } = renderApp('/signin', {
    prepare: (double) => double.answer('getOneTap', () => ({ client_id: 'waypost' })),
  });
  const { client_id, callback } = await loadGoogle();
  expect(client_id).toBe('waypost');
  bff.answer('signUp', () => aCurrentUser());
  callback({ credential: 'a.b.c' });
  await waitFor(() => expect(address()).toBe('/auth/callback'));
  expect(bff.askedFor('signUp')).toMatchObject([{ body: { credential: 'a.b.c' } }]);
});

test.each([
  ['unauthenticated', 'Authentication failed - please try again'],
  ['unavailable', 'Sign-in is away for a moment.'],
  ['internal', 'Google sign-in failed'],
] as const)('a credential that is refused as %s says so and leaves the button', async (code, said) => {
  const { bff } = renderApp('/signin', {
    prepare: (double) => double.answer('getOneTap', () => ({ client_id: 'waypost' })),
  });
  const { callback } = await loadGoogle();
  bff.refuse('signUp', code, 'Sign-in is away for a moment.');
  callback({ credential: 'a.b.c' });
  await screen.findAllByText(said);
  screen.getByRole('button', { name: /Continue with Google/ });
});
