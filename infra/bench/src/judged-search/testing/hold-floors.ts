import type { JobPost } from '@waypost/contracts/entities/job-post';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPosts, now } from '../judged-posts.ts';
import { figuresOf, measureSearch, type Figures } from '../measure-search.ts';
import type { OwnSearch } from '../searches.ts';
import { showFigures } from '../show-figures.ts';

/** Seconds on a machine of one's own; some seven hundred searches, each with all that it finds. */
const patienceMs = 240_000;

export type Floors = Readonly<Omit<Required<Figures>, 'mended'> & { mended: number }>;

/** The demo is asked once for everything; where a figure is too low, the queries to look at are shown. */
export function holdFloors(engine: string, open: (posts: readonly JobPost[]) => Promise<OwnSearch>, floors: Floors) {
  describe(`what ${engine} finds in the demo`, () => {
    let figures: Figures;
    let shown: string;
    beforeAll(async () => {
      const posts = demoPosts();
      const search = await open(posts);
      try {
        const measured = await measureSearch(search, posts, now);
        figures = figuresOf(measured);
        shown = showFigures(measured);
      } finally {
        await search.close();
      }
    }, patienceMs);

    it.each([
      ['answers as many of the judged keywords as the demo has posts for', 'queries'],
      ['has what was asked for among the first ten by relevance', 'first'],
      ['has what was asked for in the whole list by newest', 'list'],
      ['finds the posts that are right', 'recall'],
      ['takes mistyped words for what was meant', 'mended'],
    ] as const)('%s', (_behaviour, figure) => {
      expect(figures[figure], shown).toBeGreaterThanOrEqual(floors[figure]);
    });
  });
}
