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

/** How a word compares, and what it is matched by. */
export type Spelling = { readonly folded: string; readonly stem: string };

// What most texts are made of: ASCII and signs that are neither letters nor digits.
const plainSign = /[\s -~£§©«®°·»\u2010-\u2027€]/;
const plainText = new RegExp(`^${plainSign.source}*$`);
/** `wordPattern` for lower case plain text. */
const plainWordPattern =
  /(?<![a-z0-9])\.net(?![a-z0-9])|[a-z0-9]+(?:\.(?:js|net)(?![a-z0-9])|\+\+|#(?![a-z0-9]))?(?:['’]s(?![a-z0-9]))?/g;
const plainWordHere = new RegExp(plainWordPattern, 'y');

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

const [gap, letter, joint, notPlain] = [0, 1, 2, 3];
/** What each UTF-16 code is in lower case text. A joint may be part of a word, as in `c++` and `node.js`. */
const kinds = Uint8Array.from({ length: 0x1_00_00 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z0-9]/.test(sign)) return letter;
  if (/[.+#'’]/.test(sign)) return joint;
  return plainSign.test(sign) ? gap : notPlain;
});
/** Spares most full stops the pattern: what comes after a joint where it is part of a word. */
const afterJoint = /[jns+#]/;
const joinsAt = (text: string, at: number): boolean => text[at] === '#' || afterJoint.test(text[at + 1] ?? '');

/**
 * The words of a text without where they stand: an index reads whole posts. The same as `wordsOf` finds, but without patterns
 * as long as a text is plain, which is several times as fast.
 */
export function spellingsOf(text: string): Spelling[] {
  const lower = text.toLowerCase();
  const spellings: Spelling[] = [];
  for (let at = 0; at < lower.length;) {
    const begun = at;
    let hash = 0;
    let kind = kinds[lower.charCodeAt(at)];
    while (kind === letter) {
      hash = (Math.imul(hash, 31) + lower.charCodeAt(at)) | 0;
      at += 1;
      kind = at < lower.length ? kinds[lower.charCodeAt(at)] : gap;
    }
    if (kind === notPlain) return wordsOf(text).map(({ folded }) => spellingOf(folded));
    if (kind === joint && joinsAt(lower, at)) {
      plainWordHere.lastIndex = begun;
      const word = plainWordHere.exec(lower)?.[0];
      if (word !== undefined) spellings.push(spellingOf(withoutPossessive(word).slice(0, longestWord)));
      at = begun + (word?.length ?? 1);
    } else {
      if (at > begun) spellings.push(spellingIn(lower, begun, Math.min(at, begun + longestWord), hash));
      at += 1;
    }
  }
  return spellings;
}

export const foldedWords = (text: string): string[] => spellingsOf(text).map(({ folded }) => folded);

const withoutPossessive = (word: string): string =>
  word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;

// The same few thousand words make up nearly every post, and finding their stems is what indexing would spend its time on.
const known = new Map<string, Spelling>();
const mostKnown = 100_000;
const lastSlot = 0x7f_ff;
const empty: Spelling = { folded: '', stem: '' };
/** By a hash, the word that had it last, so that most words of a text are never cut out of it. */
const slots = Array.from({ length: lastSlot + 1 }, () => empty);

function spellingIn(text: string, from: number, to: number, hash: number): Spelling {
  const slot = (hash ^ (hash >>> 15)) & lastSlot;
  const last = slots[slot] ?? empty;
  return standsAt(last.folded, text, from, to) ? last : (slots[slot] = spellingOf(text.slice(from, to)));
}

function standsAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}

function spellingOf(folded: string): Spelling {
  const before = known.get(folded);
  if (before !== undefined) return before;
  // A copy, as a slice keeps all of its text.
  const own = Array.from(folded).join('');
  const spelling = { folded: own, stem: newStemOf(own) };
  if (known.size >= mostKnown) known.clear();
  known.set(own, spelling);
  return spelling;
}

// Plural in form only: who looks for Windows does not clean windows.
const singularAsItIs = new Set(['windows', 'kubernetes']);

const newStemOf = (folded: string): string =>
  folded.length > 3 && /^[a-z]+$/.test(folded) && !singularAsItIs.has(folded) ? pluralize.singular(folded) : folded;

/**
 * What a word is matched by: its singular, and no shorter a root, since 'designer' and 'design', 'accountant' and
 * 'account', 'nurse' and 'nursing' are different jobs. Words of up to three letters are left alone: they are mostly
 * acronyms.
 */
export const stemOf = (folded: string): string => spellingOf(folded).stem;

export const stemsOf = (text: string): string[] => spellingsOf(text).map(({ stem }) => stem);
