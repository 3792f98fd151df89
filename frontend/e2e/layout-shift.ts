import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How far a page may move by itself, of the window's height and width; what is pressed, and another size of the window, may move it. */
const most = 0.02;

const watch = `
  globalThis.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const named = (sources ?? []).map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 160));
      globalThis.moved.push({ value, named: named.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** From the first moment of each page on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch);
}

/** Fails with what has moved since the page was loaded, if it was too far. */
export async function expectUnmoved(page: Page, name: string): Promise<void> {
  const moved = await page.evaluate<{ value: number; named: string }[]>('globalThis.moved');
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  expect(total > most ? moved : [], `${name} at ${page.url()} moves by ${total.toFixed(3)}`).toEqual([]);
}
