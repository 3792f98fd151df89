import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyboardOf, reachUncovered } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { newcomer, somebody } from './person.ts';
import { publishPost } from './publish-post.ts';
import { resumePdf } from './resume-pdf.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const unique = crypto.randomUUID().slice(0, 8);
const title = `Lighthouse Keeper ${unique}`;

async function signUp(page: Page, email: string, role: 'Recruiter' | 'Job Seeker'): Promise<void> {
  const { arrive, fill, pick, use, leaveBy } = keyboardOf(page);
  await page.goto('/signin');
  await leaveBy(page.getByRole('button', { name: 'Continue with Google' }), '**/interaction/**');
  await fill(page.getByLabel('Email'), email);
  await leaveBy(page.getByRole('button', { name: 'Continue', exact: true }), '**/select-role');
  await pick(page.getByRole('radio', { name: role }));
  await use(page.getByRole('button', { name: `Get Started as ${role}` }));
  await arrive('**/home');
}

async function publish(page: Page): Promise<void> {
  const { arrive, use, fill, choose, select } = keyboardOf(page);
  await use(page.getByRole('link', { name: 'Create Job', exact: true }));
  await arrive('**/create-job');
  await page.getByRole('heading', { name: 'Create Job Post' }).waitFor();
  await fill(page.getByLabel('Job title'), title);
  await choose(page.getByRole('combobox', { name: 'Company' }), 'Harbour Lane Systems', /Harbour Lane Systems/);
  await select(page.getByRole('button', { name: /Job type/ }), 'Full-Time');
  await select(page.getByRole('button', { name: /Work mode/ }), 'Onsite');
  await choose(page.getByRole('combobox', { name: 'Location' }), 'Lisbon', /Lisbon.*Portugal/);
  await fill(page.getByLabel(/description/i), 'You keep the light burning, the log written and the lens clean.');
  await use(page.getByRole('button', { name: 'Next Step' }));

  await fill(page.getByLabel('Key responsibilities'), 'Keep the lamp. Write the log. Look after the generator.');
  await fill(page.getByLabel('Minimum qualifications'), '3+ years of experience with generators.');
  await use(page.getByRole('button', { name: 'Add Your First Question' }));
  await fill(page.getByLabel(/^Question/).first(), 'Can you live on an island?');
  await select(page.getByRole('button', { name: /Answered by/ }), 'Yes or no');
  await use(page.getByRole('checkbox', { name: 'Make this question mandatory' }), 'Space');
  await use(page.getByRole('button', { name: 'Next Step' }));
  await use(page.getByRole('button', { name: 'Next Step' }));
  await page.getByText('Before You Publish').waitFor();
  await use(page.getByRole('button', { name: 'Publish Job Post' }));
  await arrive('**/posted-jobs*');
}

async function findAndApply(page: Page): Promise<void> {
  const { press, pick, use, fill, giveFile } = keyboardOf(page);
  await use(page.getByRole('link', { name: 'Feed' }));
  await fill(page.getByRole('combobox', { name: 'Keyword' }), unique);
  await press('Enter');
  await page.getByRole('heading', { name: '1 job(s) found' }).waitFor();
  await use(page.getByRole('link', { name: new RegExp(unique) }));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await use(page.getByRole('button', { name: 'Apply Now' }));
  const dialog = page.getByRole('dialog');
  await use(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  await dialog.getByRole('alert').getByText('Please select a resume to continue').waitFor();
  const choose = dialog.getByRole('button', { name: 'Choose file' });
  await choose.and(page.locator(':focus')).waitFor();
  const buffer = resumePdf(['Keeper of generators since 2015']);
  await giveFile(choose, { name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByText('Resume selected').waitFor();
  await use(dialog.getByRole('button', { name: 'Next: Answer Questions' }));
  await pick(page.getByRole('radio', { name: 'Yes' }));
  await dialog.getByText('1 of 1 questions answered').waitFor();
  await use(dialog.getByRole('button', { name: 'Submit Application' }));
  await page.getByText('Application submitted successfully!').waitFor();
  const panel = page.getByRole('region', { name: 'You have applied' });
  await panel.and(page.locator(':focus')).waitFor();
  await panel.getByText('with resume.pdf').waitFor();
}

async function reviewAndUndo(page: Page): Promise<void> {
  const { press, use } = keyboardOf(page);
  await use(page.getByRole('link', { name: 'Home', exact: true }));
  await use(page.getByRole('link', { name: 'Review applicants' }));
  await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
  await use(
    page.getByRole('row', { name: new RegExp(`seeker-${unique}`, 'i') }).getByRole('button', { name: /seeker/i }),
  );
  await page.getByRole('dialog').waitFor();
  await press('s');
  await page.getByRole('dialog').getByText('Shortlisted').first().waitFor();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await press('F6');
  await use(undo);
  await page.getByRole('dialog').getByText('Shortlisted').first().waitFor({ state: 'hidden' });
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator(':focus').waitFor();
}

describe('without a pointer', () => {
  it('people publish, find, apply with answers, review and undo, and focus is always somewhere', async () => {
    const recruiter = await somebody(browser);
    await signUp(recruiter.page, `recruiter-${unique}@example.com`, 'Recruiter');
    await publish(recruiter.page);
    const seeker = await somebody(browser);
    await signUp(seeker.page, `seeker-${unique}@example.com`, 'Job Seeker');
    await findAndApply(seeker.page);
    await reviewAndUndo(recruiter.page);
    expect([...recruiter.problems, ...seeker.problems]).toEqual([]);
    await Promise.all([recruiter.close(), seeker.close()]);
  });

  it('nothing lies over what takes focus at the end of a post that anybody reads', async () => {
    const author = await newcomer(browser, 'Recruiter');
    const id = await publishPost(author.page, `Chandler ${unique}`);
    const { page, close } = await somebody(browser, { width: 1280, height: 600 });
    await page.goto(`/public-job-details/${id}`);
    await keyboardOf(page).reach(page.getByRole('link', { name: 'Terms' }));
    await reachUncovered(page, page.getByRole('link', { name: 'Apply Now' }).first());
    // On a phone the ways in stand at the lower edge, also where the page ends.
    await page.setViewportSize({ width: 390, height: 600 });
    await reachUncovered(page, page.getByRole('link', { name: 'Help' }));
    await Promise.all([author.close(), close()]);
  });
});
