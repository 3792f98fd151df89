import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DashboardType } from '@waypost/contracts/constants';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { resumePdf } from './resume-pdf.ts';

export type View = { width?: number; height?: number; theme?: 'light' | 'dark' };

export type BrowsingPerson = {
  page: Page;
  context: BrowserContext;
  /** Problems that a page reported: errors of the console and of its scripts. */
  problems: string[];
  close(): Promise<void>;
};

const url = () => inject('url');

export const anAddress = (): string => `${crypto.randomUUID().slice(0, 8)}@example.com`;

/** A browser of somebody's own, at the given size and in the given theme. */
export async function somebody(
  browser: Browser,
  { width = 1280, height = 900, theme = 'light' }: View = {},
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
  // Chromium says nothing of code that may not be compiled; Firefox notes an error.
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => console.error(event.effectiveDirective + ' forbids ' + event.blockedURI))`,
  );
  context.on('weberror', (web) => problems.push(`${web.page()?.url()}: ${web.error().stack}`));
  return { page: await context.newPage(), context, problems, close: () => context.close() };
}

/** Signs in by the provider's own page; a new address becomes a new account. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((address) => address.origin === url() && !address.pathname.startsWith('/auth'));
}

/** The same without a page, for who is about to do something else: the requests that the pages would make, and their cookies. */
export async function enter({ request }: BrowserContext, email: string): Promise<void> {
  const asked = await request.get('/api/auth/google');
  const action = /action="([^"]+)"/.exec(await asked.text())?.[1];
  if (action === undefined) throw new Error(`No form to sign in with at ${asked.url()}`);
  await request.post(new URL(action, asked.url()).href, { form: { email } });
}

/** Signs in as somebody new with a dashboard of the given type, who stands on home then. */
export async function signUp(page: Page, email: string, dsh_type: DashboardType): Promise<void> {
  await enter(page.context(), email);
  await api(page, 'POST', '/dashboards/', { dsh_type });
  await page.goto('/home');
}

/** Somebody new with a dashboard of the given type, who has no page open yet. */
export async function newcomer(
  browser: Browser,
  dsh_type: DashboardType,
  { email = anAddress(), ...view }: View & { email?: string } = {},
): Promise<BrowsingPerson> {
  const person = await somebody(browser, view);
  await enter(person.context, email);
  await api(person.page, 'POST', '/dashboards/', { dsh_type });
  return person;
}

type Found = { id: string; nodes: { html: string; why: string }[] };

/** Until what a change of size or theme brings is drawn, and what fades in or out has done so: half of a colour is too pale to read. */
export const drawn = (page: Page) =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    do await frame();
    while (document.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 1_000));
  })()`);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Past `page.evaluate`, which takes four times as long for so much. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate('globalThis.axe !== undefined')) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
}

/** What axe finds on the page once it is drawn. */
export async function findViolations(page: Page): Promise<string[]> {
  await drawn(page);
  await bringAxe(page);
  // `preload` would wait for what plays, of which there is nothing.
  const options = { resultTypes: ['violations'], iframes: false, preload: false };
  const found = await page.evaluate<Found[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, any, all, none }) => ({ html, why: [...any, ...all, ...none].map(({ message }) => message).join('; ') })) })))`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, why }) => `${html} (${why})`).join(' | ')}`);
}

/** By how many pixels the page is wider than the window, or what is in something that is fixed to the window wider than that. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const fixed = [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'fixed');
    return Math.max(...[document.documentElement, ...fixed].map((one) => one.scrollWidth - one.clientWidth));
  })()`);

/** Fails with what axe found on the page once it is drawn. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), page.url()).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sideways(page), page.url()).toBeLessThanOrEqual(0);
}

/** A call of the API with the session of the page. @returns the answer's body. */
export async function api<Body>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Body> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { 'X-Waypost': '1', Origin: url() },
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text) as Body;
}

/** Uploads a resume of these lines of text for who is signed in. */
export async function uploadResume(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: resumePdf(lines) };
  const headers = { 'X-Waypost': '1', Origin: url() };
  const answer = await page.request.post('/api/resumes', { headers, multipart: { resume: file } });
  if (!answer.ok()) throw new Error(`The resume was not taken: ${await answer.text()}`);
}

/** What somebody's dashboard and account are called in calls. */
export async function whoIs(page: Page): Promise<{ dsh_id: string; user_id: string }> {
  const { userInfos, userDashboards } = await api<{
    userInfos: { _id: string };
    userDashboards: { dsh_id: string }[];
  }>(page, 'GET', '/users/');
  return { dsh_id: userDashboards[0]?.dsh_id ?? '', user_id: userInfos._id };
}
