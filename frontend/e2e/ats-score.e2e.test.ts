import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { expectAccessible, expectNoSidewaysScroll, newcomer } from './person.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const jobText = `Lighthouse Keeper
Palm Row Lights

What you will do
- Keep the lamp and write the log

Requirements
- 3 years of experience with generators

Nice to have
- Portuguese`;

it('a job of another site is pasted, scored and read by keyboard, and what is wrong with it fits and is accessible', async () => {
  const { page, problems, close } = await newcomer(browser, 'Job Seeker');
  await page.goto('/home');
  const { use, fill, reach, press } = keyboardOf(page);
  await use(page.getByRole('link', { name: 'ATS Score' }));
  await page.locator('h1:focus', { hasText: 'ATS Score' }).waitFor();
  await fill(page.getByRole('textbox', { name: 'Job URL' }), 'https://elsewhere.example/jobs/7');
  await press('Enter');
  await page.getByRole('group', { name: 'There is a problem' }).waitFor();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);

  await use(page.getByRole('button', { name: 'Paste the whole text' }));
  const dialog = page.getByRole('dialog', { name: 'Paste the whole job text' });
  await reach(dialog.getByLabel('Job text'));
  await page.keyboard.insertText(jobText);
  await use(dialog.getByRole('button', { name: 'Fill in the fields' }));
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Minimum Qualifications').inputValue()).toBe('- 3 years of experience with generators');
  await use(page.getByRole('button', { name: 'Get ATS score' }));
  await page.getByRole('meter', { name: 'Your ATS Score' }).waitFor();
  await page.getByRole('region', { name: 'Profile completion' }).getByRole('link').first().waitFor();

  await page.reload();
  expect(await page.getByLabel('Job Title').inputValue()).toBe('Lighthouse Keeper');
  await page.getByRole('button', { name: 'Check again: Lighthouse Keeper' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
