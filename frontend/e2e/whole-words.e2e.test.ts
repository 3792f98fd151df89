import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn, sideways } from './person.ts';
import type { Screen } from './screens.ts';
import { createViewers } from './viewers.ts';

/** On the narrowest phones, and where there is room for the columns again. */
const widths = [320, 374, 375];
const viewers = createViewers();

/** The words that end on another line than they begin on; behind a hyphen a line may begin. */
const broken = (element: Element): string[] => {
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (const { index, 0: word } of (walker.currentNode as Text).data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      // Where a line begins, the end of the one before counts too, which is nothing wide.
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length > 1) words.push(word);
    }
  }
  return words;
};

async function expectWhole(shown: Locator) {
  for (const width of widths) {
    await shown.page().setViewportSize({ width, height: 900 });
    // Until the font is there, words stand in another, and may be wider.
    await shown.page().evaluate(() => document.fonts.ready);
    expect(await shown.evaluate(broken), `${width} px`).toEqual([]);
  }
}

it.each<Screen['as']>(['seeker', 'recruiter', 'referrer'])('no word is broken in the figures of a %s', async (as) => {
  const { page } = await viewers.visit({ name: 'home', as, path: '/home', shows: '' });
  const figures = page.getByRole('list', { name: 'At a glance' });
  await figures.waitFor();
  await expectWhole(figures);
});

it('no name is broken among those who will change', async () => {
  const path: Screen['path'] = ({ busy }) => `/job-applications/${busy}`;
  const { page } = await viewers.visit({ name: 'top applicants', as: 'recruiter', path, shows: '', at: [320] });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Top applicants' }).click();
  const list = page.getByRole('list', { name: 'Who will change' });
  await list.waitFor();
  await expectWhole(list);
});

it('no word is broken in what is said beside what can be done about it', async () => {
  const path = '/feed?keyword=lantern';
  const { page } = await viewers.visit({ name: 'saved search', as: 'seeker', path, shows: '', at: [320] });
  await page.getByRole('button', { name: 'Save search' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save search/ })
    .click();
  const said = page.getByRole('listitem').filter({ hasText: 'Search saved' });
  await said.getByRole('button', { name: /^Saved searches/ }).focus();
  await expectWhole(said);
});

it('what is said of a long word leaves its close button in reach', async () => {
  const path = `/feed?keyword=${'W'.repeat(60)}`;
  const { page } = await viewers.visit({ name: 'long word', as: 'seeker', path, shows: '', at: [320] });
  const said = page.getByRole('listitem').filter({ hasText: 'Found 0 job(s)' });
  await said.hover();
  const { x = 0, width = 0 } = (await said.getByRole('button').boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

/** Letters, words and lines as far apart as WCAG 1.4.12 lets a reader set them. */
const setApart = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;

it.each([
  { as: 'seeker', path: '/feed', list: 'All Work Modes', width: 1280 },
  { as: 'recruiter', path: '/posted-jobs', list: 'All Statuses', width: 1280 },
  { as: 'recruiter', path: '/posted-jobs', list: 'Newest first', width: 320 },
] as const)('with letters set apart “$list” is whole at $width px', async ({ as, path, list, width }) => {
  const { page } = await viewers.visit({ name: list, as, path, shows: '', at: [width] });
  const words = page.getByRole('button', { name: new RegExp(`^${list}`) }).getByText(list);
  await words.waitFor();
  await page.evaluate(setApart);
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

const beyondFrame = (table: Locator) =>
  table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));

it.each([
  ['recruiter', '/home'],
  ['referrer', '/home'],
  ['seeker', '/job-applications'],
] as const)('a %s sees each column at %s, where there are columns', async (as, path) => {
  const { page } = await viewers.visit({ name: path, as, path, shows: '', at: [1280] });
  const table = page.getByRole('table');
  for (const width of [1280, 1279, 1120]) {
    await page.setViewportSize({ width, height: 900 });
    await table.waitFor();
    await drawn(page);
    expect(await beyondFrame(table), `${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 1119, height: 900 });
  await table.waitFor({ state: 'detached' });
  expect(await sideways(page)).toBe(0);
});

it.each(['recruiter', 'referrer'] as const)('with letters set apart the home of a %s has room', async (as) => {
  const { page } = await viewers.visit({ name: 'home', as, path: '/home', shows: '', at: [1280] });
  const table = page.getByRole('table');
  await table.waitFor();
  await page.evaluate(setApart);
  await drawn(page);
  expect(await beyondFrame(table)).toBeGreaterThan(0);
  for (const width of [1280, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});

it('what is done with those who are selected stands in two lines on the narrowest phones', async () => {
  const path: Screen['path'] = ({ busy }) => `/job-applications/${busy}`;
  const { page } = await viewers.visit({ name: 'selected', as: 'recruiter', path, shows: '', at: [320] });
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(place)
      .press('Space');
  const bar = page.getByRole('region', { name: 'Change the selected applicants' });
  const tops = await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(2);
});

/** How many px of a hint have no room. */
const cutOff = (field: HTMLInputElement): number => {
  const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
  const letters = document.createElement('canvas').getContext('2d');
  if (letters === null) throw new Error('Nothing can be measured');
  letters.font = `${fontSize} ${fontFamily}`;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return Math.max(0, Math.ceil(letters.measureText(field.placeholder).width - room));
};

it.each(['', '?rating=none'])('the hint of the search among applicants%s has room', async (query) => {
  const path: Screen['path'] = ({ busy }) => `/job-applications/${busy}${query}`;
  const { page } = await viewers.visit({ name: 'filters', as: 'recruiter', path, shows: '', at: [1280] });
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await search.waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await search.evaluate(cutOff), `${width} px`).toBe(0);
  }
});

it('what an applicant says of themselves is whole beside the buttons of a phone', async () => {
  const path: Screen['path'] = ({ busy, applicant }) => `/job-applications/${busy}?applicant=${applicant}`;
  const { page } = await viewers.visit({ name: 'headline', as: 'recruiter', path, shows: '', at: [320] });
  const headline = page
    .getByRole('dialog')
    .getByText(/^\d+ of [\d,]+$/)
    .first()
    .locator('xpath=preceding-sibling::p');
  await headline.waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await headline.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

it('what can be done about a count that is not known stands in line with what is said of it', async () => {
  const { page } = viewers.of('seeker');
  await page.route('**/home-page-card**', (route) => route.abort());
  await viewers.visit({ name: 'not counted', as: 'seeker', path: '/home', shows: '', at: [320] });
  const said = page.getByText('Not counted right now').first();
  const word = page.getByRole('button', { name: 'Retry' }).first().getByText('Retry');
  await said.waitFor({ timeout: 30_000 });
  const edges = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect((await edges(word)).right).toBeCloseTo((await edges(said)).right, 0);
  await page.setViewportSize({ width: 390, height: 900 });
  expect((await edges(word)).left).toBeCloseTo((await edges(said)).left, 0);
});

it('what can be done about an application that was sent stands in line with the words above', async () => {
  const path: Screen['path'] = ({ hostile }) => `/job/${hostile}`;
  // Where it has no room beside the link before it.
  const { page } = await viewers.visit({ name: 'sent', as: 'seeker', path, shows: '', at: [240] });
  const icon = page.getByRole('button', { name: 'Withdraw' }).locator('svg');
  const link = page.getByRole('link', { name: 'Open the resume you sent' });
  await icon.waitFor();
  const [seen, words] = [await icon.boundingBox(), await link.boundingBox()];
  expect(seen?.x).toBeCloseTo(words?.x ?? 0, 0);
});
