import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How far a page may move by itself, of the window's height and width; what is pressed, and another size of the window, may move it. */
const most = 0.02;

const watch = `
  globalThis.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      const named = (sources ?? []).map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 160));
      globalThis.moved.push({ value, named: named.join(' | '), at: startTime });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** From the first moment of each page on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch);
}

/** By the clock of the page. */
export const timeOf = (page: Page): Promise<number> => page.evaluate<number>('performance.now()');

/** Fails with what has moved since the page was loaded, or since a time of it, if it was too far. */
export async function expectUnmoved(page: Page, name: string, since = 0): Promise<void> {
  const all = await page.evaluate<{ value: number; named: string; at: number }[]>('globalThis.moved');
  const moved = all.filter(({ at }) => at >= since);
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  expect(total > most ? moved : [], `${name} at ${page.url()} moves by ${total.toFixed(3)}`).toEqual([]);
}
