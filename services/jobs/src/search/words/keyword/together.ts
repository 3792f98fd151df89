import { limits } from '@waypost/contracts/constants';
import type { Word } from '../words.ts';

const joint = /^[-‐‑'’]$/u;
const isOneLetter = ({ folded }: Word): boolean => folded.length === 1;

/**
 * How many words from here on are one name by how they are typed: 'T-Mobile', '7-Eleven', 'L'Oréal', 'K-12', and letters of scripts that
 * put no spaces between words. A letter by itself says nothing, and stands in many texts.
 */
export function typedTogether(text: string, words: readonly Word[], at: number): number {
  let last = at;
  while (last + 1 < words.length && last - at + 1 < limits.keywordWords) {
    const [one, other] = [words[last] as Word, words[last + 1] as Word];
    const between = text.slice(one.end, other.start);
    if (between !== '' && !(joint.test(between) && (isOneLetter(one) || isOneLetter(other)))) break;
    last += 1;
  }
  return last - at + 1;
}

const areBrief = (one: Word, other: Word): boolean => one.folded.length + other.folded.length <= 3;

/** With 'R & D' as one word, as which 'R&D' is read. */
export function withLettersJoined(text: string, words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (const word of words) {
    const last = read.at(-1);
    const isJoined = last && areBrief(last, word) && text.slice(last.end, word.start) === ' & ';
    if (!isJoined) read.push(word);
    else {
      const folded = `${last.folded}&${word.folded}`;
      read.splice(-1, 1, { folded, stem: folded, start: last.start, end: word.end });
    }
  }
  return read;
}

/** 'R&D' is also written 'R & D', of which each letter is a word. */
export function lettersApart(stem: string): (readonly string[])[] {
  const letters = stem.split('&');
  return letters.length > 1 ? [letters] : [];
}
