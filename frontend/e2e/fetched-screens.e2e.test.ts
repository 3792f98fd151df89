import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectFine } from './expect-fine.ts';
import { type FetchedScreen, fetched } from './fetched-screens.ts';
import { expectUnmoved, timeOf } from './layout-shift.ts';
import { createViewers, waysOf } from './viewers.ts';

const viewers = createViewers();

const refused = { status: 418, error_code: 'of-tomorrow', message: 'Come back when the kettle whistles.', errors: [] };

const away = { ...refused, error_code: 'unavailable' };

/** Keeps calls waiting until they are refused. */
async function hold(page: Page, { calls, isAway }: FetchedScreen): Promise<() => void> {
  const decided = Promise.withResolvers<void>();
  await page.route(calls, async (route: Route) => {
    await decided.promise;
    const json = isAway ? away : refused;
    await route.fulfill({ status: refused.status, json });
  });
  return () => decided.resolve();
}

/** Whatever part of the screen was refused is asked for again. */
async function retryAll(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: /^(?:Retry|Try Again)$/ });
  await retry.first().waitFor();
  for (let left = 10; left > 0; left--) {
    const before = await retry.count();
    if (before === 0) return;
    // Some parts come again by themselves, and need not be asked for any more.
    await retry
      .first()
      .click({ timeout: 5_000 })
      .catch(async (error: unknown) => {
        if ((await retry.count()) >= before) throw error;
      });
    await expect.poll(() => retry.count()).toBeLessThan(before);
  }
}

describe('at every width, in both themes, fits and is accessible:', () => {
  it.each(fetched)('$name, while it loads, when that fails, and then whole', async (screen) => {
    viewers.problemsOf(screen.as);
    const { page } = viewers.of(screen.as);
    const refuse = await hold(page, screen);
    await viewers.visit(screen);
    await screen.open?.(page);
    const shown = (words: string | RegExp) => page.getByText(words).filter({ visible: true });
    const show = (words: string | RegExp, state: 'loading' | 'failed' | 'full') =>
      expectFine(page, {
        isPlain: state !== 'full',
        shows: shown(words),
        name: `${screen.name} ${state}`,
        ...waysOf(screen),
        isRoomy: state === 'full' && screen.isRoomy === true,
      });
    await show(screen.loading, 'loading');
    refuse();
    await show(screen.failed, 'failed');
    if (!screen.isWordless) await page.getByText(refused.message).first().waitFor();
    await page.unroute(screen.calls);
    await retryAll(page);
    await show(screen.shows, 'full');
    // As it comes by itself, where there is least room.
    await viewers.visit({ ...screen, at: [screen.at?.at(-1) ?? 320] });
    await screen.open?.(page);
    // What it is opened from is a screen of its own.
    const since = screen.open === undefined ? 0 : await timeOf(page);
    await shown(screen.shows).first().waitFor();
    await expectUnmoved(page, screen.name, since);
    expect(viewers.problemsOf(screen.as)).toEqual([]);
  });
});
