import { boundedMarks } from '@waypost/contracts/bounded-marks';

/** Letters that are no other letter with a mark, and yet are written as one. */
const writtenAs: Readonly<Record<string, string>> = {
  a: '[aæ]',
  d: '[dđð]',
  h: '[hħ]',
  i: '[iı]',
  l: '[lł]',
  o: '[oøœ]',
  t: '[tŧþ]',
  đ: '[dđ]',
  ł: '[lł]',
  ı: '[iı]',
  ø: '(?:[oø]|oe)',
  æ: '(?:æ|ae)',
  œ: '(?:œ|oe)',
  ß: '(?:ß|ss)',
};

/** Marks of a letter, and what may stand between two letters of a word that was broken, spaced out or hyphenated. */
const marks = '\\p{M}{0,30}';
const gap = "[\\s\\p{Cf}.'’_-]{0,3}";
const before = '(?<![\\p{L}\\p{M}])';
/** A year may follow, as in an address. */
const after = '\\p{N}{0,6}(?![\\p{L}\\p{M}])';

/** As texts are compared: marks apart from their letters, none of them in heaps. */
export const opened = (text: string): string => boundedMarks(text).normalize('NFD');

/** What a word is compared by: its letters and digits without marks. */
export const lettersOf = (word: string): string[] =>
  opened(word)
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? [];

/** Where a text is written without spaces between words, a name stands between letters of others. */
const hasNoSpaces = (word: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);

const longest = 200;
const letter = /([\p{L}\p{N}])(\u0308?)/gu;

/** Of each letter how it may be written: "Müller" is Mueller too. */
const writtenLetters = (word: string) =>
  [...opened(word).toLowerCase().matchAll(letter)]
    .slice(0, longest)
    .map(([, one = '', umlaut]) => (writtenAs[one] ?? one) + marks + (umlaut && /[aou]/.test(one) ? 'e?' : ''));

/**
 * Finds a word in an `opened` text in whatever case, with or without its accents, over the end of a line and with spaces
 * between its letters; `within` others too. Runs of what is between letters are bounded, so that the time grows with the text and
 * no faster.
 */
export function patternOf(word: string, { within = false } = {}): string | undefined {
  const letters = writtenLetters(word);
  if (letters.length === 0) return undefined;
  // Few letters, apart, are other words: "ian" is not "I an…".
  const inner = letters.join(letters.length > 3 ? gap : '');
  return within || hasNoSpaces(word) ? inner : `${before}${inner}${after}`;
}
