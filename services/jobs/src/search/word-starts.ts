/** True when every typed word is how one of the words begins; nothing typed fits everything. */
export const beginWords = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((start) => words.some((word) => word.startsWith(start)));
