import type { Applicant } from '@waypost/contracts/entities/application';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applyToPost } from './apply-to-post.ts';
import { expectFine } from './expect-fine.ts';
import { keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { api, type BrowsingPerson, newcomer, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';

/** One applicant is reviewed by keyboard: rated, noted, and looked at without knowing who they are. */
let browser: Browser;
let recruiter: BrowsingPerson;
let post: string;
let seekerId: string;
beforeAll(async () => {
  browser = await openBrowser();
  recruiter = await newcomer(browser, 'Recruiter');
  post = await publishPost(recruiter.page, 'Night baker');
  const seeker = await newcomer(browser, 'Job Seeker');
  await api(seeker.page, 'POST', '/users/update', { first_name: 'Mariela', last_name: 'Quintanilla' });
  await uploadResume(seeker.page, 'mariela.pdf', [
    'MARIELA QUINTANILLA',
    'mariela.quintanilla@example.org | +34 612 345 678',
    'Baker of sourdough since 2015',
    ...Array.from({ length: 35 }, (_, at) => `Baked bread number ${at + 1} of her life`),
  ]);
  seekerId = await applyToPost(seeker.page, post);
  await seeker.close();
  // What the list knows of people comes by events, behind those of the demo.
  const isNamed = async () => {
    const { applicants } = await api<{ applicants: Applicant[] }>(
      recruiter.page,
      'POST',
      `/job-posts/${post}/applicants`,
      {},
    );
    expect(applicants[0]?.user_info).not.toBeNull();
  };
  await vi.waitFor(isNamed, { timeout: 60_000, interval: 250 });
});
afterAll(() => browser.close());

/** What the API answers from now on, as text. */
function answersTo(page: Page) {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/job-')) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join('\n');
}

it('an applicant is rated and noted by keyboard, and reviewed without a word of who they are', async () => {
  const { page } = recruiter;
  const { use, fill, pick, press, reach } = keyboardOf(page);
  await page.goto(`/job-applications/${post}`);
  await use(page.getByRole('button', { name: 'Mariela Quintanilla', exact: true }));
  const drawer = page.getByRole('dialog', { name: 'Mariela Quintanilla' });
  await reach(drawer.getByRole('tab', { selected: true }).first());
  const notes = drawer.getByRole('tab', { name: /^Notes/ });
  for (let step = 0; step < 5 && (await notes.and(page.locator(':focus')).count()) === 0; step++)
    await press('ArrowRight');
  await pick(page.getByRole('radio', { name: '4 stars' }));
  await fill(drawer.getByRole('textbox', { name: 'New note' }), 'Knows her ovens.');
  await use(drawer.getByRole('button', { name: /^Add note/ }));
  await drawer.getByRole('list', { name: 'Your notes' }).getByText('Knows her ovens.').waitFor();
  await press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await use(page.getByRole('switch', { name: 'Blind review' }), 'Space');
  const hidden = page.getByRole('button', { name: 'Applicant 1', exact: true });
  await hidden.waitFor();
  await page.getByText('Your rating: 4 of 5').first().waitFor({ state: 'attached' });
  await expectFine(page, { shows: page.getByText(/Scores never use them/), name: 'blind review' });

  const told = answersTo(page);
  await page.reload();
  await use(hidden);
  const blind = page.getByRole('dialog', { name: 'Applicant 1' });
  await blind.getByText('Baker of sourdough since 2015').waitFor();
  await expectFine(page, { shows: blind, name: 'hidden applicant', isPlain: true });
  expect(await told()).toContain('sourdough');
  expect(await told()).not.toMatch(new RegExp(`mariela|quintanilla|345 678|${seekerId}`, 'i'));

  await press('n');
  await page.getByText('Applicant status updated').waitFor();
  await press('Escape');
  await page.getByRole('button', { name: 'Mariela Quintanilla', exact: true }).waitFor();
  expect(recruiter.problems).toEqual([]);
});

it('the list of applicants is printed without what is there to be pressed', async () => {
  const { page } = recruiter;
  await page.goto(`/job-applications/${post}`);
  const name = page.getByRole('button', { name: 'Mariela Quintanilla', exact: true });
  await page.getByRole('checkbox', { name: 'Select Mariela Quintanilla' }).press('Space');
  const words = /^(View job post|Back to Posted Jobs|Profile|Download CSV|Next page|Clear|Apply filters|Select)/;
  const roles = (['link', 'button', 'checkbox'] as const).map((role) =>
    page.locator('main').getByRole(role, { name: words }),
  );
  const count = async () => (await Promise.all(roles.map((role) => role.count()))).reduce((sum, one) => sum + one, 0);
  expect(await count()).toBeGreaterThanOrEqual(8);
  await page.emulateMedia({ media: 'print' });
  expect(await count()).toBe(0);
  expect(await name.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
});

it('on paper, which is as narrow as a phone, the applicants of a post are printed without the way to it', async () => {
  const { page } = recruiter;
  await page.setViewportSize({ width: 718, height: 900 });
  await page.goto(`/job-applications/${post}`);
  const toPost = page.getByRole('link', { name: 'View job post' });
  await toPost.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await toPost.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('a post that is reviewed is printed without what is there to be pressed', async () => {
  const { page } = recruiter;
  await page.goto(`/create-job?edit=${post}`);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Edit job description' }).waitFor();
  const pressed = (['link', 'button', 'navigation'] as const).map((role) => page.locator('main').getByRole(role));
  const counts = () => Promise.all(pressed.map((each) => each.count()));
  expect(await counts()).not.toContain(0);
  await page.emulateMedia({ media: 'print' });
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await page.getByRole('region', { name: 'Before You Publish' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
});

it('an applicant is printed alone, with the resume to its end and without what is there to be pressed', async () => {
  const { page } = recruiter;
  await page.goto(`/job-applications/${post}`);
  await page.getByRole('button', { name: 'Mariela Quintanilla', exact: true }).click();
  const last = page.getByRole('dialog').getByText('Baked bread number 35 of her life');
  await last.waitFor();
  const words = /^(Profile|Open|Download|Close|Shortlist|Next|Previous)/;
  const pressed = (['link', 'button'] as const).map((role) =>
    page.getByRole('dialog').getByRole(role, { name: words }),
  );
  const counts = () => Promise.all(pressed.map((each) => each.count()));
  expect(await counts()).not.toContain(0);
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main').isVisible()).toBe(false);
  expect(await counts()).toEqual([0, 0]);
  await page.emulateMedia({ media: null });
});

/** Whether a press on its middle meets what is said instead. */
const isCovered = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met === null || met.closest('[aria-label="Notifications"]') !== null;
  });

it.each([
  [320, 568],
  [390, 844],
  [1280, 900],
])('three decisions are said over neither these nor the way on at %s × %s px', async (width, height) => {
  const { page } = recruiter;
  await page.setViewportSize({ width, height });
  await page.goto(`/job-applications/${post}`);
  // The bar for who is selected stands below what is open.
  await page.getByRole('checkbox', { name: /^Select (?!all)/ }).press('Space');
  await page.getByRole('button', { name: /^(Mariela Quintanilla|Applicant 1)$/ }).click();
  const sheet = page.getByRole('dialog');
  const said = page.getByRole('region', { name: 'Notifications' }).locator('li');
  const undo = page.getByRole('button', { name: /^Undo/ });
  const decisions = sheet.getByRole('button', { name: /^(Shortlist|Not selected)( \(|$)/ });
  for (const count of [1, 2, 3]) {
    await decisions.and(sheet.locator('[aria-pressed=false]')).first().click();
    await said.nth(count - 1).waitFor({ state: 'attached' });
  }
  // Pointed at, they stay.
  await undo.first().hover();
  for (const name of [/^Previous applicant/, /^Next applicant/, 'Close'])
    expect(await isCovered(sheet.getByRole('button', { name })), String(name)).toBe(false);
  for (const decision of await decisions.all()) expect(await isCovered(decision)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(recruiter.problems).toEqual([]);
});
