import { LRUCache } from 'lru-cache';
import { leastAlike, titleDimensions, titleVector, type TitleVector } from '../words/alike-titles.ts';
import { foldedWords } from '../words/words.ts';
import { grown } from './number-lists.ts';
import { createNumberedNames } from './numbered-names.ts';

/** Two titles share one row of numbers; those of the second are multiplied by this, so that one product gives both results. */
const second = 2 ** 16;

/** How many keywords are kept: two bytes a title each, and four bytes a row that is alike. */
const mostKept = 8;

export type TitleTable = ReturnType<typeof createTitleTable>;

/** What the titles of all rows are about. Many posts share one, so each different title is kept once. */
export function createTitleTable() {
  const titles = createNumberedNames({
    came: (place, title) => add(place, title, 1),
    went: (place, title) => add(place, title, -1),
  });
  /** Two titles after another in the same places: a product of theirs is less than 2¹⁵, so that neither gets into the other. */
  let pairs = new Int32Array(64 * titleDimensions);
  /** By row: the place of its title plus one, 0 for a row without a title. */
  let placed = new Uint32Array(64);
  const kept = new LRUCache<string, Likeness>({ max: mostKept });

  function add(place: number, title: string, sign: 1 | -1) {
    const from = (place >> 1) * titleDimensions;
    const factor = place % 2 === 0 ? sign : sign * second;
    pairs = grown(pairs, from + titleDimensions);
    for (const [at, value] of titleVector(title.split(' ')).entries()) pairs[from + at]! += value * factor;
  }

  function set(row: number, title: string | undefined) {
    placed = grown(placed, row);
    const before = placed[row] ?? 0;
    placed[row] = title === undefined ? 0 : titles.take(title) + 1;
    if (before > 0) titles.leave(before - 1);
    kept.clear();
  }

  /** The product with the title of each row; 0 where that is less than `least`. */
  function near(asked: ArrayLike<number>, least = -Infinity): (row: number) => number {
    const products = new Int16Array(titles.size() + 2);
    const numbers = Int32Array.from(asked);
    for (let place = 0; place < titles.size(); place += 2) {
      const both = productOfPair(numbers, pairs, (place >> 1) * titleDimensions);
      const first = (both << 16) >> 16;
      const other = (both - first) >> 16;
      if (first >= least) products[place + 1] = first;
      if (other >= least) products[place + 2] = other;
    }
    return (row) => products[placed[row] ?? 0] ?? 0;
  }

  function likeness(asked: TitleVector): Likeness {
    const of = near(asked, leastAlike);
    return { of, rows: Uint32Array.from(placed.keys()).filter((row) => of(row) > 0) };
  }

  return {
    put: (row: number, title: string) => set(row, foldedWords(title).join(' ')),

    remove: (row: number) => set(row, undefined),

    near,

    /** Until a row changes it is kept for what was asked last: who chooses a facet asks by the same words again. */
    alike(asked: TitleVector): Likeness {
      const key = asked.join(' ');
      const found = kept.get(key) ?? likeness(asked);
      kept.set(key, found);
      return found;
    },
  };
}

/** How much alike the title of each row is, 0 where it is not; and the rows where it is. */
export type Likeness = { of: (row: number) => number; rows: Uint32Array };

/** Modulo 2³². Four sums, because a processor does not wait for one to begin another. */
function productOfPair(asked: Int32Array, pairs: Int32Array, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < titleDimensions; at += 4) {
    a = (a + Math.imul(asked[at]!, pairs[from + at]!)) | 0;
    b = (b + Math.imul(asked[at + 1]!, pairs[from + at + 1]!)) | 0;
    c = (c + Math.imul(asked[at + 2]!, pairs[from + at + 2]!)) | 0;
    d = (d + Math.imul(asked[at + 3]!, pairs[from + at + 3]!)) | 0;
  }
  return (a + b + c + d) | 0;
}
