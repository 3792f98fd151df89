import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectFine } from './expect-fine.ts';
import { keyboardOf } from './keyboard.ts';
import { openBrowser } from './open-browser.ts';
import { type BrowsingPerson, newcomer } from './person.ts';
import { resumePdf } from './resume-pdf.ts';

/** What somebody does to their profile, by keyboard alone: after every press something of the page holds the focus. */
let browser: Browser;
let person: BrowsingPerson;
beforeAll(async () => {
  browser = await openBrowser();
  person = await newcomer(browser, 'Job Seeker');
});
afterAll(() => browser.close());

type Keyboard = ReturnType<typeof keyboardOf>;
const holdsFocus = async (page: Page) => {
  const isHeld = () => page.evaluate('document.activeElement !== document.body');
  await expect.poll(isHeld, { timeout: 5_000 }).toBe(true);
};
const said = async (page: Page, words: string | RegExp) => {
  await page.getByText(words).first().waitFor();
  await holdsFocus(page);
};

/** By the beginning of its name, which ends in whether it may be left empty. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\(|$)`)).first();

/** Goes on from where the last test ended, if it ended well: from the top of the page it is a long way by Tab. */
async function standOnProfile(page: Page): Promise<void> {
  const isThere = page.url().endsWith('/profile') && (await page.getByRole('dialog').count()) === 0;
  if (!isThere) await page.goto('/profile');
}

async function retype({ reach, press }: Keyboard, page: Page, label: string, words: string): Promise<void> {
  await reach(field(page, label));
  await press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

it('a resume fills an empty profile, also of somebody whose last name nobody knew', async () => {
  const { page } = person;
  const { use, giveFile } = keyboardOf(page);
  await page.goto('/profile');
  await page.getByText('No resumes found. Upload one to get started!').waitFor();
  const buffer = resumePdf([
    'Mira Okoye',
    'Experience',
    'Pastry chef, Kornblum Bakery, Lisbon, Portugal Mar 2021 - Present',
    'Skills',
    'Sourdough starters, Croissants',
  ]);
  const resume = { name: 'mira.pdf', mimeType: 'application/pdf', buffer };
  await giveFile(page.getByRole('button', { name: 'Choose file' }), resume);
  const fillFrom = page.getByRole('button', { name: 'Fill my profile from mira.pdf' });
  await fillFrom.waitFor();

  await use(fillFrom);
  const dialog = page.getByRole('dialog', { name: 'Fill your profile' });
  await dialog.getByText('Kornblum Bakery · Lisbon · Mar 2021 – Present').waitFor();
  await expectFine(page, { shows: dialog, name: 'filling a profile', isPlain: true });
  await use(dialog.getByRole('checkbox', { name: 'Croissants' }), 'Space');
  await use(dialog.getByRole('button', { name: 'Add to my profile' }));
  await said(page, 'Added to your profile: last name, total experience in years, 1 work experience, 1 skill.');
  await page
    .getByText(/ Okoye$/)
    .first()
    .waitFor();
  expect(person.problems.join('\n')).toBe('');
});

type Kind = {
  section: string;
  add: string;
  /** Fills the dialog. */
  fill: (keyboard: Keyboard, page: Page) => Promise<void>;
  /** What the list calls it then. */
  name: string;
  /** The field that is changed, to what, and what the item is called then where that is not the same. */
  change: readonly [field: string, words: string, name?: string];
  saved: string;
};

/** A name that no list has: leaving the field takes it as it is. */
async function typeOwn({ fill, press }: Keyboard, page: Page, label: string, words: string): Promise<void> {
  await fill(page.getByRole('combobox', { name: label }), words);
  await press('Tab');
}

/** As a field for a day takes it in en-US. */
const typeDay = async ({ reach }: Keyboard, page: Page, label: string, day: string) => {
  await reach(field(page, label));
  await page.keyboard.type(day);
};

/** One of each way in which a dialog is filled; what it sends for the other sections, a document of jsdom shows. */
const kinds: readonly Kind[] = [
  {
    section: 'Work experience',
    add: 'Add work experience',
    async fill(keyboard, page) {
      await keyboard.fill(field(page, 'Title'), 'Miller');
      await typeOwn(keyboard, page, 'Company', 'Old Stone Mill');
      await keyboard.choose(page.getByRole('combobox', { name: 'City' }), 'Lisbon', /Lisbon/);
      await typeDay(keyboard, page, 'Start date', '03152019');
      await keyboard.use(page.getByRole('checkbox', { name: 'Currently work here' }), 'Space');
    },
    name: 'Miller',
    change: ['Title', 'Head miller'],
    saved: 'Work experience saved successfully!',
  },
  {
    section: 'Education',
    add: 'Add education',
    async fill(keyboard, page) {
      await typeOwn(keyboard, page, 'Degree', 'Master of Grain');
      await typeOwn(keyboard, page, 'Field of study', 'Milling');
      await typeOwn(keyboard, page, 'Institution', 'School of the Stone');
      await typeDay(keyboard, page, 'Start date', '09012014');
      await typeDay(keyboard, page, 'End date', '06302018');
      await keyboard.fill(field(page, 'Grade'), '8.5');
    },
    name: 'Master of Grain in Milling',
    change: ['Grade', '9.25', 'Master of Grain in Milling'],
    saved: 'Education saved successfully!',
  },
  {
    section: 'Accomplishments',
    add: 'Add accomplishment',
    async fill(keyboard, page) {
      await keyboard.select(page.getByRole('button', { name: /Type/ }), 'Awards');
      await keyboard.fill(field(page, 'Title'), 'Golden loaf');
    },
    name: 'Golden loaf',
    change: ['Title', 'Silver loaf'],
    saved: 'Accomplishments saved successfully!',
  },
];

it.each(kinds)('$section: $name is added, changed and deleted', async (kind) => {
  const { section, add, fill, name, change, saved } = kind;
  const [changed, words, renamed = words] = change;
  const { page } = person;
  const keyboard = keyboardOf(page);
  const { use, press } = keyboard;
  const list = page.getByRole('region', { name: section }).getByRole('list');
  const dialog = page.getByRole('dialog');
  await standOnProfile(page);
  await use(page.getByRole('button', { name: add }));
  await fill(keyboard, page);
  await use(dialog.getByRole('button', { name: 'Save', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await said(page, saved);
  await page.getByRole('button', { name: add }).and(page.locator(':focus')).waitFor();

  await use(page.getByRole('button', { name: `Edit ${name}`, exact: true }));
  await retype(keyboard, page, changed, words);
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await list.getByText(words).first().waitFor();
  await page
    .getByRole('button', { name: `Edit ${renamed}`, exact: true })
    .and(page.locator(':focus'))
    .waitFor();

  await use(page.getByRole('button', { name: `Delete ${renamed}`, exact: true }));
  await page.getByText('Are you sure you want to delete this item?').waitFor();
  await use(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await said(page, 'Item deleted successfully!');
  await page.getByRole('button', { name: `Delete ${renamed}`, exact: true }).waitFor({ state: 'detached' });
  await holdsFocus(page);
  expect(person.problems.join('\n')).toBe('');
});

it('basic info and skills are edited where they stand, and a change is saved, discarded or none', async () => {
  const { page } = person;
  const keyboard = keyboardOf(page);
  const { use, reach, press, choose, select } = keyboard;
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit basic info' });
  const basic = page.getByRole('form', { name: 'Basic info' });
  const isOver = () => edit.and(page.locator(':focus')).waitFor();
  await use(edit);
  await reach(basic.getByLabel('First name'));
  await press('Enter');
  await said(page, 'No changes to save');
  await isOver();
  await use(edit);
  await retype(keyboard, page, 'Headline', 'Baker of nothing');
  await use(basic.getByRole('button', { name: 'Cancel' }));
  await said(page, 'Changes discarded.');
  await isOver();
  await use(edit);
  await retype(keyboard, page, 'Last name', ' ');
  await press('Enter');
  await page.getByText('Last name is required').first().waitFor();
  await retype(keyboard, page, 'Last name', 'Okoye');
  await retype(keyboard, page, 'Headline', 'Baker of rye');
  await press('Enter');
  await said(page, 'Basic information saved successfully!');
  await isOver();
  await page.getByRole('region', { name: 'You' }).getByText('Baker of rye').waitFor();

  const editSkills = page.getByRole('button', { name: 'Edit skills' });
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  await use(editSkills);
  const search = skills.getByRole('combobox', { name: 'Add a skill' });
  await search.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('No such skill at all');
  await page.getByText('Please select a skill').first().waitFor();
  for (let key = 0; key < 20; key++) await page.keyboard.press('Backspace');
  await choose(search, 'TypeScript', /^TypeScript/);
  await select(skills.getByRole('button', { name: /Level of TypeScript/ }), 'Expert');
  await use(skills.getByRole('button', { name: 'Save' }));
  await said(page, 'Skills saved successfully!');
  await editSkills.and(page.locator(':focus')).waitFor();
  await use(editSkills);
  await use(skills.getByRole('button', { name: 'Remove TypeScript' }));
  await skills.getByText('TypeScript').waitFor({ state: 'detached' });
  await holdsFocus(page);
  expect(person.problems.join('\n')).toBe('');
});
