import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { api, newcomer } from './person.ts';
import { publishPost } from './publish-post.ts';
import { resumePdf } from './resume-pdf.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const unique = crypto.randomUUID().slice(0, 8);
const title = `Site Reliability Engineer ${unique}`;

async function choose(page: Page, label: string, words: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option', { name: option }).first().click();
}

async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The four steps of the wizard, as a recruiter takes them. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create Job', exact: true }).click();
  await page.getByRole('heading', { name: 'Create Job Post' }).waitFor();
  await page.getByLabel('Job title').fill(title);
  await choose(page, 'Company', 'Harbour Lane Systems', /Harbour Lane Systems/);
  await select(page, 'Job type', 'Full-Time');
  await select(page, 'Work mode', 'Hybrid');
  await choose(page, 'Location', 'Lisbon', /Lisbon.*Portugal/);
  await page
    .getByLabel(/description/i)
    .fill('You keep our platform running: Kubernetes clusters, PostgreSQL, and the pipelines that deploy to both.');
  await page.getByRole('button', { name: 'Next Step' }).click();

  await page
    .getByLabel('Key responsibilities')
    .fill('Run Kubernetes in production. Automate with Terraform. Be on call.');
  await page
    .getByLabel('Minimum qualifications')
    .fill('3+ years of experience with Kubernetes and PostgreSQL. Strong Python.');
  await page.getByRole('button', { name: 'Add Your First Question' }).click();
  await page
    .getByLabel(/^Question/)
    .first()
    .fill('Why would you like to work with us?');
  await page.getByText('Make this question mandatory').click();
  await page.getByRole('button', { name: 'Next Step' }).click();

  await page.getByText('Kubernetes').first().waitFor();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByText('Before You Publish').waitFor();
  await page.getByRole('button', { name: 'Publish Job Post' }).click();
  await page.waitForURL('**/posted-jobs*');
}

describe('the main job', () => {
  it('goes from publishing to a scored applicant, between two people', async () => {
    const recruiter = await newcomer(browser, 'Recruiter');
    await recruiter.page.goto('/home');
    await publish(recruiter.page);

    const seeker = await newcomer(browser, 'Job Seeker', { email: `seeker-${unique}@example.com` });
    await seeker.page.goto('/home');
    const find = () => api<{ total: number }>(seeker.page, 'GET', `/job-posts/search?keyword=${unique}`);
    await expect.poll(async () => (await find()).total).toBe(1);

    await seeker.page.getByRole('link', { name: 'Feed' }).click();
    await seeker.page.getByRole('combobox', { name: 'Keyword' }).fill(unique);
    // Suggestions cover what comes next.
    await seeker.page.keyboard.press('Escape');
    await choose(seeker.page, 'City', 'Lisbon', /Lisbon.*Portugal/);
    await select(seeker.page, 'Job type', 'Full-Time');
    await seeker.page.keyboard.press('Escape');
    await select(seeker.page, 'Work mode', 'Hybrid');
    await seeker.page.keyboard.press('Escape');
    await seeker.page.getByRole('button', { name: 'Search Jobs' }).click();
    await seeker.page.getByRole('heading', { name: '1 job(s) found' }).waitFor();
    await seeker.page.getByRole('link', { name: new RegExp(unique) }).click();
    await seeker.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await seeker.page.getByText('Based on profile').first().waitFor();

    await recruiter.page.getByRole('link', { name: 'Posted Jobs' }).click();
    await recruiter.page
      .getByRole('link', { name: /applicants/i })
      .first()
      .click();
    await recruiter.page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();

    await seeker.page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = seeker.page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: resumePdf([
          'Ines Duarte',
          'Site Reliability Engineer',
          'Kubernetes, PostgreSQL, Python, Terraform',
          '2018 to 2026',
        ]),
      });
    await dialog.getByText('Resume selected').waitFor();
    await dialog.getByRole('button', { name: 'Next: Answer Questions' }).click();
    await dialog.getByRole('textbox').first().fill('I like quiet pagers.');
    await dialog.getByText('1 of 1 questions answered').waitFor();
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await seeker.page.getByText('Application submitted successfully!').waitFor();
    await seeker.page.getByText('Applied', { exact: true }).first().waitFor();

    const row = recruiter.page.getByRole('row', { name: new RegExp(`seeker-${unique}`, 'i') });
    await row.waitFor();
    await row.getByText(/\d+%/).first().waitFor();
    expect(recruiter.problems).toEqual([]);
    expect(seeker.problems).toEqual([]);
    await Promise.all([recruiter.close(), seeker.close()]);
  });

  it('updates every one of seven open tabs, and loads the eighth', async () => {
    const { context, page, problems, close } = await newcomer(browser, 'Recruiter');
    const name = `tabs-${unique}`;
    const id = await publishPost(page, `Night Porter ${unique}`, { questions: [] });
    const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
    for (const tab of tabs) {
      await tab.goto(`/job-applications/${id}`);
      await tab.getByRole('heading', { name: /Night Porter/ }).waitFor();
    }

    const seeker = await newcomer(browser, 'Job Seeker', { email: `seeker-of-${name}@example.com` });
    await seeker.page.goto(`/job/${id}`);
    await seeker.page.getByRole('button', { name: 'Apply Now' }).click();
    await seeker.page
      .getByRole('dialog')
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: resumePdf(['Night porter since 2019']),
      });
    await seeker.page.getByRole('button', { name: 'Submit Application' }).click();
    await seeker.page.getByText('Application submitted successfully!').waitFor();

    for (const tab of tabs) await tab.getByRole('row', { name: new RegExp(`seeker-of-${name}`, 'i') }).waitFor();
    const eighth = await context.newPage();
    await eighth.goto('/posted-jobs');
    await eighth.getByText(`Night Porter ${unique}`).first().waitFor();
    expect(problems).toEqual([]);
    await Promise.all([close(), seeker.close()]);
  });
});
