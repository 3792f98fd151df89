import { maximumCharacters } from './clean-text.ts';

export const mostPages = 50;

/** Where the reading of a long file ended before the file did, with the sentence its owner sees. */
export const partlyRead = {
  pages: `Only the first ${mostPages} pages of this file were read.`,
  characters: `Only the first ${maximumCharacters.toLocaleString('en')} characters of this file were read.`,
} as const;
export type PartlyRead = keyof typeof partlyRead;
export const partsRead = Object.keys(partlyRead) as PartlyRead[];
