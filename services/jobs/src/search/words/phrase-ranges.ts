import { spellingsOf, stemOf, wordsOf } from './words.ts';

/** From where to where in a text. */
export type Range = { start: number; end: number };

/** Where phrases of stems stand in a text, in its order; what overlaps is one. */
export function rangesOf(text: string, phrases: readonly (readonly string[])[]): Range[] {
  const byFirst = Map.groupBy(phrases, (phrase) => phrase[0]);
  // Most texts have none: where their words stand takes longer to find than which they are.
  if (!spellingsOf(text).some(({ stem }) => byFirst.has(stem))) return [];
  const words = wordsOf(text);
  const stems = words.map((word) => stemOf(word.folded));
  const ranges: Range[] = [];
  for (const [at, word] of words.entries()) {
    for (const phrase of byFirst.get(stems[at]) ?? []) {
      const last = words[at + phrase.length - 1];
      if (!last || !phrase.every((stem, index) => stems[at + index] === stem)) continue;
      const previous = ranges.at(-1);
      if (previous && word.start < previous.end) previous.end = Math.max(previous.end, last.end);
      else ranges.push({ start: word.start, end: last.end });
    }
  }
  return ranges;
}
