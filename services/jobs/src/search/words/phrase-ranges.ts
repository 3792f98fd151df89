import { eachWord } from './words.ts';

/** From where to where in a text. */
export type Range = { start: number; end: number };

/**
 * Where phrases stand in a text, in its order; what overlaps is one.
 * @param reach how far behind the beginning of the first one it looks.
 */
export type FindPhrases = (text: string, reach?: number) => Range[];

/** @param phrases each of stems that follow one another. */
export function findingPhrases(phrases: readonly (readonly string[])[]): FindPhrases {
  const byLast = Map.groupBy(phrases, (phrase) => phrase.at(-1));
  const longest = Math.max(1, ...phrases.map(({ length }) => length));
  return (text, reach = Infinity) => {
    const ranges: Range[] = [];
    const lastStems: string[] = [];
    const lastStarts: number[] = [];
    let count = 0;
    eachWord(text, ({ stem }, start, end) => {
      if (ranges[0] !== undefined && start >= ranges[0].start + reach) return false;
      lastStems[count % longest] = stem;
      lastStarts[count % longest] = start;
      count += 1;
      const ending = byLast.get(stem);
      if (ending === undefined) return true;
      for (const phrase of ending) {
        const from = count - phrase.length;
        const isThere = from >= 0 && phrase.every((one, at) => one === lastStems[(from + at) % longest]);
        if (isThere) add(ranges, lastStarts[from % longest] ?? start, end);
      }
      return true;
    });
    return ranges;
  };
}

/** One that ends behind all that are there. */
function add(ranges: Range[], from: number, end: number): void {
  let start = from;
  for (let last = ranges.at(-1); last !== undefined && start < last.end; last = ranges.at(-1)) {
    start = Math.min(start, last.start);
    ranges.pop();
  }
  ranges.push({ start, end });
}
