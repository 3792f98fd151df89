import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { expectUnmoved, watchShifts } from './layout-shift.ts';
import { openBrowser } from './open-browser.ts';

const url = inject('url');
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
let browser: Browser;
/** The path of a post that is open. */
let post = '';

beforeAll(async () => {
  browser = await openBrowser();
  const jobs = await (await fetch(`${url}/jobs`)).text();
  post = /\/public-job-details\/[0-9a-f]{24}/.exec(jobs)?.[0] ?? '';
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

/** All that comes without a press, also what comes after the page. What a control opens comes when it is pointed at, focused or pressed. */
describe('what a page loads', () => {
  type Built = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

  /** Scripts that a screen cannot do without, in kB as gzip. */
  function scriptsOf(...sources: readonly string[]): number {
    const built = JSON.parse(readFileSync(`${dist}files.json`, 'utf8')) as Built;
    const files = new Set<string>();
    const gather = (name: string) => {
      const { file, imports = [] } = built[name] ?? {};
      if (file === undefined) throw new Error(`The build has no ${name}`);
      if (files.has(file)) return;
      files.add(file);
      imports.forEach(gather);
    };
    sources.forEach(gather);
    const sizes = [...files].map((file) => gzipSync(readFileSync(dist + file), { level: 9 }).length);
    return sizes.reduce((one, other) => one + other, 0) / 1000;
  }

  const app = ['src/app/routes.tsx', 'src/app/replace-typed.ts'];
  test.each([
    ['the sign-in page', 126, ['index.html', ...app, 'src/app/access.tsx', 'src/features/access/sign-in-screen.tsx']],
    ['the page of a post', 105, ['index.html', 'src/features/job/public-job-screen.tsx']],
    ['the page of a person', 117, ['index.html', 'src/features/public-profile/public-profile-screen.tsx']],
    // With what comes after the page: what can be done with a post, and the switch of themes.
    [
      'the page of a post, once it is whole',
      110,
      ['index.html', 'src/features/job/public-job-screen.tsx', 'src/features/job/public-post-actions.tsx'],
    ],
    ['the page of all jobs', 177, ['index.html', ...app, 'src/features/feed/jobs-screen.tsx']],
    [
      'the feed',
      179,
      [
        'index.html',
        ...app,
        'src/app/access.tsx',
        'src/app/signed-in-shell.tsx',
        'src/app/feed-and-job.tsx',
        'src/features/feed/feed-screen.tsx',
      ],
    ],
  ])('of %s is at most %i kB of scripts', (_, most, sources) => {
    expect(scriptsOf(...sources)).toBeLessThanOrEqual(most);
  });
});
