import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { expectAccessible, expectNoSidewaysScroll, signUp, somebody } from './person.ts';
import { publishPost } from './publish-post.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const address = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Every screen of the main job: both themes, a desktop and the smallest phone, each once. */
const views = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
] as const;

describe.each(views)('screens in the $theme theme at $width px', (view) => {
  it('are accessible and fit, for who publishes', async () => {
    const { page, problems, close } = await somebody(browser, view);
    await signUp(page, address(), 'Recruiter');
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.getByText('No active job posts').waitFor();
    await check();
    await page.goto('/posted-jobs');
    await page.getByText('No jobs posted yet').waitFor();
    await check();
    const id = await publishPost(page, 'Baker');
    await page.goto('/home');
    await page.getByRole('link', { name: 'Baker', exact: true }).waitFor();
    await check();
    await page.goto('/posted-jobs');
    await page.getByText('Quayside Bakery').first().waitFor();
    await check();
    await page.goto(`/job-applications/${id}`);
    await page.getByRole('heading', { name: /Baker/ }).waitFor();
    await check();
    await page.goto('/create-job');
    await page.getByLabel('Job title').waitFor();
    await check();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByText('Job title is required').first().waitFor();
    await check();
    await page.goto(`/job/${id}`);
    await page.getByText('Your Job').waitFor();
    await check();
    expect(problems).toEqual([]);
    await close();
  });

  it('are accessible and fit, for who seeks and who only looks', async () => {
    const recruiter = await somebody(browser);
    await signUp(recruiter.page, address(), 'Recruiter');
    const title = `Baker ${crypto.randomUUID().slice(0, 8)}`;
    const id = await publishPost(recruiter.page, title);
    await recruiter.close();

    const { page, problems, close } = await somebody(browser, view);
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.goto(`/public-job-details/${id}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await check();
    await page.goto('/jobs');
    await page.getByRole('article').first().waitFor();
    await check();

    await signUp(page, address(), 'Job Seeker');
    await page.goto('/home');
    await page.getByText('0 of 100 points').waitFor();
    await page.getByText('No applied job posts yet').waitFor();
    await check();
    await page.goto('/feed');
    await page.getByRole('article').first().waitFor();
    await check();
    await page.goto('/saved-jobs');
    await page.getByText('No saved jobs found').waitFor();
    await check();
    await page.goto('/referral-applications');
    await page.getByText('No applied referral posts yet').waitFor();
    await check();
    await page.goto('/feed?keyword=zzzzqqqq');
    await page.getByText('0 job(s) found').first().waitFor();
    await check();
    await page.goto(`/job/${id}`);
    await page.getByRole('button', { name: 'Apply Now' }).waitFor();
    await page.getByText('Based on profile').first().waitFor();
    await check();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await page.getByRole('dialog').getByText('Select Resume').waitFor();
    await check();
    expect(problems).toEqual([]);

    await page.goto(`/job/${'0'.repeat(24)}`);
    await page.getByText('Job Not Found').first().waitFor();
    await check();
    await close();
  });
});
