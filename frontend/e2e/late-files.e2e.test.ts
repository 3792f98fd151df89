import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { newcomer } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a page whose files could not be had for a moment is shown by the next press, with its styles', async () => {
  const { page } = await newcomer(browser, 'Job Seeker');
  const files = '**/assets/settings-screen*';
  await page.route(files, (route) => route.abort());
  const lost = ['.js', '.css'].map((kind) =>
    page.waitForEvent('requestfailed', (asked) => new RegExp(`settings-screen.*\\${kind}$`).test(asked.url())),
  );
  await page.goto('/home');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
  await link.hover();
  await Promise.all(lost);
  await page.unroute(files);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const sheets = await page.evaluate<string[]>('[...document.styleSheets].map(({ href }) => href ?? "")');
  expect(sheets.some((href) => href.includes('/settings-screen'))).toBe(true);
});
