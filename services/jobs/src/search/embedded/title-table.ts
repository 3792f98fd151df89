import { leastAlike, titleDimensions, titleVector, type TitleVector } from '../words/alike-titles.ts';
import { foldedWords } from '../words/words.ts';
import { grown } from './number-lists.ts';

/** What the numbers of the second of two titles are multiplied by that lie in one place, so that one product is of both. */
const second = 2 ** 16;

export type TitleTable = ReturnType<typeof createTitleTable>;

/** What the titles of all rows are about. Many posts share one, so each different title is kept once. */
export function createTitleTable() {
  const places = new Map<string, number>();
  const titles: string[] = [];
  const uses: number[] = [];
  const free: number[] = [];
  /** Two titles after another in the same places: a product of theirs is less than 2¹⁵, so that neither gets into the other. */
  let pairs = new Int32Array(64 * titleDimensions);
  /** Of each row one more than the place of its title. */
  let placed = new Uint32Array(64);

  function add(place: number, title: string, sign: 1 | -1) {
    const from = (place >> 1) * titleDimensions;
    const factor = place % 2 === 0 ? sign : sign * second;
    pairs = grown(pairs, from + titleDimensions);
    for (const [at, value] of titleVector(title.split(' ')).entries()) pairs[from + at]! += value * factor;
  }

  function newPlace(title: string): number {
    const place = free.pop() ?? titles.length;
    add(place, title, 1);
    titles[place] = title;
    places.set(title, place);
    return place;
  }

  function remove(row: number) {
    const place = (placed[row] ?? 0) - 1;
    if (place < 0) return;
    placed[row] = 0;
    uses[place] = (uses[place] ?? 0) - 1;
    if (uses[place] > 0) return;
    const title = titles[place] ?? '';
    places.delete(title);
    add(place, title, -1);
    free.push(place);
  }

  /** The product with the title of each row; 0 where that is less than `least`. */
  function near(asked: ArrayLike<number>, least = -Infinity): (row: number) => number {
    const products = new Int16Array(titles.length + 2);
    const numbers = Int32Array.from(asked);
    for (let place = 0; place < titles.length; place += 2) {
      const both = productOfPair(numbers, pairs, (place >> 1) * titleDimensions);
      const first = (both << 16) >> 16;
      const other = (both - first) >> 16;
      if (first >= least) products[place + 1] = first;
      if (other >= least) products[place + 2] = other;
    }
    return (row) => products[placed[row] ?? 0] ?? 0;
  }

  return {
    put(row: number, title: string) {
      remove(row);
      const words = foldedWords(title).join(' ');
      const place = places.get(words) ?? newPlace(words);
      uses[place] = (uses[place] ?? 0) + 1;
      placed = grown(placed, row);
      placed[row] = place + 1;
    },

    remove,

    near,

    /** How much alike the title of each row is; 0 where it is not. */
    alike: (asked: TitleVector) => near(asked, leastAlike),
  };
}

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
