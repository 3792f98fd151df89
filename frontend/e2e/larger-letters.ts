import type { Locator, Page } from 'playwright-core';
import { findCrowded } from './crowded.ts';
import { drawn, sideways } from './person.ts';

/** In a browser whose settings say 24 px in place of 16, 320 px are as narrow as 213, and 1280 px hold what 853 do; with 32 px, the most that they offer, it is half. */
const settings = [
  { standard: 24, at: [1280, 768, 320] },
  { standard: 32, at: [1280, 320] },
] as const;

const sizeOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize');

/** How many icons are not as large as is usual beside such letters. */
const smallIcons = (page: Page, standard: number) =>
  page.evaluate<number>(`[...document.querySelectorAll('svg[width]')].filter((icon) => {
    const { width } = icon.getBoundingClientRect();
    return width > 0 && width < Number.parseFloat(icon.getAttribute('width')) * ${standard / 16} - 1;
  }).length`);

async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** What is wrong with a page in larger letters: it is wider than the window, things lie over each other, fields have no room for a word, or icons stay small. Leaves the letters as they were. */
export async function findTight(page: Page, shows: Locator): Promise<string[]> {
  const wrong: string[] = [];
  for (const { standard, at } of settings) {
    await setLetters(page, standard);
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      await shows.first().waitFor();
      const [over, size, found] = [await sideways(page), await sizeOf(page), await findCrowded(page)];
      if (over > 0) found.push(`${over} px wider than the window`);
      const small = await smallIcons(page, standard);
      if (small > 0) found.push(`${small} icons have not grown`);
      if (size !== `${standard}px`) found.push(`the letters are of ${size}`);
      wrong.push(...found.map((words) => `letters of ${standard} px, ${width} px: ${words}`));
    }
  }
  await setLetters(page, 16);
  return wrong;
}
