import { limits } from '@waypost/contracts/constants';
import { foldedWords } from './words.ts';

/** What is typed into a lookup, word by word. */
export const startsOf = (text: string): string[] => [...new Set(foldedWords(text))].slice(0, limits.keywordWords);
