import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

export type BrowsingPerson = {
  page: Page;
  context: BrowserContext;
  /** Problems that a page reported: errors of the console and of its scripts. */
  problems: string[];
  close(): Promise<void>;
};

const url = () => inject('url');

/** A browser of somebody's own, at the given size and in the given theme. */
export async function somebody(
  browser: Browser,
  { width = 1280, height = 900, theme = 'light' }: { width?: number; height?: number; theme?: 'light' | 'dark' } = {},
): Promise<BrowsingPerson> {
  const context = await browser.newContext({
    baseURL: url(),
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', ({ error }) => problems.push(String(error())));
  return { page: await context.newPage(), context, problems, close: () => context.close() };
}

/** Signs in through the provider's own page; a new address becomes a new account. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((address) => address.origin === url() && !address.pathname.startsWith('/auth'));
}

/** Signs in as somebody new and chooses the role; stands on home then, or on the page that was left for this. */
export async function signUp(page: Page, email: string, role: 'Recruiter' | 'Referrer' | 'Job Seeker'): Promise<void> {
  await signIn(page, email);
  await page.getByText(role, { exact: true }).click();
  await page.getByRole('button', { name: `Get Started as ${role}` }).click();
  await page.waitForURL((address) => address.pathname !== '/select-role');
}

/** Fails with what axe found on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(wider, page.url()).toBeLessThanOrEqual(0);
}

/** A call of the API from within the page, with its session and origin. @returns the answer's body. */
export async function api<Body>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Body> {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api${path}`, {
        method,
        headers: { 'X-Waypost': '1', ...(body === '' ? {} : { 'Content-Type': 'application/json' }) },
        ...(body === '' ? {} : { body }),
      });
      return { ok: response.ok, text: await response.text() };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.text}`);
  return JSON.parse(answer.text) as Body;
}
