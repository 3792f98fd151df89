import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { signIn, signUp, somebody } from './person.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('settings are chosen by keyboard, kept, and end another browser’s session at once', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { page, problems, close } = await somebody(browser);
  await signUp(page, email, 'Recruiter');
  const other = await somebody(browser);
  await signIn(other.page, email);
  const { press, reach, use } = keyboardOf(page);
  const isSaved = (card: string) =>
    page.getByRole('region', { name: card }).getByRole('status').getByText('Saved', { exact: true }).waitFor();
  const toTab = async (name: string) => {
    await press('ArrowRight');
    await page.getByRole('tab', { name, selected: true }).waitFor();
  };

  await use(page.getByRole('link', { name: 'Settings' }));
  await reach(page.getByRole('textbox', { name: 'Recruiter dashboard' }));
  await page.keyboard.type('Hiring for the gardens');
  await press('Enter');
  await isSaved('Dashboards');

  await reach(page.getByRole('tab', { name: 'Account Settings' }));
  await toTab('Privacy');
  await use(page.getByRole('switch', { name: 'Show my e-mail address' }), 'Space');
  await isSaved('Public profile');
  await reach(page.getByRole('tab', { name: 'Privacy' }));

  await toTab('Security');
  const gone = other.page.waitForURL('**/signin');
  await use(page.getByRole('button', { name: 'Sign out all others' }));
  await use(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }));
  await gone;
  await page.getByText('You are not signed in anywhere else.').waitFor();
  await reach(page.getByRole('tab', { name: 'Security' }));

  await toTab('Notifications');
  await use(page.getByRole('switch', { name: 'Applications: Bell' }), 'Space');
  await isSaved('Applications');
  await page.reload();
  await page.getByRole('tab', { name: 'Notifications', selected: true }).waitFor();
  await page.getByRole('switch', { name: 'Applications: Bell', checked: false }).waitFor();
  expect(problems).toEqual([]);
  await Promise.all([close(), other.close()]);
});
