import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyToPost } from './apply-to-post.ts';
import { openBrowser } from './open-browser.ts';
import { api, newcomer, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';

/** One person with several windows of the same browser, side by side: none of them is reloaded. */
let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('what is done with a post in a window of its own stands on the list that it was opened from', async () => {
  const recruiter = await newcomer(browser, 'Recruiter');
  const word = `W${crypto.randomUUID().slice(0, 8)}`;
  const id = await publishPost(recruiter.page, `Miller ${word}`, { questions: [] });
  const { page: list, context } = await newcomer(browser, 'Job Seeker');
  await uploadResume(list, 'miller.pdf', ['Miller since 2018']);
  const find = () => api<{ total: number }>(list, 'GET', `/job-posts/search?keyword=${word}`);
  await expect.poll(async () => (await find()).total).toBe(1);
  await list.goto(`/feed?keyword=${word}`);
  const card = list.getByRole('article');
  await card.getByRole('button', { name: /^Save:/ }).waitFor();
  const [saved, post] = [await context.newPage(), await context.newPage()];
  await saved.goto('/saved-jobs');
  await saved.getByText('No saved jobs found').waitFor();

  await post.goto(`/job/${id}`);
  await post.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: /^Remove from saved/ }).waitFor();
  await saved
    .getByRole('link', { name: `Miller ${word}` })
    .first()
    .waitFor();
  await post.getByRole('button', { name: 'Apply Now' }).click();
  await post.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
  await card.getByText('Applied', { exact: true }).waitFor();

  await saved.close();
  await post.getByRole('button', { name: 'Saved' }).click();
  await card.getByRole('button', { name: /^Save:/ }).waitFor();
});

it('a note on an applicant is there in every window that shows them', async () => {
  const { page, context } = await newcomer(browser, 'Recruiter');
  const id = await publishPost(page, 'Miller');
  const seeker = await newcomer(browser, 'Job Seeker');
  await uploadResume(seeker.page, 'miller.pdf', ['Miller since 2018']);
  await applyToPost(seeker.page, id);
  const pages = [page, await context.newPage()];
  for (const one of pages) {
    await one.goto(`/job-applications/${id}`);
    await one.getByRole('row').nth(1).getByRole('button').first().click();
    await one.getByRole('tab', { name: /^Notes/ }).click();
    await one.getByRole('textbox', { name: 'New note' }).waitFor();
  }
  const [here, there] = pages.map((one) => one.getByRole('dialog'));
  await here!.getByRole('textbox', { name: 'New note' }).fill('Knows her stones.');
  await here!.getByRole('button', { name: /^Add note/ }).click();
  await there!.getByRole('list', { name: 'Your notes' }).getByText('Knows her stones.').waitFor();
});
