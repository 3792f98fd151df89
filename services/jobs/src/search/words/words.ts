import { boundedMarks } from '@waypost/contracts/bounded-marks';
import pluralize from 'pluralize';

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
  return boundedMarks(lower)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðı]/g, (letter) => undecomposed[letter] ?? letter);
}

export function wordsOf(text: string): Word[] {
  if (plainText.test(text)) return plainWords(text);
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0].replace(/['’]s$/i, '');
    const folded = fold(word).slice(0, longestWord);
    words.push({ folded, start: match.index, end: match.index + word.length });
  }
  return words;
}

// What most texts are made of: nothing but ASCII and signs that are neither letters nor digits.
const plainText = /^[\s -~£§©«®°·»\u2010-\u2027€]*$/;
/** `wordPattern` for lower case plain text. */
const plainWordPattern =
  /(?<![a-z0-9])\.net(?![a-z0-9])|[a-z0-9]+(?:\.(?:js|net)(?![a-z0-9])|\+\+|#(?![a-z0-9]))?(?:['’]s(?![a-z0-9]))?/g;

function plainWords(text: string): Word[] {
  const lower = text.toLowerCase();
  let from = 0;
  return (lower.match(plainWordPattern) ?? []).map((match) => {
    // Between two words there is nothing that either could begin with.
    const start = lower.indexOf(match, from);
    from = start + match.length;
    const word = withoutPossessive(match);
    return { folded: word.slice(0, longestWord), start, end: start + word.length };
  });
}

/** The folded words alone, several times as fast where a text is plain: an index reads whole posts. */
export function foldedWords(text: string): string[] {
  if (!plainText.test(text)) return wordsOf(text).map(({ folded }) => folded);
  const words = text.toLowerCase().match(plainWordPattern) ?? [];
  return words.map((word) => withoutPossessive(word).slice(0, longestWord));
}

const withoutPossessive = (word: string): string =>
  word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;

// The same few thousand words make up nearly every post, and finding it is what indexing spends its time on.
const stems = new Map<string, string>();
const stemsKept = 100_000;

// Plural in form only: who looks for Windows does not clean windows.
const singularAsItIs = new Set(['windows', 'kubernetes']);

/**
 * What a word is matched by: its singular, and no shorter a root, since 'designer' and 'design', 'accountant' and
 * 'account', 'nurse' and 'nursing' are different jobs. Words of up to three letters are left alone: they are mostly
 * acronyms.
 */
export function stemOf(folded: string): string {
  if (folded.length <= 3 || singularAsItIs.has(folded)) return folded;
  const known = stems.get(folded);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(folded) ? pluralize.singular(folded) : folded;
  if (stems.size >= stemsKept) stems.clear();
  stems.set(folded, stem);
  return stem;
}

export const stemsOf = (text: string): string[] => foldedWords(text).map(stemOf);
