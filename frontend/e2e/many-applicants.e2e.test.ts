import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyToPost } from './apply-to-post.ts';
import { expectFine } from './expect-fine.ts';
import { chooseEntry, keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { api, type BrowsingPerson, newcomer, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';

/** A recruiter among several applicants and posts, by keyboard: comparing, a file of them all, who comes meanwhile, and the next post like this one. */
let browser: Browser;
let recruiter: BrowsingPerson;
let post: string;

/** Somebody new with a resume of one line applies to the post. */
async function apply(first_name: string, words: string): Promise<void> {
  const seeker = await newcomer(browser, 'Job Seeker');
  await api(seeker.page, 'POST', '/users/update', { first_name, last_name: 'Okonkwo' });
  await uploadResume(seeker.page, `${first_name}.pdf`, [`${first_name} Okonkwo`, words]);
  await applyToPost(seeker.page, post);
  await seeker.close();
}

const early = [
  ['Adaeze', 'Baker of sourdough since 2012'],
  ['Berta', 'Baker since 2019. Food safety'],
  ['Chidi', 'Waiter since 2021'],
] as const;
const theirNames = /adaeze|berta|chidi|dayo|okonkwo/i;

beforeAll(async () => {
  browser = await openBrowser();
  recruiter = await newcomer(browser, 'Recruiter');
  post = await publishPost(recruiter.page, 'Early baker');
  await Promise.all(early.map(([name, words]) => apply(name, words)));
});
afterAll(() => browser.close());

/** All that the API answers from now on, as text, but for the stream, which does not end. */
function answersTo(page: Page) {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const isWhole = /json;|csv/.test(response.headers()['content-type'] ?? '');
    if (response.url().includes('/api/') && isWhole) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

/** The file that the page saves when its button is pressed. */
async function downloaded(page: Page): Promise<string> {
  const started = page.waitForEvent('download');
  await keyboardOf(page).use(page.getByRole('button', { name: 'Download CSV' }));
  const words = await readFile(await (await started).path(), 'utf8');
  await page.getByText(/Downloaded applicants-early-baker.csv/).waitFor();
  return words;
}

async function compare(page: Page, names: readonly string[]) {
  const { use } = keyboardOf(page);
  for (const name of names) await use(page.getByRole('checkbox', { name: `Select ${name}`, exact: true }), 'Space');
  await use(page.getByRole('button', { name: 'Compare', exact: true }));
  const comparison = page.getByRole('region', { name: 'Comparison of applicants' });
  await comparison.and(page.locator(':focus')).waitFor();
  return comparison;
}

it('applicants are compared and downloaded, with their names and without a word of them', async () => {
  const { page } = recruiter;
  const { use, reach } = keyboardOf(page);
  await page.goto(`/job-applications/${post}`);
  const names = early.map(([first]) => `${first} Okonkwo`);
  const named = await compare(page, names);
  await named
    .getByText(/^\d+ \/ \d+$/)
    .first()
    .waitFor();
  expect(await named.getByRole('columnheader').allTextContents()).toHaveLength(3);
  await expectFine(page, { shows: named, name: 'comparison' });
  await page.emulateMedia({ media: 'print' });
  const cut = await named.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect([
    cut,
    await page
      .locator('main')
      .getByRole('button', { name: /^(Back|Leave|Shortlist:)/ })
      .count(),
  ]).toEqual([0, 0]);
  await page.emulateMedia({ media: null });
  await use(named.getByRole('button', { name: 'Leave Chidi Okonkwo out of the comparison' }));
  await named.and(page.locator(':focus')).waitFor();
  await use(page.getByRole('button', { name: 'Back to the list' }));
  await page.getByRole('button', { name: 'Adaeze Okonkwo', exact: true }).and(page.locator(':focus')).waitFor();
  expect((await downloaded(page)).match(/Okonkwo/g)).toHaveLength(3);

  await use(page.getByRole('switch', { name: 'Blind review' }), 'Space');
  await page.getByRole('button', { name: 'Applicant 1', exact: true }).waitFor();
  const told = answersTo(page);
  await page.reload();
  const hidden = await compare(page, ['Applicant 1', 'Applicant 2', 'Applicant 3']);
  await hidden.getByText('Yes', { exact: true }).first().waitFor();
  await expectFine(page, { shows: hidden, name: 'blind comparison', isPlain: true });
  await use(page.getByRole('button', { name: 'Back to the list' }));
  await page
    .getByRole('button', { name: /^Applicant \d$/ })
    .and(page.locator(':focus'))
    .waitFor();
  const file = await downloaded(page);
  expect(file).toContain('Applicant 3');
  expect(file).not.toMatch(theirNames);
  expect(await told()).toContain('Can you start at four?');
  expect(await told()).not.toMatch(theirNames);
  await use(page.getByRole('switch', { name: 'Blind review' }), 'Space');
  await reach(page.getByRole('button', { name: 'Berta Okonkwo', exact: true }));
  expect(recruiter.problems).toEqual([]);
});

it('what is said of a change hides nothing of the bar for those who are selected', async () => {
  const { page } = recruiter;
  await page.goto(`/job-applications/${post}`);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check({ force: true });
  await page
    .getByRole('button', { name: /change the status of/ })
    .nth(1)
    .click();
  await page.getByRole('menuitemradio', { name: 'Shortlisted' }).click();
  const said = page.getByRole('listitem').filter({ hasText: 'Applicant status updated' });
  const bar = page.getByRole('region', { name: 'Change the selected applicants' });
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 500 });
    // Pointed at, it stays.
    await said.hover();
    const [over, under] = [await said.boundingBox(), await bar.boundingBox()];
    if (over === null || under === null) throw new Error('One of the two is not shown');
    const isBeside = over.x >= under.x + under.width;
    expect(isBeside || over.y + over.height <= under.y, `${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText('The change was undone').waitFor();
  expect(recruiter.problems).toEqual([]);
});

it('who applies, and is scored, while a row has the focus moves nothing', async () => {
  const { page } = recruiter;
  const { reach, use } = keyboardOf(page);
  await page.goto(`/job-applications/${post}`);
  const berta = page.getByRole('button', { name: 'Berta Okonkwo', exact: true });
  await reach(berta);
  await page.getByText('3 applicants', { exact: true }).waitFor();
  const places = () =>
    page
      .getByRole('button', { name: / Okonkwo$/ })
      .evaluateAll((rows) => rows.map((row) => `${row.textContent} ${Math.round(row.getBoundingClientRect().top)}`));
  const before = await places();
  await apply('Dayo', 'Baker of sourdough and pastry since 2008. Food safety');
  const update = page.getByRole('button', { name: '1 new applicant: update the list' });
  await update.waitFor();
  await expect
    .poll(() => api<{ applicants: { user_score: number | null }[] }>(page, 'POST', `/job-posts/${post}/applicants`, {}))
    .toMatchObject({ applicants: Array.from({ length: 4 }, () => ({ user_score: expect.any(Number) as number })) });
  expect(await places()).toEqual(before);
  await berta.and(page.locator(':focus')).waitFor();
  await use(update);
  await page.getByRole('button', { name: 'Dayo Okonkwo', exact: true }).waitFor();
  await page
    .getByRole('button', { name: / Okonkwo$/ })
    .and(page.locator(':focus'))
    .waitFor();
  expect(recruiter.problems).toEqual([]);
});

it('a post is duplicated, its questions are kept as a template, and a third is copied from it', async () => {
  const { page } = recruiter;
  const { use, fill, reach, press, arrive } = keyboardOf(page);
  const title = page.getByRole('textbox', { name: 'Job title' });
  const question = page.getByRole('textbox', { name: /^Question( text)?$/ });
  const next = () => use(page.getByRole('button', { name: 'Next Step' }));
  await page.goto('/posted-jobs');
  await chooseEntry(page, 'Actions for Early baker', /^Duplicate/);
  await page.getByText('The form is filled in from “Early baker”').waitFor();
  await reach(title);
  await press('End');
  await page.keyboard.type(' again');
  await next();
  await use(page.getByRole('button', { name: 'Question templates' }));
  const dialog = page.getByRole('dialog', { name: 'Question templates' });
  await fill(dialog.getByRole('textbox', { name: 'Save the questions of this post as' }), 'Bakers');
  await press('Enter');
  await dialog.getByRole('button', { name: 'Bakers: all added' }).waitFor();
  await use(dialog.getByRole('button', { name: 'Done' }));
  await page.getByRole('button', { name: 'Question templates' }).and(page.locator(':focus')).waitFor();
  await next();
  await next();
  await use(page.getByRole('button', { name: 'Publish Job Post' }));
  await arrive('**/posted-jobs*');
  await page
    .getByRole('link', { name: /Early baker again/ })
    .first()
    .waitFor();

  await use(page.getByRole('link', { name: 'Create Job', exact: true }));
  await arrive('**/create-job');
  await use(page.getByRole('button', { name: 'Copy from My Posts' }));
  await fill(page.getByRole('combobox', { name: 'Post of yours' }), 'again');
  await page.getByRole('option', { name: /Early baker again/ }).waitFor();
  await press('ArrowDown');
  await press('Enter');
  await expect.poll(() => title.inputValue()).toBe('Early baker again');
  await next();
  await use(page.getByRole('button', { name: 'Remove question 1' }));
  await question.waitFor({ state: 'detached' });
  await use(page.getByRole('button', { name: 'Question templates' }));
  await use(dialog.getByRole('button', { name: 'Add the questions of Bakers' }));
  await use(dialog.getByRole('button', { name: 'Done' }));
  await expect.poll(() => question.inputValue()).toBe('Can you start at four?');
  expect(recruiter.problems).toEqual([]);
});
