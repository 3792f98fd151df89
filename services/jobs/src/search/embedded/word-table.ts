import { createWordIndex } from '../../lookups/word-index.ts';

/** Gives words numbers, and knows which begin alike. */
export type WordTable = {
  numberOf(word: string): number;
  find(word: string): number | undefined;
  /** The numbers of the words that begin so. */
  beginning(start: string): number[];
  /** One more than the highest number. */
  size(): number;
};

export function createWordTable(): WordTable {
  const numbers = new Map<string, number>();
  const beginnings = createWordIndex();

  return {
    numberOf(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(word, number);
      beginnings.add(number, [word]);
      return number;
    },

    find: (word) => numbers.get(word),

    beginning(start) {
      const found: number[] = [];
      beginnings.each(start, (number) => found.push(number));
      return found;
    },

    size: () => numbers.size,
  };
}
