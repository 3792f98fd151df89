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
  const find = findingEach([phrases]);
  return (text, reach) => find(text, reach)[0] ?? [];
}

/** The same for several lists of phrases, in one reading of a text: ranges by the place of a list. */
export function findingEach(
  lists: readonly (readonly (readonly string[])[])[],
): (text: string, reach?: number) => Range[][] {
  const phrases = lists.flatMap((list, of) => list.map((phrase) => ({ phrase, of })));
  const byLast = Map.groupBy(phrases, ({ phrase }) => phrase.at(-1));
  const longest = Math.max(1, ...phrases.map(({ phrase }) => phrase.length));
  return (text, reach = Infinity) => {
    const found = lists.map((): Range[] => []);
    let begun = Infinity;
    const lastStems: string[] = [];
    const lastStarts: number[] = [];
    let count = 0;
    eachWord(text, ({ stem }, start, end) => {
      if (start >= begun + reach) return false;
      lastStems[count % longest] = stem;
      lastStarts[count % longest] = start;
      count += 1;
      const ending = byLast.get(stem);
      if (ending === undefined) return true;
      for (const { phrase, of } of ending) {
        const from = count - phrase.length;
        const isThere = from >= 0 && phrase.every((one, at) => one === lastStems[(from + at) % longest]);
        const ranges = found[of];
        if (!isThere || ranges === undefined) continue;
        add(ranges, lastStarts[from % longest] ?? start, end);
        begun = Math.min(begun, ranges[0]?.start ?? Infinity);
      }
      return true;
    });
    return found;
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
