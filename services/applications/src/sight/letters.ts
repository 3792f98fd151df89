import { boundedMarks, undecomposed } from '@waypost/contracts/bounded-marks';

/** A letter or digit of a text as it is compared, where it stands there, and whether anything stands before it. */
export type Letter = {
  folded: string;
  start: number;
  end: number;
  /** `near` is as far as the letters of one word are apart that was broken, spaced out or hyphenated. */
  before: 'nothing' | 'near' | 'far';
  /** "Müller" is Mueller too. */
  mayTakeE: boolean;
};

/** Letters that are no other letter with a mark, and yet are written as one. An e behind it is `mayTakeE`. */
const writtenAs: Readonly<Record<string, string>> = { ...undecomposed, æ: 'a', œ: 'o', ħ: 'h', ŧ: 't', þ: 't' };

/** A capital first: so ı is an i, ſ an s, and ﬁ both of its letters. */
function foldedOf(letter: string): string {
  const lower = letter <= 'z' ? letter.toLowerCase() : letter.toUpperCase().toLowerCase();
  return writtenAs[lower] ?? lower;
}

/** As texts are compared: marks apart from their letters, none of them in heaps. */
export const opened = (text: string): string => boundedMarks(text).normalize('NFD');

const letter = /[\p{L}\p{N}]\p{M}{0,30}/gu;
const gap = /^[\s\p{Cf}.'’_-]{1,3}$/u;

/** The letters and digits of an `opened` text. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let last = -1;
  for (const { 0: written, index: start } of text.matchAll(letter)) {
    const end = start + written.length;
    const [first = ''] = written;
    // Hardly any letter is another one: it is not looked at further.
    const isPlain = written.length === 1 && first <= 'z';
    const mayTakeE = !isPlain && (/[æœø]/i.test(first) || (/[aou]/i.test(first) && written.includes('\u0308')));
    let before: Letter['before'] = 'nothing';
    if (start !== last) before = gap.test(text.slice(Math.max(0, last), start)) ? 'near' : 'far';
    for (const folded of foldedOf(first)) {
      letters.push({ folded, start, end, before, mayTakeE });
      before = 'nothing';
    }
    last = end;
  }
  return letters;
}

export const isDigit = ({ folded }: Letter): boolean => /\p{N}/u.test(folded);
