import { leastAlike, likeness, titleDimensions, titleVector, type TitleVector } from '../words/alike-titles.ts';
import { foldedWords } from '../words/words.ts';
import { grown } from './number-lists.ts';

/** So many numbers decide for most titles that they cannot be alike. */
const glance = 32;

export type TitleTable = ReturnType<typeof createTitleTable>;

/** What the titles of all rows are about. Many posts share one, so each different title is kept once. */
export function createTitleTable() {
  const places = new Map<string, number>();
  const titles: string[] = [];
  const uses: number[] = [];
  const free: number[] = [];
  let numbers = new Int8Array(64 * titleDimensions);
  /** Of each title the length of what lies behind the first glance. */
  let rests = new Float64Array(64);
  /** Of each row one more than the place of its title. */
  let placed = new Uint32Array(64);

  function newPlace(title: string): number {
    const place = free.pop() ?? titles.length;
    const vector = titleVector(title.split(' '));
    numbers = grown(numbers, (place + 1) * titleDimensions);
    numbers.set(vector, place * titleDimensions);
    rests = grown(rests, place);
    rests[place] = restOf(vector);
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
    places.delete(titles[place] ?? '');
    numbers.fill(0, place * titleDimensions, (place + 1) * titleDimensions);
    rests[place] = 0;
    free.push(place);
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

    /** How much alike the title of each row is; 0 where it is not. */
    alike(asked: TitleVector): (row: number) => number {
      const found = new Uint16Array(titles.length + 1);
      const rest = restOf(asked);
      for (let place = 0, from = 0; place < titles.length; place += 1, from += titleDimensions) {
        let sum = 0;
        for (let at = 0; at < glance; at += 1) sum += asked[at]! * numbers[from + at]!;
        // What is left adds no more than the product of both lengths (Cauchy and Schwarz).
        if (sum + rest * rests[place]! < leastAlike) continue;
        const much = likeness(asked, numbers.subarray(from, from + titleDimensions));
        if (much >= leastAlike) found[place + 1] = much;
      }
      return (row) => found[placed[row] ?? 0] ?? 0;
    },
  };
}

/** A little more than the length, so that no rounding leaves a title out. */
const restOf = (vector: TitleVector) => Math.hypot(...vector.subarray(glance)) + 1e-6;
