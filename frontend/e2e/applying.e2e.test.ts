import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { expectAccessible, signUp, somebody } from './person.ts';
import { publishPost } from './publish-post.ts';
import { resumePdf } from './resume-pdf.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const address = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
const focused = (page: Page) => page.locator(':focus');

/** Presses a key, after which focus is somewhere in the page. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
}

/** Goes on with Tab until the control has focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'radio' | 'link'): Promise<void> {
  const control = page.getByRole(role, { name }).and(focused(page));
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await control.count()) > 0) return;
    await press(page, 'Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

it('somebody without a mouse applies, answers included, and is told how it went', async () => {
  const recruiter = await somebody(browser);
  await signUp(recruiter.page, address(), 'Recruiter');
  const id = await publishPost(recruiter.page, 'Baker');
  await recruiter.close();

  const { page, problems, close } = await somebody(browser);
  await signUp(page, address(), 'Job Seeker');
  await page.goto(`/job/${id}`);
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await tabTo(page, 'Apply Now', 'button');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No resumes found').waitFor();

  await tabTo(page, 'Next: Answer Questions', 'button');
  await press(page, 'Enter');
  await dialog.getByRole('alert').getByText('Please select a resume to continue').waitFor();
  await page.getByRole('button', { name: 'Choose file' }).and(focused(page)).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: resumePdf(['Ines Duarte', 'Baker since 2018']),
  });
  await dialog.getByText('Resume selected').waitFor();

  await tabTo(page, 'Next: Answer Questions', 'button');
  await press(page, 'Enter');
  await dialog.getByText('Question 1 of 1').waitFor();
  await tabTo(page, 'Yes', 'radio');
  await press(page, 'Space');
  await dialog.getByText('1 of 1 questions answered').waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Submit Application', 'button');
  await page.keyboard.press('Enter');

  const panel = page.getByRole('region', { name: 'You have applied' });
  await panel.and(focused(page)).waitFor();
  await panel.getByText('with resume.pdf').waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Open the resume you sent', 'link');
  expect(problems).toEqual([]);
  await close();
});

it('on a phone applying stays in sight at the lower edge, however far one has read', async () => {
  const recruiter = await somebody(browser);
  await signUp(recruiter.page, address(), 'Recruiter');
  const id = await publishPost(recruiter.page, 'Baker');
  await recruiter.close();

  const { page, close } = await somebody(browser, { width: 320, height: 640 });
  await signUp(page, address(), 'Job Seeker');
  await page.goto(`/job/${id}`);
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await apply.waitFor();
  for (const place of [0, 400, 100_000]) {
    await page.evaluate(`scrollTo(0, ${place})`);
    const box = await apply.boundingBox();
    expect(box?.y).toBeGreaterThan(560);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
  await close();
});
