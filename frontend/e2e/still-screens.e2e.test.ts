import { describe, expect, it } from 'vitest';
import { expectFine } from './expect-fine.ts';
import { expectUnmoved } from './layout-shift.ts';
import { still } from './screens.ts';
import { createViewers, waysOf } from './viewers.ts';

const viewers = createViewers();

describe('at every width, in both themes, fits and is accessible:', () => {
  it.each(still)('$name', async (screen) => {
    viewers.problemsOf(screen.as);
    const { page } = await viewers.visit(screen);
    await screen.open?.(page);
    const shows = page.getByText(screen.shows).filter({ visible: true });
    await shows.first().waitFor();
    // Before its window changes, which moves it.
    await expectUnmoved(page, screen.name);
    await expectFine(page, { shows, name: screen.name, isPlain: screen.isPlain ?? false, ...waysOf(screen) });
    expect(viewers.problemsOf(screen.as)).toEqual([]);
  });
});
