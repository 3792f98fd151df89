import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Cast, gather, type Known } from './cast.ts';
import { watchShifts } from './layout-shift.ts';
import { openBrowser } from './open-browser.ts';
import type { BrowsingPerson } from './person.ts';
import type { Screen } from './screens.ts';

/** What the browser itself says of the answers that a test wants. */
const isMeant = (problem: string) => /status of 418|(?:no-such-page|0{24}|\/profile\/\w+): .*404/.test(problem);

/** Everybody who looks at screens, in a browser that is there for the tests of a file. */
export function createViewers() {
  let browser: Browser;
  let people: Record<Cast, BrowsingPerson>;
  let known: Known;

  beforeAll(async () => {
    browser = await openBrowser();
    ({ people, known } = await gather(browser));
    await Promise.all(Object.values(people).map(({ context }) => watchShifts(context)));
  });
  afterEach(() => Promise.all(Object.values(people).map(({ page }) => page.unrouteAll())));
  afterAll(() => browser.close());

  return {
    of: (as: Cast): BrowsingPerson => people[as],
    /** Whose browser it is, with the page of the screen in it, at the first of its widths. */
    async visit({ as, path, at }: Screen): Promise<BrowsingPerson> {
      const person = people[as];
      await person.page.setViewportSize({ width: at?.[0] ?? 1280, height: 900 });
      await person.page.goto(typeof path === 'string' ? path : path(known));
      return person;
    },
    /** What went wrong in somebody's browser since this was asked last. */
    problemsOf: (as: Cast): string[] => people[as].problems.splice(0).filter((problem) => !isMeant(problem)),
  };
}

/** At which widths a screen is looked at, and whether with larger letters. */
export const waysOf = ({ at, isRoomy }: Screen) => ({ isRoomy: isRoomy === true, ...(at !== undefined && { at }) });
