import { firstCharacters } from '@waypost/contracts/first-characters';

/** A text, or as much of it as there is room for, with a mark that it goes on. @param longest in characters, with the mark. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${firstCharacters(text, longest - 1)}…` : text;
