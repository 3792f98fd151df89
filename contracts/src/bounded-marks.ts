const most = 30;
// The half-width voiced sounds are no marks, but become marks in a compatibility form.
const run = new RegExp(`([\\p{M}\\uff9e\\uff9f]{${most}})[\\p{M}\\uff9e\\uff9f]+`, 'gu');

/**
 * A text with at most 30 combining marks in a row, more than any language writes (Unicode Annex 15, Stream-Safe Text Format).
 * To be called before `normalize`, which sorts the marks of a letter in quadratic time.
 */
export const boundedMarks = (text: string): string => text.replace(run, '$1');

/** Letters that Unicode does not decompose into a base letter and a mark, as who has no key for them writes them. */
export const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};
/** A text in lower case without them. */
export const plainLetters = (lower: string): string =>
  lower.replace(/[ßæœøłđðı]/g, (letter) => undecomposed[letter] ?? letter);

/** Without case and accents, so that 'Łódź' and 'lodz' compare equal. */
export const folded = (text: string): string =>
  plainLetters(boundedMarks(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** With the apostrophe of keyboards, whichever of them a telephone or a word processor wrote: O’Brien is O'Brien. */
export const plainApostrophes = (text: string): string => text.replace(/[\u2018\u2019\u201B\uFF07]/g, "'");
