import { boundedMarks, plainLetters } from '@waypost/contracts/bounded-marks';
import pluralize from 'pluralize';
import { americanSpelling } from './american-spelling.ts';

/** A word as it is compared (`folded`: lower case without marks) and as it is matched (`stem`). */
export type Spelling = { readonly folded: string; readonly stem: string };
/** One word of a text, and where it stands. */
export type Word = Spelling & { start: number; end: number };

/** Letters of scripts that put no spaces between words. */
const unspaced = String.raw`[\p{L}&&[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]`;
const spaced = String.raw`[[\p{L}\p{N}]--${unspaced}]`;
const end = String.raw`(?![\p{L}\p{N}])`;
const product = String.raw`\.(?:[jJ][sS]|[nN][eE][tT])${end}`;
const possessive = String.raw`['’][sS]${end}`;
const wordPatterns = [
  String.raw`(?<![\p{L}\p{N}])\.[nN][eE][tT]${end}`,
  String.raw`${unspaced}\p{M}*`,
  // `c++`, `c#` and `node.js` stay whole, a possessive 's is left out.
  String.raw`${spaced}[[\p{L}\p{N}\p{M}]--${unspaced}]*(?:${product}|\+\+|#${end})?(?:${possessive})?`,
];
/** A word of any script, or one letter of those without spaces, whose words are phrases of letters. */
const wordHere = new RegExp(wordPatterns.join('|'), 'vy');
/** The same where one or two letters stand before a dot or an `&`. */
const briefHere = new RegExp(
  [
    // `U.S.`, `R.N.`, `B.Tech`, `Ph.D.`: one with `us`, `rn`, `btech` and `phd`.
    String.raw`(?:[pP][hH]\.[dD]|[A-Za-z](?:(?!${product})\.\p{L}{1,4})+)${end}`,
    // `R&D`, `AT&T`, `S&OP`: their letters by themselves are other words, as R and C are languages.
    String.raw`(?:[A-Za-z0-9]{1,2}&\p{L}|[A-Za-z]&\p{L}{2})(?![\p{L}\p{N}+#])(?:${possessive})?`,
    ...wordPatterns,
  ].join('|'),
  'vy',
);
const atEnd = /['’]s$/i;
/** In what is one word but for its dots. */
const initials = /^(?:\p{L}|ph)\.(?!(?:js|net)$)/iu;
const longestWord = 64;

/** Lower case without the marks of Latin letters, so that 'Zürich' and 'zurich' compare equal: those of other scripts are letters of a word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return plainLetters(
    boundedMarks(lower)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, ''),
  );
}

/** Points and strokes that Arabic and Hebrew are mostly written without. */
const vowelMarks = /[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const firstOfHebrew = 0x590;
function foldedWord(word: string): string {
  const folded = fold(word);
  return folded.charCodeAt(0) < firstOfHebrew ? folded : folded.replace(vowelMarks, '') || folded;
}

const [gap, letter, joint, other] = [0, 1, 2, 3];
/** What each UTF-16 code is. A joint may be part of a word, as in `c++` and `node.js`; of `other` only the pattern can tell. */
const kinds = Uint8Array.from({ length: 0x1_00_00 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(sign)) return letter;
  if (/[.+#'’&]/.test(sign)) return joint;
  return /[\s -~£§©«®°·»\u2010-\u2027€]/.test(sign) ? gap : other;
});
/** Spares most full stops the pattern: what comes after a joint where it is part of a word. */
const afterJoint = /[jns+#]/iu;
const joinsAt = (text: string, at: number): boolean => text[at] === '#' || afterJoint.test(text[at + 1] ?? '');
/** Whether an `R&` or `U.` goes on. */
function joinsBrief(text: string, at: number, length: number): boolean {
  if (length !== 1 && length !== 2) return false;
  const next = kinds[text.charCodeAt(at + 1)];
  return (text[at] === '.' || text[at] === '&') && (next === letter || next === other);
}
/** Set in what is lower case of ASCII's letters, and in its digits. */
const lowerCase = 0x20;

/**
 * Hands over the words of a text in its order, until `visit` returns false. Those of ASCII letters alone are found without a pattern, which is several times as
 * fast: an index reads whole posts.
 */
export function eachWord(text: string, visit: (word: Spelling, start: number, end: number) => unknown): void {
  const { length } = text;
  for (let at = 0; at < length;) {
    const start = at;
    let hash = 0;
    let kind = kinds[text.charCodeAt(at)];
    while (kind === letter) {
      hash = (Math.imul(hash, 31) + (text.charCodeAt(at) | lowerCase)) | 0;
      at += 1;
      kind = at < length ? kinds[text.charCodeAt(at)] : gap;
    }
    const isBrief = kind === joint && joinsBrief(text, at, at - start);
    if (kind === other || isBrief || (kind === joint && joinsAt(text, at))) {
      const pattern = isBrief ? briefHere : wordHere;
      pattern.lastIndex = start;
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) {
        const word = found.replace(atEnd, '');
        const plain = initials.test(word) ? word.replaceAll('.', '') : word;
        if (visit(spellingOf(foldedWord(plain).slice(0, longestWord)), start, start + word.length) === false) return;
      }
      at = start + (found?.length ?? signLength(text, start));
    } else if (at > start) {
      if (visit(spellingIn(text, start, Math.min(at, start + longestWord), hash), start, at) === false) return;
    } else {
      at += 1;
    }
  }
}

const signLength = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1);

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, ({ folded, stem }, start, end) => words.push({ folded, stem, start, end }));
  return words;
}

export function spellingsOf(text: string): Spelling[] {
  const spellings: Spelling[] = [];
  eachWord(text, (spelling) => spellings.push(spelling));
  return spellings;
}

export const foldedWords = (text: string): string[] => spellingsOf(text).map(({ folded }) => folded);

// The same few thousand words make up nearly every post, and finding their stems is what indexing would spend its time on.
const known = new Map<string, Spelling>();
const mostKnown = 100_000;
const lastSlot = 0x7f_ff;
const empty: Spelling = { folded: '', stem: '' };
/** The last word for each hash, so that most words of a text need not be cut out of it. */
const slots = Array.from({ length: lastSlot + 1 }, () => empty);

function spellingIn(text: string, from: number, to: number, hash: number): Spelling {
  const slot = (hash ^ (hash >>> 15)) & lastSlot;
  const last = slots[slot] ?? empty;
  return standsAt(last.folded, text, from, to) ? last : (slots[slot] = spellingOf(text.slice(from, to).toLowerCase()));
}

function standsAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) !== (text.charCodeAt(from + at) | lowerCase)) return false;
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
  folded.length > 3 && /^[a-z]+$/.test(folded) && !singularAsItIs.has(folded)
    ? americanSpelling(pluralize.singular(folded))
    : folded;

/**
 * What a word is matched by: its singular, as Americans spell it, and no shorter a root, since 'designer' and 'design', 'accountant'
 * and 'account', 'nurse' and 'nursing' are different jobs. Words of up to three letters are left alone: they are mostly acronyms.
 */
export const stemOf = (folded: string): string => spellingOf(folded).stem;

export const stemsOf = (text: string): string[] => spellingsOf(text).map(({ stem }) => stem);
