import { isWord } from './run-on-lines.ts';
import { type Gap, placesBy, type Squeezed } from './squeeze.ts';

/** "pre-", "ferred" */
const broken = /(?<![\p{L}\p{N}-])(\p{L}{2,20})(-(?:\r?\n)?)(\p{Ll}{2,20})(?![\p{L}\p{N}-])/gu;

/** A text whose words are whole that a PDF broke at its margin: those that are known, and whose second part alone is none. */
export function wholeWords(written: string): Squeezed {
  if (!written.includes('-')) return { text: written, placeOf: (at) => at };
  const gaps: Gap[] = [];
  let out = 0;
  const text = written.replace(broken, (whole: string, first: string, hyphen: string, second: string, at: number) => {
    if (isWord(second) || !isWord(first + second)) return whole;
    const from = at - out + first.length;
    out += hyphen.length;
    gaps.push({ from, out });
    return first + second;
  });
  return { text, placeOf: placesBy(gaps) };
}
