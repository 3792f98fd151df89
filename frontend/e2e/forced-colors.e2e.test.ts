import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { newcomer } from './person.ts';
import { publishPost } from './publish-post.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** A picture of it, with neither pointer nor focus on it, whose marks would tell pictures apart that are alike without. */
async function pictureOf(page: Page, shown: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement.blur()');
  return (await shown.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Whether it looks otherwise after a press, here or on another. */
async function looksOtherwise(page: Page, shown: Locator, pressed: Locator): Promise<boolean> {
  const before = await pictureOf(page, shown);
  await pressed.click();
  return before !== (await pictureOf(page, shown));
}

it('what is chosen is seen in forced colours: a switch, a tab, a view', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.emulateMedia({ forcedColors: 'active' });
  await publishPost(page, 'Lamp Trimmer');
  await page.goto('/settings?tab=notifications');
  const bell = page.getByRole('switch', { name: 'Applications: Bell' });
  await bell.waitFor();
  const track = bell.locator('xpath=ancestor::label/span[last()-1]');
  expect(await looksOtherwise(page, track, page.locator('label', { has: bell })), 'switch').toBe(true);

  const tab = page.getByRole('tab', { name: 'Notifications' });
  expect(await looksOtherwise(page, tab, page.getByRole('tab', { name: 'Privacy' })), 'tab').toBe(true);

  await page.goto('/posted-jobs');
  const list = page.getByRole('button', { name: 'List view' });
  const grid = page.getByRole('button', { name: 'Grid view' });
  await page.getByRole('link', { name: 'Lamp Trimmer' }).first().waitFor();
  await grid.click();
  expect(await looksOtherwise(page, grid, list), 'view').toBe(true);
  await close();
});

it('the entry of a menu that the pointer is on is seen in forced colours, and the one that is chosen', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Theme:/ }).click();
  const entryOf = (name: string) => page.getByRole('menuitemradio', { name });
  const [chosen, other] = [entryOf('System'), entryOf('Light')];
  const picture = async () => (await other.screenshot({ animations: 'disabled' })).toString('base64');
  await chosen.hover();
  const before = await picture();
  await other.hover();
  expect(await picture()).not.toBe(before);
  const isMarked = (entry: Locator) => entry.locator('svg').last().isVisible();
  expect(await Promise.all([chosen, other].map(isMarked))).toEqual([true, false]);
  await close();
});

it('words that years or a skill were read from are seen in forced colours, on black too', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter', { theme: 'dark' });
  await page.emulateMedia({ forcedColors: 'active' });
  const id = await publishPost(page, 'Lamp Trimmer');
  await page.goto(`/create-job?edit=${id}`);
  await page.getByRole('button', { name: /^Analysis/ }).click();
  const read = page.locator('mark').first();
  await read.waitFor();
  const colors = await read.evaluate((mark) =>
    [mark, mark.parentElement].map((one) => one && getComputedStyle(one).color),
  );
  expect(colors[0]).toBe(colors[1]);
  await close();
});

it('the bars of a score are seen in forced colours', async () => {
  const { page, close } = await newcomer(browser, 'Job Seeker');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/ats-score');
  await page.getByLabel('Job URL').fill('https://elsewhere.example/jobs/7');
  await page.getByLabel('Job URL').press('Enter');
  await page.getByLabel('Job Title').fill('Lighthouse Keeper');
  await page.getByLabel('Company Name').fill('Palm Row Lights');
  await page.getByLabel('Responsibilities').fill('Keep the lamp and write the log');
  await page.getByLabel('Minimum Qualifications').fill('3 years of experience with generators');
  await page.getByRole('button', { name: 'Get ATS score' }).click();
  await page.getByRole('meter', { name: 'Your ATS Score' }).waitFor();
  const bar = page.locator('li:has(> ul) > [aria-hidden]').first();
  const shown = await pictureOf(page, bar);
  await bar.evaluate<void, HTMLElement>((shownBar) => shownBar.style.setProperty('opacity', '0'));
  expect(shown === (await pictureOf(page, bar))).toBe(false);
  await close();
});

it('quiet buttons stand within the page in forced colours, where their edges are seen, and the number on the bell on a ground', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.emulateMedia({ forcedColors: 'active' });
  const id = await publishPost(page, 'Lamp Trimmer');
  await page.route(/\/api\/notifications/, (route) =>
    route.fulfill({ json: { notifications: [], total: 3, unread: 3 } }),
  );
  await page.goto(`/create-job?edit=${id}`);
  const edges = await page
    .getByRole('button', { name: 'Discard changes' })
    .evaluate((button) => [button, button.closest('header')].map((one) => one?.getBoundingClientRect().right));
  expect(edges[0]).toBeCloseTo(edges[1] ?? 0, 0);
  const grounds = await page
    .locator('[data-count="3"]')
    .filter({ visible: true })
    .evaluate((count) => [count, document.body].map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds[0]).not.toBe(grounds[1]);
  await close();
});

it.each(['light', 'dark'] as const)(
  'whoever asks for more contrast sees edges, and reads nothing in grey, in %s',
  async (theme) => {
    const { page, close } = await newcomer(browser, 'Recruiter', { theme });
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/settings?tab=notifications');
    const hint = page.getByText('At once, on every page of Waypost.').first();
    await hint.waitFor();
    const [letters, edge] = await hint.evaluate((words) => {
      const card = words.closest('section') ?? words;
      return [
        getComputedStyle(words).color === getComputedStyle(document.body).color,
        getComputedStyle(card).borderColor,
      ];
    });
    expect(letters).toBe(true);
    expect(edge).toBe(
      await page.evaluate(() => {
        const sample = document.body.appendChild(document.createElement('i'));
        sample.style.color = 'var(--borderControl)';
        return getComputedStyle(sample).color;
      }),
    );
    await close();
  },
);

it.each(['light', 'dark'] as const)(
  'with more contrast, too, what is empty and what cannot be chosen look otherwise than words, in %s',
  async (theme) => {
    const { page, close } = await newcomer(browser, 'Job Seeker', { theme });
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add social link' }).click();
    const [words, placeholder] = await page
      .getByRole('textbox', { name: 'URL' })
      .evaluate((field) => [undefined, '::placeholder'].map((part) => getComputedStyle(field, part).color));
    expect(placeholder).not.toBe(words);
    const unchosen = page.getByRole('button', { name: /Platform/ }).getByText('Select');
    expect(await unchosen.evaluate((shown) => getComputedStyle(shown).color)).not.toBe(words);

    await page.goto('/select-role');
    const colorOf = (role: string) =>
      page
        .locator('label')
        .getByText(role, { exact: true })
        .evaluate((title) => getComputedStyle(title).color);
    expect(await colorOf('Job Seeker')).not.toBe(await colorOf('Recruiter'));
    await close();
  },
);
