import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from './person.ts';
import type { Screen } from './screens.ts';
import { createViewers } from './viewers.ts';

const viewers = createViewers();

const visit = async (as: Screen['as'], path: Screen['path'], width: number): Promise<Page> => {
  const { page } = await viewers.visit({ name: 'narrow', as, path, shows: '', at: [width] });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

const boxOf = async (shown: Locator) => {
  await shown.waitFor();
  await drawn(shown.page());
  return shown.evaluate<DOMRect, Element>((element) => element.getBoundingClientRect());
};

/** In how many lines the words stand. */
const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** In how many lines they stand below each other. */
const rowsOf = (all: Locator): Promise<number> =>
  all.evaluateAll((each) => new Set(each.map((one) => Math.round(one.getBoundingClientRect().bottom))).size);

it.each([320, 640, 1280])('both decisions on an applicant stand in one line each at %s px', async (width) => {
  const page = await visit(
    'recruiter',
    ({ busy, applicant }) => `/job-applications/${busy}?applicant=${applicant}`,
    width,
  );
  const decision = page.getByRole('dialog').getByText('Not selected', { exact: true }).last();
  await decision.waitFor();
  expect(await linesOf(decision)).toBe(1);
  const standing = page.getByRole('dialog').getByRole('link', { name: /^Profile of/ });
  const status = page.getByRole('dialog').getByRole('button', { name: /change the status of/ });
  expect((await boxOf(standing)).bottom).toBeCloseTo((await boxOf(status)).bottom, 0);
});

it.each([320, 1280])('they do where four are compared at %s px', async (width) => {
  const page = await visit('recruiter', ({ busy }) => `/job-applications/${busy}`, width);
  const chosen = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 2, 3]) await chosen.nth(place).press('Space');
  const labels = await chosen.evaluateAll((all) => all.slice(0, 4).map((one) => one.ariaLabel ?? ''));
  await page.getByRole('button', { name: /^Compare/ }).click();
  const comparison = page.getByRole('region', { name: 'Comparison of applicants' });
  await comparison.waitFor();
  await drawn(page);
  const refusals = comparison.getByText('Not selected', { exact: true });
  await refusals.nth(3).waitFor();
  for (const one of await refusals.all()) expect(await linesOf(one)).toBe(1);
  // Though what stands above them is of different heights.
  expect(await rowsOf(comparison.getByRole('button', { name: /^(Shortlist|Not selected): / }))).toBe(1);
  expect(await rowsOf(comparison.getByRole('button', { name: /change the status of/ }))).toBe(1);
  // Each column is called by the name alone.
  const table = comparison.getByRole('table', { name: 'Applicants side by side' });
  for (const label of labels)
    await table.getByRole('columnheader', { name: label.replace('Select ', ''), exact: true }).waitFor();
});

it('on a phone on its side only the names stay above what is compared', async () => {
  const page = await visit('recruiter', ({ busy }) => `/job-applications/${busy}`, 844);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(place)
      .press('Space');
  await page.getByRole('button', { name: /^Compare/ }).click();
  const comparison = page.getByRole('region', { name: 'Comparison of applicants' });
  await comparison.getByText('Not selected', { exact: true }).first().waitFor();
  await comparison.evaluate((frame) => frame.scrollTo(0, 300));
  const { top } = await boxOf(comparison);
  const name = comparison.getByRole('columnheader').first();
  expect((await boxOf(name)).top).toBeCloseTo(top + 1, 0);
  expect(await name.evaluate((one) => getComputedStyle(one).boxShadow), 'a line below').not.toBe('none');
  expect((await boxOf(comparison.getByRole('button', { name: /^Shortlist: / }).first())).bottom).toBeLessThan(top);
});

it('what is done with all applicants stands in two lines on the narrowest phones', async () => {
  const page = await visit('recruiter', ({ busy }) => `/job-applications/${busy}`, 320);
  const tools = page.getByRole('button', { name: /^(Filters|Download CSV|Top applicants)/ });
  await tools.nth(2).waitFor();
  expect(await rowsOf(tools)).toBe(2);
});

it.each([320, 375, 1280])('how many of the best, and their new status, line up at %s px', async (width) => {
  const page = await visit('recruiter', ({ busy }) => `/job-applications/${busy}`, width);
  await page.getByRole('button', { name: 'Top applicants' }).click();
  const number = await boxOf(page.getByRole('textbox', { name: 'Number of applicants' }));
  const status = await boxOf(page.getByRole('dialog').getByRole('button', { name: /New status/ }));
  // Within its border, or below.
  const isBeside = status.left > number.right;
  expect(isBeside ? Math.abs(status.top - number.top) <= 1 : status.top > number.bottom).toBe(true);
});

it('an application is sent from one row of buttons on the narrowest phones', async () => {
  const page = await visit('seeker', ({ unapplied }) => `/job/${unapplied}`, 320);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Next: Answer Questions' }).click();
  const buttons = dialog.getByRole('button', { name: /^(Cancel|Back|Submit Application)$/ });
  await dialog.getByRole('button', { name: 'Submit Application' }).waitFor();
  await drawn(page);
  expect(await rowsOf(buttons)).toBe(1);
  expect(await linesOf(dialog.getByText('Submit Application', { exact: true }))).toBe(1);
  expect(await linesOf(dialog.getByText('0 of 2 questions answered'))).toBe(1);
});

/** The names of what is pressed in a row of a list, as the eye goes and as the keyboard does. */
const orders = (row: Locator) =>
  row.getByRole('button').evaluateAll((all) => {
    const named = all.map((one) => ({ name: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }));
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const isAbove = (one: DOMRect, other: DOMRect) => Math.abs(middle(one) - middle(other)) > 8;
    const seen = named.toSorted(({ box: one }, { box: other }) =>
      isAbove(one, other) ? middle(one) - middle(other) : one.left - other.left,
    );
    return { seen: seen.map(({ name }) => name), byKey: named.map(({ name }) => name) };
  });

it.each([1280, 768, 375, 320])('the keyboard goes through a skill as the eye does at %s px', async (width) => {
  const profile = await visit('seeker', '/profile', width);
  await profile.getByRole('button', { name: 'Edit skills' }).click();
  const own = profile.getByRole('list', { name: 'Your skills' }).getByRole('listitem').first();
  await own.waitFor();
  const first = await orders(own);
  expect(first.byKey).toHaveLength(3);
  expect(first.byKey).toEqual(first.seen);

  const post = await visit('hostile recruiter', ({ hostile }) => `/create-job?edit=${hostile}`, width);
  await post
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Analysis/ })
    .click();
  const asked = post
    .getByRole('button', { name: /^Remove / })
    .first()
    .locator('xpath=ancestor::li[1]');
  await asked.waitFor();
  const second = await orders(asked);
  expect(second.byKey).toHaveLength(3);
  expect(second.byKey).toEqual(second.seen);
});

it.each([
  [640, 400],
  [320, 568],
])('news of the search stands above the title of the filters at %s × %s px', async (width, height) => {
  const page = await visit('seeker', '/feed?keyword=engineer', width);
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Last 7 days/ }).press('Space');
  const said = await boxOf(page.getByRole('listitem').filter({ hasText: /Found .*Last 7 days/ }));
  expect(said.height, 'more than one line').toBeGreaterThan(60);
  expect(said.bottom).toBeLessThanOrEqual((await boxOf(sheet)).top);
});

it.each([1024, 1119, 1120, 1280])('what one looks for among one’s posts has room at %s px', async (width) => {
  const page = await visit('recruiter', '/posted-jobs', width);
  const search = page.getByRole('searchbox', { name: 'Search' });
  expect((await boxOf(search)).width).toBeGreaterThan(160);
});

it('a post and what stands above it begin at one edge', async () => {
  const page = await visit('new seeker', ({ busy }) => `/job/${busy}`, 1280);
  const facts = await boxOf(page.getByRole('region', { name: 'Facts' }).getByText('Location', { exact: true }));
  const title = await boxOf(page.getByRole('heading', { name: 'Job Description' }));
  expect(facts.left).toBeCloseTo(title.left, 0);
});

/** How far a form reaches, and the buttons that stand in each row, once as many are there. */
async function rowsBy(page: Page, name: RegExp, count: number) {
  const buttons = page.getByRole('button', { name });
  await buttons.nth(count - 1).waitFor();
  const boxes = await buttons.evaluateAll((all) =>
    all.map((one): DOMRect => JSON.parse(JSON.stringify(one.getBoundingClientRect()))),
  );
  return { form: await boxOf(page.locator('form')), rows: [...Map.groupBy(boxes, ({ bottom }) => bottom).values()] };
}

const beginnings = /^(Copy from|Paste the whole text|Start Fresh)/;

it.each([1280, 768])('the ways to begin a post stand in even rows at %s px', async (width) => {
  const { rows } = await rowsBy(await visit('new recruiter', '/create-job', width), beginnings, 4);
  expect(new Set(rows.map((row) => row.length)).size, 'as many in each').toBe(1);
});

it('they are as wide as the fields below on the narrowest phones', async () => {
  const { form, rows } = await rowsBy(await visit('new recruiter', '/create-job', 320), beginnings, 4);
  for (const row of rows) expect(row).toMatchObject([{ left: form.left, right: form.right }]);
});

it('the ways on from a post that is edited fill their lines on the narrowest phones', async () => {
  const page = await visit('hostile recruiter', ({ hostile }) => `/create-job?edit=${hostile}`, 320);
  const { form, rows } = await rowsBy(page, /^(Previous|Save Changes|Next Step)/, 3);
  for (const row of rows) expect([row[0]?.left, row.at(-1)?.right]).toEqual([form.left, form.right]);
});

it.each([1280, 320])('quiet buttons begin with their words where other lines do at %s px', async (width) => {
  const page = await visit('hostile recruiter', ({ hostile }) => `/create-job?edit=${hostile}`, width);
  const wordsOf = (name: string) => boxOf(page.getByRole('button', { name }).locator('> span').first());
  const { left, right } = await boxOf(page.locator('header', { has: page.getByRole('heading', { level: 1 }) }));
  expect((await wordsOf('Clear All')).left).toBeCloseTo(left, 0);
  const discard = await wordsOf('Discard changes');
  expect(width === 320 ? discard.left : discard.right).toBeCloseTo(width === 320 ? left : right, 0);
});

it.each([
  ['seeker', '/saved-jobs', 1280],
  ['seeker', '/saved-jobs', 768],
  ['seeker', '/job-applications', 320],
  ['recruiter', '/posted-jobs', 320],
] as const)('of a %s, the words of Refresh end where the page of %s does at %s px', async (as, path, width) => {
  const page = await visit(as, path, width);
  const words = await boxOf(page.getByRole('button', { name: 'Refresh' }).locator('> span').first());
  const head = await boxOf(page.locator('header', { has: page.getByRole('heading', { level: 1 }) }));
  expect(words.right).toBeCloseTo(head.right, 0);
});

it.each([
  ['seeker', '/saved-jobs', 'Filters'],
  ['recruiter', '/posted-jobs', 'Grid view'],
] as const)('of a %s, Refresh of %s stands apart from %s', async (as, path, name) => {
  const page = await visit(as, path, 1280);
  const refresh = await boxOf(page.getByRole('button', { name: 'Refresh' }));
  const beside = await boxOf(page.getByRole('button', { name }));
  expect(Math.max(refresh.left - beside.right, beside.left - refresh.right)).toBeGreaterThanOrEqual(6);
});

it.each(['engineer', 'senior software engineer backend with kubernetes and java'])(
  'news of a search for %s stands above the field that it was typed into on the narrowest phones',
  async (keyword) => {
    const page = await visit('seeker', `/feed?keyword=${encodeURIComponent(keyword)}`, 320);
    const said = await boxOf(page.getByRole('listitem').filter({ hasText: `“${keyword}” (Page 1)` }));
    expect(said.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('combobox', { name: 'Keyword' }))).top);
  },
);

it('why a search failed is said in whole above the field that it was typed into on the narrowest phones', async () => {
  const page = await visit('seeker', '/feed', 320);
  const message = 'The service is not available right now. Please try again in a moment.';
  await page.route(/\/api\/job-posts\/search/, (route) =>
    route.fulfill({ status: 400, json: { error_code: 'validation-error', message } }),
  );
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  await keyword.fill('engineer');
  await keyword.press('Enter');
  const said = page.getByRole('listitem').filter({ hasText: `Search failed: ${message}` });
  expect((await boxOf(said)).bottom).toBeLessThanOrEqual((await boxOf(keyword)).top);
  expect(await said.locator('p').evaluate((words) => words.scrollHeight > words.clientHeight)).toBe(false);
});

it('many words of a toast are cut beside the search alone', async () => {
  const page = await visit('seeker', '/feed?keyword=engineer', 320);
  const words = page
    .getByRole('listitem')
    .filter({ hasText: /Found .*engineer/ })
    .locator('p');
  const isCut = () => words.evaluate((element) => element.scrollHeight > element.clientHeight);
  await words.evaluate((element) => element.append(' Found '.repeat(30)));
  expect(await isCut()).toBe(true);
  await page.locator('search').evaluate((element) => element.remove());
  expect(await isCut()).toBe(false);
});

it('news of a search leaves the menu its title, the way out and the entries on the narrowest phones', async () => {
  const page = await visit('seeker', '/feed?keyword=engineer', 320);
  const said = page.getByRole('listitem').filter({ hasText: /Found .*engineer/ });
  await said.waitFor();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('dialog');
  const [close, home, over] = [
    await boxOf(menu.getByRole('button', { name: 'Close' })),
    await boxOf(menu.getByRole('link', { name: 'Home' })),
    await boxOf(said),
  ];
  expect(over.top).toBeGreaterThanOrEqual(close.bottom);
  expect(over.bottom).toBeLessThanOrEqual(home.top);
});
