import { stemmer } from 'stemmer';

/** One word of a text: how it compares, and where it stands. */
export type Word = { folded: string; start: number; end: number };

// Words of any script; `c++`, `c#`, `.net` and `node.js` stay whole, a possessive 's is left out.
const wordPattern =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.(?:js|net)(?![\p{L}\p{N}])|\+\+|#(?![\p{L}\p{N}]))?(?:['’]s(?![\p{L}\p{N}]))?/giu;
const longestWord = 64;

// Letters that Unicode does not decompose into a base letter and a mark.
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** Lower case without diacritics, so that 'Zürich' and 'zurich' compare equal. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðı]/g, (letter) => undecomposed[letter] ?? letter);
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0].replace(/['’]s$/i, '');
    const folded = fold(word).slice(0, longestWord);
    words.push({ folded, start: match.index, end: match.index + word.length });
  }
  return words;
}

// The same few thousand words make up nearly every post, and stemming is what indexing spends its time on.
const stems = new Map<string, string>();
const stemsKept = 100_000;

/** What a word is matched by. Words of up to three letters are left alone: they are mostly acronyms. */
export function stemOf(folded: string): string {
  if (folded.length <= 3) return folded;
  const known = stems.get(folded);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(folded) ? stemmer(folded) : folded;
  if (stems.size >= stemsKept) stems.clear();
  stems.set(folded, stem);
  return stem;
}

export const stemsOf = (text: string): string[] => wordsOf(text).map((word) => stemOf(word.folded));
