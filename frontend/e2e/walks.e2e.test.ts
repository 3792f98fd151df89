import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyToPost } from './apply-to-post.ts';
import { chooseEntry, keyboardOf, reachUncovered } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { api, type BrowsingPerson, drawn, newcomer, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';

/** What a seeker does on the way to a job, by keyboard alone: after every press something of the page holds the focus. */
let browser: Browser;
let recruiter: BrowsingPerson;
let seeker: BrowsingPerson;
beforeAll(async () => {
  browser = await openBrowser();
  recruiter = await newcomer(browser, 'Recruiter');
  seeker = await newcomer(browser, 'Job Seeker');
});
afterAll(() => browser.close());

/** A word that nothing else holds, and posts whose titles have it. */
async function publish(...titles: readonly string[]): Promise<{ word: string; ids: string[] }> {
  const word = crypto.randomUUID().slice(0, 8);
  const ids: string[] = [];
  for (const title of titles) ids.push(await publishPost(recruiter.page, `${title} ${word}`, { questions: [] }));
  const found = () => api<{ total: number }>(recruiter.page, 'GET', `/job-posts/search?keyword=${word}`);
  await expect.poll(async () => (await found()).total).toBe(titles.length);
  return { word, ids };
}

const isGone = (page: Page, words: string) => page.getByRole('link', { name: words }).waitFor({ state: 'detached' });

it('a search is saved, tells of a new job at the bell, is renamed, paused and deleted', async () => {
  const { page } = seeker;
  const { use, press, fill, reach } = keyboardOf(page);
  const { word } = await publish('Baker');
  await page.goto(`/feed?keyword=${word}`);
  await use(page.getByRole('button', { name: 'Save search' }));
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await use(dialog.getByRole('button', { name: 'Save search' }));
  await page.getByText('Search saved').waitFor();
  await use(page.getByRole('link', { name: 'Saved searches' }));
  await page.locator('h1:focus', { hasText: 'Saved searches' }).waitFor();

  await publishPost(recruiter.page, `Night baker ${word}`, { questions: [] });
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.waitFor();
  await use(bell);
  await page.getByRole('link', { name: new RegExp(`New job for .*${word}.*Night baker`) }).waitFor();
  await press('Escape');
  await page.getByRole('button', { name: 'Notifications', exact: true }).and(page.locator(':focus')).waitFor();

  await chooseEntry(page, /^Actions for/, /^Rename/);
  const name = page.getByRole('textbox', { name: 'Name' });
  await reach(name);
  await press('ControlOrMeta+a');
  await fill(name, 'Bread');
  await press('Enter');
  await page.getByRole('link', { name: 'Bread', exact: true }).waitFor();
  await chooseEntry(page, 'Actions for Bread', /^Pause/);
  await page.getByText('Paused').first().waitFor();
  await chooseEntry(page, 'Actions for Bread', /^Delete/);
  await page.getByText('No saved searches yet').waitFor();
  await page.getByText('“Bread” was deleted').waitFor();
  await page.locator(':focus').waitFor();
  expect(seeker.problems.join('\n')).toBe('');
});

it('jobs are saved from the feed, listed, filtered, and removed', async () => {
  const { page } = seeker;
  const { use, fill, press } = keyboardOf(page);
  const { word } = await publish('Miller', 'Grocer');
  await page.goto(`/feed?keyword=${word}`);
  for (const title of ['Miller', 'Grocer']) {
    await use(page.getByRole('button', { name: `Save: ${title} ${word}` }));
    await page.getByRole('button', { name: `Remove from saved: ${title} ${word}` }).waitFor();
  }
  await use(page.getByRole('link', { name: 'Saved Jobs' }));
  await page.locator('h1:focus', { hasText: 'Saved Jobs' }).waitFor();
  await page.getByText('Showing 2 of 2 saved jobs').waitFor();
  await use(page.getByRole('button', { name: 'Filters' }));
  await fill(page.getByPlaceholder('Search by title or company'), `Grocer ${word}`);
  await press('Enter');
  await page.getByText('Showing 1 of 1 saved jobs').waitFor();
  await use(page.getByRole('button', { name: `Remove Grocer ${word} from your saved jobs` }));
  await page.getByText('No saved jobs found').waitFor();
  await use(page.getByRole('button', { name: 'Clear filters' }).first());
  await page.getByText('Showing 1 of 1 saved jobs').waitFor();
  expect(seeker.problems.join('\n')).toBe('');
});

it('a post opens beside the feed where there is room, and the list goes on', async () => {
  const { page } = seeker;
  const { use, press } = keyboardOf(page);
  const { word } = await publish('Cooper', 'Potter', 'Weaver');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/feed?keyword=${word}`);
  await use(page.getByRole('article').getByRole('link').first());
  const preview = page.getByRole('region', { name: 'Job preview' });
  await preview.getByRole('heading', { level: 2 }).first().and(page.locator(':focus')).waitFor();
  const first = await preview.getByRole('heading', { level: 2 }).first().textContent();
  await press('j');
  await expect.poll(() => preview.getByRole('heading', { level: 2 }).first().textContent()).not.toBe(first);
  await use(preview.getByRole('button', { name: 'Save', exact: true }));
  await preview.getByRole('button', { name: 'Saved' }).waitFor();
  await press('Escape');
  await preview.waitFor({ state: 'detached' });
  await page.getByRole('article').getByRole('link').and(page.locator(':focus')).waitFor();
  expect(new URL(page.url()).search).toContain(word);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(seeker.problems.join('\n')).toBe('');
});

it('a post that is open beside the feed is what is printed, to its end', async () => {
  const { page } = seeker;
  const { word } = await publish('Tanner');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`/feed?keyword=${word}`);
  await page.getByRole('article').getByRole('link').first().click();
  const preview = page.getByRole('region', { name: 'Job preview' });
  await preview.getByRole('heading', { name: 'Job Description' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  // As wide as paper.
  await page.setViewportSize({ width: 794, height: 500 });
  expect(await preview.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(
    await page
      .getByRole('search')
      .or(page.getByRole('link', { name: `Tanner ${word}` }))
      .count(),
  ).toBe(0);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('an application is listed, withdrawn after a question, and sent again', async () => {
  const { page } = seeker;
  const { use, reach, arrive } = keyboardOf(page);
  const { word, ids } = await publish('Smith');
  const title = `Smith ${word}`;
  const send = async () => {
    await use(page.getByRole('button', { name: /^Apply( Now| again)/i }).first());
    await use(page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }));
    await page.getByText('Application submitted successfully!').waitFor();
    await page.getByRole('region', { name: 'You have applied' }).and(page.locator(':focus')).waitFor();
  };
  await uploadResume(page, 'resume.pdf', ['Smith since 2018']);
  await page.goto(`/job/${ids[0]}`);
  await send();
  await use(page.getByRole('link', { name: 'Job Applications' }));
  await arrive('**/job-applications');
  await reach(page.getByRole('link', { name: title, exact: true }));
  await chooseEntry(page, `Actions for ${title}`, /^Withdraw/);
  await use(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }));
  await page.getByText('Application withdrawn').waitFor();
  await page.locator(':focus').waitFor();
  await chooseEntry(page, `Actions for ${title}`, /^Apply again/);
  await page.waitForURL(`**/job/${ids[0]}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await send();
  await isGone(page, 'Apply again');
  expect(seeker.problems.join('\n')).toBe('');
});

it('what floats beside its button is not on paper, and the page is', async () => {
  const { page } = seeker;
  await page.goto('/job-applications');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect([await page.locator('main').isVisible(), await panel.isVisible()]).toEqual([true, false]);
  await page.emulateMedia({ media: null });
});

it('that there is no connection is said on the screen, and not on paper', async () => {
  const { page } = seeker;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account…' }).waitFor();
  await page.context().setOffline(true);
  const notice = page.getByText('You are offline');
  await notice.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.context().setOffline(false);
});

it('a page that is loaded again begins where it was left', async () => {
  const { page } = seeker;
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account…' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate<number>('scrollY');
  expect(left).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate('scrollY')).toBe(left);
  // Gone to from another page, it begins at its top.
  await page.goto('/jobs');
  await page.reload();
  await chooseEntry(page, /^Menu of/, /^Settings/);
  await page.getByRole('button', { name: 'Delete account…' }).waitFor();
  await drawn(page);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('enlarged to 400 %, a dialog can be scrolled to its last button', async () => {
  const { page } = seeker;
  const id = await publishPost(recruiter.page, `Glazier of ${'long windows '.repeat(6)}`);
  await uploadResume(page, 'glazier.pdf', ['Glazier since 2018']);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/job/${id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next: Answer Questions' }).press('Enter');
  const send = dialog.getByRole('button', { name: 'Submit Application' });
  await send.scrollIntoViewIfNeeded();
  const { y = 0, height = 0 } = (await send.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(256);
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('enlarged, nothing lies over what takes focus', async () => {
  const id = await publishPost(recruiter.page, 'Glazier');
  await applyToPost(seeker.page, id);
  const low = { width: 320, height: 256 };
  const { page } = await newcomer(browser, 'Job Seeker', low);
  await page.goto(`/job/${id}`);
  await reachUncovered(page, page.getByRole('link', { name: 'Improve Profile' }));
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/feed');
  for (const at of [3, 2, 1]) await reachUncovered(page, page.getByRole('article').nth(at).getByRole('link').first());

  const { page: list } = recruiter;
  await list.setViewportSize(low);
  await list.goto(`/job-applications/${id}`);
  await keyboardOf(list).use(list.getByRole('checkbox', { name: /^Select (?!all)/ }), 'Space');
  await list.getByRole('region', { name: 'Change the selected applicants' }).waitFor();
  await reachUncovered(list, list.getByRole('button', { name: /^Resume of/ }));
  await list.evaluate('scrollTo(0, document.body.scrollHeight)');
  await reachUncovered(list, list.getByRole('button', { name: /change the status of/ }));
  await list.setViewportSize({ width: 1280, height: 900 });
});
