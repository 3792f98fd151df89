import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { drawn, newcomer, uploadResume } from './person.ts';
import { publishPost } from './publish-post.ts';
import { writeProfile } from './write-profile.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const widths = [1280, 768, 320];

/** Where it stands on the page, however far that is scrolled. */
async function placeOf(page: Page, shown: Locator) {
  await drawn(page);
  return shown.evaluate<{ x: number; y: number }, Element>((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: Math.round(left + scrollX), y: Math.round(top + scrollY) };
  });
}

/** As a hand does it: the button is down for a tenth of a second. */
async function press(button: Locator): Promise<void> {
  await button.click({ delay: 100 });
}

it('the first letter of a new post moves nothing', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.goto('/create-job');
  const title = page.getByLabel('Job title');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await title.waitFor();
    const before = await placeOf(page, title);
    await title.pressSequentially('B');
    await page.getByText('Draft saved').waitFor();
    expect(await placeOf(page, title), `at ${width}`).toEqual(before);
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await page.getByText('Draft saved').waitFor({ state: 'hidden' });
  }
  await close();
});

it('correcting what was wrong moves no field, and a press that leaves a field arrives', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.goto('/create-job');
  const next = page.getByRole('button', { name: 'Next Step' });
  const summary = page.getByRole('group', { name: 'Please fill in all required fields before proceeding' });
  const [title, description] = [page.getByLabel('Job title'), page.getByLabel('Job description')];
  const places = () => Promise.all([title, description, next].map((shown) => placeOf(page, shown)));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await title.fill('');
    await press(next);
    await summary.getByRole('link', { name: /^Job title/ }).waitFor();
    const before = await places();
    await title.pressSequentially('B');
    await summary.getByRole('link', { name: 'Corrected: Job title is required' }).waitFor();
    expect(await places(), `at ${width}`).toEqual(before);
  }
  await description.fill('You bake bread before the city wakes.');

  await page.getByLabel('Minimum per year').fill('30000');
  await page.getByLabel('Maximum per year').fill('20000');
  const before = await places();
  await next.hover();
  await page.mouse.down();
  expect(await places()).toEqual(before);
  await page.mouse.up();
  // The attempt was made: its list has what was typed since.
  await summary.getByRole('link', { name: 'Compensation: The maximum must not be below the minimum' }).waitFor();
  expect(await summary.getByRole('link', { name: /Job title/ }).count()).toBe(0);
  await close();
});

it('what is typed after a refusal is there from its first letter', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.goto('/create-job');
  const field = page.getByRole('combobox', { name: 'Locations' });
  await field.pressSequentially('Atlantis');
  await field.press('Enter');
  await page.getByRole('list', { name: 'Selected locations' }).waitFor();
  await field.pressSequentially('Atlantis');
  await field.press('Enter');
  await page.getByText('This city has already been added').waitFor();
  await field.pressSequentially('Lyonesse');
  expect(await field.inputValue()).toBe('Lyonesse');
  await close();
});

it('what is said while a post is written hides no way on', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter');
  await page.goto('/create-job');
  await page.getByRole('button', { name: 'Paste the whole text' }).click();
  await page.getByRole('textbox', { name: 'Job text' }).fill('Night baker\nDuties\nBake\nRequirements\nA licence');
  await page.getByRole('button', { name: 'Fill in the fields' }).click();
  const said = page.getByRole('listitem').filter({ hasText: 'The fields are filled in' });
  // Pointed at, it stays.
  await said.hover();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await drawn(page);
    const [over, next] = [
      await said.boundingBox(),
      await page.getByRole('button', { name: 'Next Step' }).boundingBox(),
    ];
    if (over === null || next === null) throw new Error('One of the two is not shown');
    expect(over.y + over.height, `at ${width}`).toBeLessThan(next.y);
  }
  await close();
});

it('tabs open with the chosen one in sight', async () => {
  const { page, close } = await newcomer(browser, 'Recruiter', { width: 320, height: 700 });
  const id = await publishPost(page, 'Night Porter');
  for (const [address, name] of [
    ['/settings?tab=notifications', 'Notifications'],
    [`/job-applications/${id}?status=Withdrawn`, 'Withdrawn'],
  ] as const) {
    await page.goto(address);
    for (const _ of ['opened', 'reloaded']) {
      const tab = page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true });
      await tab.waitFor();
      await drawn(page);
      const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, address).toBeGreaterThanOrEqual(0);
      expect(x + width, address).toBeLessThanOrEqual(320);
      expect(await page.getByRole('tablist').getAttribute('data-more'), address).not.toBe('none');
      await page.reload();
    }
  }
  await close();
});

it('whoever saves or cancels a part of the profile sees where they are', async () => {
  const { page, close } = await newcomer(browser, 'Job Seeker');
  await writeProfile(page, 'Lamp trimming by the sea');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/profile');
  for (const [edit, leave] of [
    ['Edit basic info', 'Cancel'],
    ['Edit basic info', 'Save'],
  ] as const) {
    await page.getByRole('button', { name: edit }).click();
    await page.getByRole('form', { name: 'Basic info' }).getByRole('button', { name: leave }).click();
    await page.getByRole('button', { name: edit }).and(page.locator(':focus')).waitFor();
    const { y, height } = (await page.locator(':focus').boundingBox()) ?? { y: -1, height: 0 };
    expect(y, leave).toBeGreaterThanOrEqual(0);
    expect(y + height, leave).toBeLessThanOrEqual(500);
  }
  await close();
});

it('why a picture is not taken moves no name, and goes with the next try', async () => {
  const { page, close } = await newcomer(browser, 'Job Seeker');
  await writeProfile(page, 'Lamp trimming by the sea');
  await page.goto('/profile');
  const name = page.getByRole('region', { name: 'You' }).getByText('@');
  await name.waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await name.waitFor();
    const before = await placeOf(page, name);
    const refused = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"></svg>') };
    await page.getByTestId('picture').setInputFiles(refused);
    await page.getByRole('region', { name: 'You' }).getByRole('alert').waitFor();
    expect(await placeOf(page, name), `at ${width}`).toEqual(before);
  }
  await close();
});

it('that no resume is chosen is said without moving what one would press next', async () => {
  const employer = await newcomer(browser, 'Recruiter');
  const id = await publishPost(employer.page, 'Lamp Trimmer');
  await employer.close();
  const { page, close } = await newcomer(browser, 'Job Seeker');
  await page.goto(`/job/${id}`);
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next: Answer Questions' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: /^Apply Now/ }).click();
    await dialog.getByText('No resumes found. Upload one to get started!').waitFor();
    const places = () => Promise.all([dialog.getByText('Upload a resume'), next].map((shown) => placeOf(page, shown)));
    const before = await places();
    await press(next);
    await dialog.getByRole('alert').waitFor();
    expect(await places(), `at ${width}`).toEqual(before);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await close();
});

it('why a file is not taken is in sight, also where it was to replace the first of many', async () => {
  const employer = await newcomer(browser, 'Recruiter');
  const id = await publishPost(employer.page, 'Lamp Lighter');
  await employer.close();
  const { page, close } = await newcomer(browser, 'Job Seeker', { width: 320, height: 640 });
  for (const year of [2020, 2021, 2022, 2023]) await uploadResume(page, `${year}.pdf`, ['Lamp lighter']);
  await page.goto(`/job/${id}`);
  await page.getByRole('button', { name: /^Apply Now/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2020.pdf').waitFor();
  const improve = await dialog.getByRole('link', { name: 'Improve Profile' }).boundingBox();
  const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
  expect(improve?.height, 'in one line').toBeLessThanOrEqual(cancel?.height ?? 0);

  const refused = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"></svg>') };
  await dialog.locator('input[type=file]').first().setInputFiles(refused);
  const why = dialog.getByRole('alert');
  await why.waitFor();
  const isInSight = (element: Element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 1, bottom - 1));
  };
  await expect.poll(() => why.evaluate(isInSight)).toBe(true);
  await close();
});
