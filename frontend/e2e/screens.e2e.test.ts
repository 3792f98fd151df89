import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, gather, type Known } from './cast.ts';
import { expectFine } from './expect-fine.ts';
import { fetched } from './fetched-screens.ts';
import { expectUnmoved, watchShifts } from './layout-shift.ts';
import { openBrowser } from './open-browser.ts';
import type { BrowsingPerson } from './person.ts';
import { type Screen, still } from './screens.ts';

let browser: Browser;
let people: Record<Cast, BrowsingPerson>;
let known: Known;
let looking: BrowsingPerson | undefined;

beforeAll(async () => {
  browser = await openBrowser();
  ({ people, known } = await gather(browser));
  await Promise.all(Object.values(people).map(({ context }) => watchShifts(context)));
});
afterEach(() => looking?.page.unrouteAll());
afterAll(() => browser.close());

const refused = { status: 418, error_code: 'of-tomorrow', message: 'Come back when the kettle whistles.', errors: [] };
/** What the browser itself says of the answers that a test wants. */
const isMeant = (problem: string) => /status of 418|(?:no-such-page|0{24}|\/profile\/\w+): .*404/.test(problem);

/** Keeps calls waiting until they are refused. */
async function hold(page: Page, calls: RegExp): Promise<() => void> {
  const decided = Promise.withResolvers<void>();
  await page.route(calls, async (route: Route) => {
    await decided.promise;
    await route.fulfill({ status: refused.status, json: refused });
  });
  return () => decided.resolve();
}

/** Whatever part of the screen was refused is asked for again. */
async function retryAll(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: /^(?:Retry|Try Again)$/ });
  await retry.first().waitFor();
  for (let left = 10; left > 0 && (await retry.count()) > 0; left--) {
    const before = await retry.count();
    await retry.first().click();
    await expect.poll(() => retry.count(), { timeout: 15_000 }).toBeLessThan(before);
  }
}

/** Whose browser it is, with the page of the screen in it. */
async function visit({ as, path, at }: Screen): Promise<BrowsingPerson> {
  looking = people[as];
  looking.problems.length = 0;
  await looking.page.setViewportSize({ width: at?.[0] ?? 1280, height: 900 });
  await looking.page.goto(typeof path === 'string' ? path : path(known));
  return looking;
}

const at = (screen: Screen) => (screen.at === undefined ? {} : { at: screen.at });

describe('at every width, in both themes, fits and is accessible:', () => {
  it.each(fetched)('$name, while it loads, when that fails, and then whole', async (screen) => {
    const { page } = people[screen.as];
    const refuse = await hold(page, screen.calls);
    const { problems } = await visit(screen);
    await screen.open?.(page);
    const show = (words: string | RegExp, state: 'loading' | 'failed' | 'full') =>
      expectFine(page, {
        isPlain: state !== 'full',
        shows: page.getByText(words).filter({ visible: true }),
        name: `${screen.name} ${state}`,
        ...at(screen),
      });
    await show(screen.loading, 'loading');
    refuse();
    await show(screen.failed, 'failed');
    if (!screen.isWordless) await page.getByText(refused.message).first().waitFor();
    await page.unroute(screen.calls);
    await retryAll(page);
    await show(screen.shows, 'full');
    // As it comes by itself, where there is least room.
    await page.setViewportSize({ width: screen.at?.at(-1) ?? 320, height: 900 });
    await page.reload();
    await screen.open?.(page);
    await page.getByText(screen.shows).filter({ visible: true }).first().waitFor();
    await expectUnmoved(page, screen.name);
    expect(problems.filter((problem) => !isMeant(problem))).toEqual([]);
  });

  it.each(still)('$name', async (screen) => {
    const { page, problems } = await visit(screen);
    await screen.open?.(page);
    const shows = page.getByText(screen.shows).filter({ visible: true });
    await expectFine(page, { shows, name: screen.name, isPlain: screen.isPlain ?? false, ...at(screen) });
    await expectUnmoved(page, screen.name);
    expect(problems.filter((problem) => !isMeant(problem))).toEqual([]);
  });
});
