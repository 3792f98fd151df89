import { limits } from '@waypost/contracts/constants';
import { foldedWords } from './words.ts';

/** Words that are looked up as they are typed, where 'Texas A&M' is also 'texas a & m'. */
export const lookedUpWords = (text: string): string[] => foldedWords(text).flatMap((word) => word.split('&'));

/** What is typed into a lookup, word by word. */
export const startsOf = (text: string): string[] => [...new Set(lookedUpWords(text))].slice(0, limits.keywordWords);
