import { mkdir } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { focusRests } from './keyboard.ts';
import { findTight } from './larger-letters.ts';
import { drawn, findViolations, sideways } from './person.ts';

const widths = [1280, 768, 320] as const;
const themes = ['light', 'dark'] as const;

/** With `SCREENSHOTS`, a folder, each view is kept there to be looked at. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\w-]+/g, '-')}.png`, timeout: 60_000 });
}

type Shown = {
  /** What the screen shows, at each size. */
  shows: Locator;
  name: string;
  at?: readonly number[];
  /** It is laid out by the same parts at each width, so axe looks at the widest in light and the narrowest in dark. */
  isPlain?: boolean;
  /** It has room for larger letters, too. */
  isRoomy?: boolean;
};

type Look = Required<Pick<Shown, 'at' | 'isPlain'>> & { theme: (typeof themes)[number]; width: number };

/** Whether axe looks here: a theme is colours alone, so each width is enough in one, the ends in light and what is between in dark. */
function isLookedAt({ theme, width, at, isPlain }: Look): boolean {
  if (isPlain) return width === (theme === 'light' ? at[0] : at.at(-1));
  const between = at[Math.floor(at.length / 2)];
  return theme === 'dark' ? width === between : at.length < 3 || width !== between;
}

/** A theme is colours alone, so each width is drawn in one: where axe looks at it, or in light; in both only to be kept. */
function isDrawn(look: Look): boolean {
  if (isLookedAt(look) || process.env['SCREENSHOTS'] !== undefined) return true;
  return look.theme === 'light' && !isLookedAt({ ...look, theme: 'dark' });
}

/**
 * Looks at what the page shows at each width and in both themes, in place: it fits, and axe finds nothing at any width and in either theme.
 * Fails with all that is wrong, and leaves the page light and at the first width.
 */
export async function expectFine(
  page: Page,
  { shows, name, at = widths, isPlain = false, isRoomy = false }: Shown,
): Promise<void> {
  const wrong: string[] = [];
  // What the pointer rests on says more, and looks otherwise.
  await page.mouse.move(0, 0);
  const looks = themes.flatMap((theme) => at.map((width): Look => ({ theme, width, at, isPlain }))).filter(isDrawn);
  for (const look of looks) {
    const { theme, width } = look;
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    await shows.first().waitFor();
    const over = await sideways(page);
    const found = isLookedAt(look) ? await findViolations(page) : [];
    if (over > 0) found.push(`${over} px wider than the window`);
    wrong.push(...found.map((words) => `${theme}, ${width} px: ${words}`));
    await keep(page, `${name} ${width} ${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (isRoomy) wrong.push(...(await findTight(page, shows)));
  await page.setViewportSize({ width: at[0] ?? 1280, height: 900 });
  await drawn(page);
  await focusRests(page);
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.join('\n')}\nat ${page.url()}`);
}
