import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { expectUnmoved, watchShifts } from './layout-shift.ts';
import { openBrowser } from './open-browser.ts';
import { everyPage, pageScripts, scriptsOf } from './page-scripts.ts';
import { newcomer } from './person.ts';
import { publishPost } from './publish-post.ts';

const url = inject('url');
let browser: Browser;
/** The path of a post that stays as it is, whatever others publish meanwhile. */
let post: string;

beforeAll(async () => {
  browser = await openBrowser();
  const { page, close } = await newcomer(browser, 'Recruiter');
  post = `/public-job-details/${await publishPost(page, 'Lamp Trimmer')}`;
  await close();
});
afterAll(() => browser.close());

type View = { width: number; colorScheme: 'light' | 'dark'; javaScriptEnabled?: boolean };

async function look<T>(
  { width, ...view }: View,
  at: (page: Page, errors: readonly string[]) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...view, baseURL: url, viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (line) => void (line.type() === 'error' && errors.push(line.text())));
    page.on('pageerror', (error) => void errors.push(String(error)));
    return await at(page, errors);
  } finally {
    await context.close();
  }
}

const isSideways = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Keeps how much text there was from the first moment on, at least. */
const watching = `
  document.addEventListener('DOMContentLoaded', () => {
    const main = () => document.querySelector('main')?.textContent.length ?? 0;
    globalThis.least = main();
    new MutationObserver(() => { globalThis.least = Math.min(globalThis.least, main()); })
      .observe(document.body, { childList: true, subtree: true });
  });
`;

describe('pages that anybody may read', () => {
  test.each([1280, 320])('can be read at %i px before any script runs', async (width) => {
    await look({ width, colorScheme: 'dark', javaScriptEnabled: false }, async (page, errors) => {
      for (const path of [post, '/jobs']) {
        await page.goto(path);
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        expect(await isSideways(page)).toBe(false);
      }
      expect(await page.getByRole('article').count()).toBeGreaterThan(5);
      expect(errors).toEqual([]);
    });
  });

  it('stay as they are when the app takes over', async () => {
    await look({ width: 768, colorScheme: 'light' }, async (page, errors) => {
      await page.addInitScript(watching);
      await watchShifts(page.context());
      for (const path of [post, '/jobs?keyword=engineer']) {
        await page.goto(path);
        await page.getByRole('button', { name: /^Theme/ }).waitFor();
        expect(await page.evaluate<number>('globalThis.least')).toBeGreaterThan(500);
        await expectUnmoved(page, path);
      }
      expect(errors).toEqual([]);
    });
  });

  it('fetch styles and their font alone until they are seen', async () => {
    await look({ width: 320, colorScheme: 'light' }, async (page) => {
      for (const path of [post, '/jobs']) {
        await page.goto(path);
        await page.getByRole('button', { name: /^Theme/ }).waitFor();
        const early = await page.evaluate<string[]>(`(() => {
          const seen = performance.getEntriesByName('first-contentful-paint')[0].startTime;
          const fetched = performance.getEntriesByType('resource').filter((file) => file.startTime < seen);
          return fetched.map((file) => new URL(file.name).pathname);
        })()`);
        expect(early.filter((file) => file.endsWith('.js'))).toEqual(['/before-paint.js']);
        expect(early.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
      }
    });
  });

  it('keep focus where it is when the app takes over', async () => {
    await look({ width: 1280, colorScheme: 'light' }, async (page) => {
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', () => document.querySelector('main a[href]').focus());`,
      );
      for (const path of [post, '/jobs']) {
        await page.goto(path);
        await page.getByRole('button', { name: /^Theme/ }).waitFor();
        expect(await page.evaluate<boolean>(`document.activeElement.matches('main a[href]')`), path).toBe(true);
      }
    });
  });

  it('say that there is nothing with the status of that, and say so in words', async () => {
    await look({ width: 320, colorScheme: 'light' }, async (page) => {
      const nowhere = await page.goto('/nowhere');
      expect(nowhere?.status()).toBe(404);
      await page.getByRole('heading', { name: /404/ }).waitFor();
      const unknown = await page.goto('/public-job-details/0123456789abcdef01234567');
      expect(unknown?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Oops! Job Not Found' }).waitFor();
    });
  });
});

test.each(pageScripts)('$page loads at most $most kB of scripts', ({ most, sources }) => {
  expect(scriptsOf([...everyPage, ...sources])).toBeLessThanOrEqual(most);
});
