import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
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
