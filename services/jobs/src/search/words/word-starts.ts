import { limits } from '@waypost/contracts/constants';
import { foldedWords } from './words.ts';

/** What is typed into a lookup, word by word. */
export const startsOf = (text: string): string[] => [...new Set(foldedWords(text))].slice(0, limits.keywordWords);

/** True when every typed word is how one of the words begins; nothing typed fits everything. */
export const beginWords = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((start) => words.some((word) => word.startsWith(start)));
