import { createWordIndex } from '../../lookups/word-index.ts';
import { createNumberedNames, type NumberedNames } from './numbered-names.ts';

/** Gives words numbers, and knows which begin alike. */
export type WordTable = NumberedNames & {
  /** The numbers of the words that begin so. */
  beginning(start: string): number[];
};

export function createWordTable(): WordTable {
  const beginnings = createWordIndex();
  const names = createNumberedNames({
    came: (number, word) => beginnings.add(number, [word]),
    went: (number, word) => beginnings.remove(number, [word]),
  });

  return {
    ...names,
    beginning(start) {
      const found: number[] = [];
      beginnings.each(start, (number) => found.push(number));
      return found;
    },
  };
}
