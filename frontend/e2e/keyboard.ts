import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than any page has between two things that belong together. */
const mostStops = 90;

type GivenFile = { name: string; mimeType: string; buffer: Buffer };

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
/** Whether it has the focus, or which key leads towards it; nothing while nothing has the focus. What was redrawn between being found and being asked is beside the page, where no key leads: it is found anew. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (!element.isConnected) return 'redrawn';
    if (activeElement === element) return 'there';
    if (activeElement === null || activeElement === document.body) return undefined;
    const isBehind = (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return isBehind ? 'Shift+Tab' : 'Tab';
  });
const hasFocus = (page: Page) => page.evaluate('document.activeElement !== document.body');
const focused = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement.outerHTML.replaceAll(/ (?:class|id|data-[a-z-]+)="[^"]*"/g, '').slice(0, 200)`,
  );

/** What held focus and is gone, an overlay or a part that another width draws otherwise, gives it on a frame or two later: a key before that goes nowhere. */
export const focusRests = (page: Page) =>
  page.evaluate(`(async () => {
    for (let left = 4; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
  })()`);

/** What somebody does who has no pointer. After every press something of the page holds the focus, so that the next one goes on from there. */
export function keyboardOf(page: Page) {
  const hold = async (when: string) => {
    await expect.poll(() => hasFocus(page), { message: `focus ${when} on ${page.url()}`, timeout: 5_000 }).toBe(true);
  };
  async function press(key: string, what = key): Promise<void> {
    const from = await focused(page);
    await page.keyboard.press(key);
    await hold(`after ${what} from ${from}`);
  }
  /** Goes on or back to something, or as far as `isNear`, from where one is. */
  async function reach(target: Locator, isNear = async () => false): Promise<void> {
    await target.first().waitFor();
    await focusRests(page);
    let wasFocused = false;
    for (let stop = 0; stop < mostStops; stop++) {
      const way = await wayTo(target.first());
      if (way === 'there' || (await isNear())) return;
      if (way === 'redrawn') continue;
      // At the start nothing needs to have it, and a browser that has painted nothing yet drops a press; from then on something does.
      if (way === undefined && wasFocused) await hold(`on the way to ${String(target)}`);
      else await page.keyboard.press(way ?? 'Tab');
      wasFocused ||= way !== undefined;
    }
    throw new Error(`${String(target)} cannot be reached by Tab`);
  }
  /** One of a group of radio buttons, among which the arrows move. */
  async function pick(target: Locator): Promise<void> {
    const group = page.getByRole('radiogroup').filter({ has: target });
    await reach(target, async () => (await group.locator(':focus').count()) > 0);
    if (await isFocused(target)) return press('Space');
    for (let step = 0; step < (await group.getByRole('radio').count()); step++) {
      await press('ArrowDown');
      if (await isFocused(target)) return;
    }
    throw new Error(`${String(target)} cannot be reached by arrows`);
  }
  return {
    press,
    pick,
    reach,
    async use(target: Locator, key = 'Enter'): Promise<void> {
      await reach(target);
      await press(key, `${key} on ${String(target)}`);
    },
    /** Once another screen stands in the same document, whose heading is read first. */
    async arrive(at: string): Promise<void> {
      await page.waitForURL(at);
      await page.locator('h1:focus').waitFor();
    },
    /** The same where a new document comes, whose reading begins at its start. */
    async leaveBy(target: Locator, to: string): Promise<void> {
      await reach(target);
      await page.keyboard.press('Enter');
      await page.waitForURL(to);
      await page.waitForLoadState();
    },
    /** Gives a file to what a button opens, which is listened for from before the way there: the browser takes its time to hear that somebody listens. */
    async giveFile(button: Locator, file: GivenFile): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await reach(button);
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    },
    async fill(target: Locator, words: string): Promise<void> {
      await reach(target);
      await page.keyboard.type(words);
    },
    /** Chooses by typing, as in a field that looks things up. */
    async choose(target: Locator, words: string, option: RegExp): Promise<void> {
      await reach(target);
      await page.keyboard.type(words);
      await page.getByRole('option', { name: option }).first().waitFor();
      await press('ArrowDown');
      await press('Enter');
    },
    /** Chooses from a list that opens. */
    async select(target: Locator, option: string): Promise<void> {
      await reach(target);
      await press('Enter');
      await page.getByRole('option', { name: option, exact: true }).waitFor();
      await page.keyboard.type(option);
      await press('Enter');
    },
  };
}

/** Opens a menu by its button and takes an entry, by keyboard. */
export async function chooseEntry(page: Page, button: string | RegExp, entry: RegExp): Promise<void> {
  const { use, press } = keyboardOf(page);
  await use(page.getByRole('button', { name: button }));
  const item = page.getByRole('menuitem', { name: entry });
  await item.waitFor();
  const isReached = async () => (await item.and(page.locator(':focus')).count()) > 0;
  for (let steps = await page.getByRole('menuitem').count(); steps > 0 && !(await isReached()); steps--) {
    await press('ArrowDown');
  }
  expect(await isReached()).toBe(true);
  await press('Enter');
}

/** Goes to something by keyboard, and fails where something else lies over it then. */
export async function reachUncovered(page: Page, target: Locator): Promise<void> {
  await keyboardOf(page).reach(target);
  const isOnTop = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop, String(target)).toBe(true);
}
