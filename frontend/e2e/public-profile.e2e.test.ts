import type { CurrentUser } from '@waypost/contracts/entities/user';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { api, expectAccessible, expectNoSidewaysScroll, signUp, somebody } from './person.ts';

const url = inject('url');
/** Somebody of the demo with every section, and somebody who posts. */
const seeker = '/profile/noor-el-sayed';
const recruiter = '/profile/ciaran-o-dubhda';
const widths = [1280, 768, 320];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const titles = async (page: Page) => {
  const headings = page.getByRole('heading', { level: 2 });
  return (await headings.allTextContents()).filter((title) => title !== 'About Me');
};

describe('a public profile', () => {
  it('is read before any script runs, at every width', async () => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${seeker}?tab=skills`);
    await page.getByRole('heading', { level: 1, name: 'Noor El-Sayed' }).waitFor();
    expect(await titles(page)).toEqual(['Skills']);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await context.close();
  });

  it('is walked by keyboard', async () => {
    const { page, problems, close } = await somebody(browser);
    const { press, reach } = keyboardOf(page);
    await page.goto(recruiter);
    // The app has taken over: keys that come meanwhile have a test of their own.
    await page.getByRole('button', { name: /^Theme/ }).waitFor();
    await reach(page.getByRole('link', { name: /^Jobs/ }));
    await press('Enter');
    await page.waitForURL(/tab=jobs$/);
    await reach(page.getByRole('link', { name: 'Next' }));
    await press('Enter');
    await page.getByText(/^Page 2 of/).waitFor();
    await page.getByText(/^Showing 6 to 10 of/).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps the focus that comes while it is drawn anew', async () => {
    const { page, close } = await somebody(browser);
    // The app begins to draw beside what the server has drawn with a copy of its frame.
    await page.addInitScript(`
      const { cloneNode } = Element.prototype;
      Element.prototype.cloneNode = function (...deep) {
        const copy = cloneNode.apply(this, deep);
        if (this.id !== 'root') return copy;
        this.querySelector('a[href$="tab=jobs"]').focus();
        copy.dataset.alive = '';
        return copy;
      };
    `);
    await page.goto(recruiter);
    await page.locator('#root[data-alive]').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Jobs/);
    await close();
  });

  it('is printed as a resume of at most two pages, light also from a dark screen', async () => {
    const { page, close } = await somebody(browser, { theme: 'dark' });
    await page.goto(`${seeker}?tab=skills`);
    await page.getByRole('button', { name: 'Copy Link' }).waitFor();
    const margin = { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' };
    const printed = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    expect(await titles(page)).toEqual(await page.locator('section[data-shown] h2').allTextContents());
    for (const hidden of [page.getByRole('banner').first(), page.getByRole('button', { name: 'Copy Link' })]) {
      expect(await hidden.isVisible()).toBe(false);
    }
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
    await close();
  });

  it('is gone for everybody but its person once they hide it', async () => {
    const { page, close } = await somebody(browser);
    await signUp(page, `hiding-${crypto.randomUUID().slice(0, 8)}@example.com`, 'Job Seeker');
    const { userInfos } = await api<CurrentUser>(page, 'GET', '/users/');
    await api(page, 'POST', '/users/settings', { privacy: { hide_profile: true } });
    for (const name of [userInfos.username, userInfos.id]) {
      const answer = await fetch(`${url}/profile/${name}`, { redirect: 'manual' });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain(`@${userInfos.username}`);
    }
    await page.goto(`/profile/${userInfos.id}`);
    await page.getByText('Your profile is hidden').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/profile/${userInfos.username}`);
    await close();
  });

  it('stands where it is going to stand for who is signed in, before any script runs', async () => {
    const { page, close } = await somebody(browser);
    await signUp(page, `reading-${crypto.randomUUID().slice(0, 8)}@example.com`, 'Job Seeker');
    await page.getByRole('complementary', { name: 'Sidebar' }).waitFor();
    const going = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await going.promise;
      await route.continue();
    });
    await page.goto(seeker, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: 'Noor El-Sayed' });
    await heading.waitFor();
    // Nothing is painted before all styles are there. (`page.waitForFunction` asks by `eval`, which the page forbids.)
    const styled = "[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)";
    await expect.poll(() => page.evaluate(styled)).toBe(true);
    const before = await heading.boundingBox();
    going.resolve();
    await page.getByRole('complementary', { name: 'Sidebar' }).waitFor();
    expect(await heading.boundingBox()).toEqual(before);
    await close();
  });
});
