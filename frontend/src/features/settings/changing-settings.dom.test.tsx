import { screen, within } from '@testing-library/react';
import type { Settings, SettingsChange } from '@waypost/contracts/entities/settings';
import { aCurrentUser, aDashboard } from '@waypost/contracts/testing/people';
import { anOpenSession } from '@waypost/contracts/testing/sessions';
import { someSettings } from '@waypost/contracts/testing/settings';
import { expect, test } from 'vitest';
import { anotherWindow } from '../../testing/another-window.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { appliedChange } from './applied-change.ts';

const theSwitch = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });
const statusOf = (section: string) =>
  within(screen.getByRole('region', { name: section })).getByRole('status').textContent;

/** A server that keeps a choice, and answers when it is let. */
function slowSettings(tab: string) {
  let kept = someSettings();
  const answers: (() => void)[] = [];
  const app = renderApp(`/settings?tab=${tab}`, {
    as: aSeeker(),
    prepare(bff) {
      bff.answer('getNotificationChannels', () => ({ email: true }));
      bff.answer('getSettings', () => kept);
      bff.answer('updateSettings', async ({ body }) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        kept = { ...appliedChange(kept, body as SettingsChange), version: kept.version + 1 };
        return kept;
      });
    },
  });
  /** What is on its way to be kept is, as soon as it has been asked for. */
  async function answerNext() {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  }
  return { ...app, answerNext };
}

test('a choice that was taken is not shown as it was before by what was asked for meanwhile', async () => {
  const { bff, person, answerNext } = slowSettings('privacy');
  await person.click(await theSwitch('Hide my public profile'));
  const before = Promise.withResolvers<Settings>();
  const asked = bff.askedFor('getSettings').length;
  bff.answer('getSettings', () => before.promise);
  const goAndComeBack = async () => {
    await person.click(screen.getByRole('tab', { name: 'Account Settings' }));
    await person.click(screen.getByRole('tab', { name: 'Privacy' }));
  };
  await goAndComeBack();
  await expect.poll(() => bff.askedFor('getSettings').length).toBeGreaterThan(asked);
  bff.answer('getSettings', () => new Promise(() => undefined));
  await answerNext();
  // Nothing of it is on its way any more.
  await expect.poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  before.resolve(someSettings());
  await goAndComeBack();
  expect((await theSwitch('Hide my public profile')).checked).toBe(true);
});

test('who comes back to the page sees what was chosen in another window meanwhile', async () => {
  const { bff } = slowSettings('privacy');
  expect((await theSwitch('Hide my public profile')).checked).toBe(false);
  const { privacy, ...others } = someSettings();
  bff.answer('getSettings', () => ({ ...others, privacy: { ...privacy, hide_profile: true } }));
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(async () => (await theSwitch('Hide my public profile')).checked).toBe(true);
});

test('what another window chooses is seen at once, beside it too', async () => {
  const { bff, person, answerNext } = slowSettings('privacy');
  const other = anotherWindow();
  await person.click(await theSwitch('Hide my public profile'));
  await answerNext();
  await expect.poll(() => other.heard).toContainEqual({ kind: 'out-of-date', told: ['settings'] });
  const { privacy, ...others } = someSettings();
  bff.answer('getSettings', () => ({ ...others, privacy: { ...privacy, hide_profile: false }, version: 2 }));
  other.tells('out-of-date', ['settings']);
  await expect.poll(async () => (await theSwitch('Hide my public profile')).checked).toBe(false);
});

test('a choice that fails once one looks at something else is said to have failed', async () => {
  const { bff, person } = slowSettings('privacy');
  const answer = Promise.withResolvers<never>();
  bff.answer('updateSettings', () => answer.promise);
  await person.click(await theSwitch('Hide my public profile'));
  await person.click(screen.getByRole('tab', { name: 'Account Settings' }));
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^A setting may not have been saved\./);
});

test('a choice whose answer was lost is shown as the server has it, and not said to be as it was before', async () => {
  const { bff, person } = slowSettings('privacy');
  bff.answer('updateSettings', ({ body }) => {
    bff.answer('getSettings', () => ({ ...appliedChange(someSettings(), body as SettingsChange), version: 1 }));
    throw new TypeError('Failed to fetch');
  });
  await person.click(await theSwitch('Hide my public profile'));
  const words = 'This may not have been saved. Network error. Please check your internet connection.';
  await expect.poll(() => statusOf('Public profile')).toBe(words);
  await expect.poll(async () => (await theSwitch('Hide my public profile')).checked).toBe(true);
});

test('that nobody was signed out is said once one looks at something else, too', async () => {
  const phone = anOpenSession({ browser: { name: 'Safari', system: 'iOS' } });
  const { bff, person } = renderApp('/settings?tab=security', {
    as: aSeeker(),
    prepare: (prepared) => prepared.answer('listSessions', () => ({ sessions: [phone], total: 1 })),
  });
  const answer = Promise.withResolvers<never>();
  bff.answer('endSessions', () => answer.promise);
  await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  await person.click(screen.getByRole('tab', { name: 'Account Settings' }));
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^Perhaps nothing was signed out\./);
});

test('each card says what became of its own choices', async () => {
  const { person, answerNext } = slowSettings('notifications');
  await person.click(await theSwitch('Applications: Bell'));
  await person.click(await theSwitch('Scores: Bell'));
  expect([statusOf('Applications'), statusOf('Scores')]).toEqual(['Saving…', 'Saving…']);
  await answerNext();
  await expect.poll(() => statusOf('Applications')).toBe('Saved');
  expect(statusOf('Scores')).toBe('Saving…');
  await answerNext();
  await expect.poll(() => statusOf('Scores')).toBe('Saved');
});

test('names of two dashboards are said to be saved when both are', async () => {
  const two = [aDashboard({ dsh_type: 'Recruiter' }), aDashboard({ dsh_type: 'Job Seeker' })];
  const answers = two.map(() => Promise.withResolvers<void>());
  localStorage.setItem('waypost.selected-dashboard', two[0]!.dsh_id);
  const { bff, person } = renderApp('/settings', { as: aCurrentUser({ userDashboards: two }) });
  bff.answer('updateDashboard', async ({ body }) => {
    const at = two.findIndex(({ dsh_id }) => dsh_id === (body as { dsh_id: string }).dsh_id);
    await answers[at]!.promise;
    return { ...two[at]!, ...(body as { dsh_name: string }) };
  });
  for (const { dsh_type } of two) {
    const field = await screen.findByRole('textbox', { name: `${dsh_type} dashboard` });
    await person.type(field, ' here{Enter}');
  }
  answers[0]!.resolve();
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes(two[0]!.dsh_id))).toBe(false);
  expect(statusOf('Dashboards')).toBe('Saving…');
  answers[1]!.resolve();
  await expect.poll(() => statusOf('Dashboards')).toBe('Saved');
});
