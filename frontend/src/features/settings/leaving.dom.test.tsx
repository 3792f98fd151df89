import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someSettings } from '@waypost/contracts/testing/settings';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goByBrowser } from '../../testing/go-by-browser.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const email = aSeeker().userInfos.email;
const open = async () => {
  const app = renderApp('/settings?tab=account', { as: aSeeker() });
  const opener = await screen.findByRole('button', { name: 'Delete account…' });
  await app.person.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { ...app, opener, dialog, field: dialog.getByRole('textbox', { name: /^Your e-mail address/ }) };
};

test('what is lost is said before, and an account goes only with its address typed', async () => {
  const { bff, person, dialog, field, opener } = await open();
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  expect(document.activeElement).toBe(field);
  for (const [typed, refusal] of [
    ['', 'Type your e-mail address'],
    ['else@example.org', 'This is not the e-mail address of your account'],
  ] as const) {
    await person.clear(field);
    if (typed !== '') await person.type(field, typed);
    await person.click(dialog.getByRole('button', { name: /^Delete my account/ }));
    await dialog.findByText(refusal);
    expect(document.activeElement).toBe(field);
  }
  expect(bff.askedFor('deleteUser')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('who deletes their account is said goodbye, and nothing of them stays in the browser', async () => {
  const { bff, person, field, address } = await open();
  bff.answer('deleteUser', () => ({ success: true as const }));
  localStorage.setItem('waypost.draft.apply.1', '{}');
  await person.type(field, `${email.toUpperCase()}{Enter}`);
  await screen.findByText('Your account was deleted. Goodbye, and all the best.');
  expect(bff.askedFor('deleteUser').map(({ body }) => body)).toEqual([{ email: email.toUpperCase() }]);
  expect(address()).toBe('/signin');
  expect(Object.keys(localStorage)).toEqual(['waypost.authenticated']);
});

test('where it fails the account is there, what was typed too, and that is said', async () => {
  const { bff, person, dialog, field } = await open();
  bff.refuse('deleteUser', 'unavailable', 'A part of Waypost is not available right now. Please try again.');
  await person.type(field, `${email}{Enter}`);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Your account was not deleted');
  expect(alert.textContent).toContain('A part of Waypost is not available right now.');
  expect((field as HTMLInputElement).value).toBe(email);
});

test('without a connection it says so at once, and can be left', async () => {
  const { bff, person, dialog, field } = await open();
  bff.takeAway('deleteUser');
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  await person.type(field, `${email}{Enter}`);
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Network error. Please check your internet connection.',
  );
  await person.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('that an account was not deleted is said once its page is left, too', async () => {
  const { bff, person, field } = await open();
  const answer = Promise.withResolvers<never>();
  bff.answer('deleteUser', () => answer.promise);
  await person.type(field, `${email}{Enter}`);
  goByBrowser('/help');
  await screen.findByRole('heading', { level: 1, name: /Help/ });
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Your account was not deleted');
});

const answerWith = (body: BodyInit | ReadableStream, init?: ResponseInit) => {
  const others = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, given) =>
    String(input).endsWith('/users/export') ? Promise.resolve(new Response(body, init)) : others(input, given),
  );
};
const inPieces = (end: (controller: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(2_500_000));
      end(controller);
    },
  });

test.each([
  ['is saved', () => answerWith(inPieces((it) => it.close())), 'Downloaded, 2.4 MB', 1],
  [
    'that breaks off is not saved',
    () => answerWith(inPieces((it) => it.error(new TypeError('terminated')))),
    'Nothing was saved. Network error. Please check your internet connection.',
    0,
  ],
  [
    'that is refused says why',
    () => answerWith(JSON.stringify({ error_code: 'too-many-requests', message: 'Tomorrow again.' }), { status: 429 }),
    'Nothing was saved. Tomorrow again.',
    0,
  ],
] as const)('a download %s', async (_, prepare, words, saved) => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person } = renderApp('/settings?tab=privacy', {
    as: aSeeker(),
    prepare: (bff) => bff.answer('getSettings', () => someSettings()),
  });
  const button = await screen.findByRole('button', { name: /^Download my data/ });
  prepare();
  await person.click(button);
  const card = within(screen.getByRole('region', { name: 'Your data' }));
  await waitFor(() => expect(card.getByRole('status').textContent).toBe(words));
  expect([made.mock.calls.length, pressed.mock.calls.length]).toEqual([saved, saved]);
});
