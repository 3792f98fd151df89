import { matchesIn } from './matches-in.ts';
import { isWord } from './run-on-lines.ts';
import { lastBefore, type Squeezed } from './squeeze.ts';

/** "pre-", "ferred" */
const broken = /(?<![\p{L}\p{N}-])(\p{L}{2,20})(-(?:\r?\n)?)(\p{Ll}{2,20})(?![\p{L}\p{N}-])/gu;

/** A text whose words are whole that a PDF broke at its margin: those that are known, and whose second part alone is none. */
export function wholeWords(written: string): Squeezed {
  if (!written.includes('-')) return { text: written, placeOf: (at) => at };
  const gaps: { from: number; out: number }[] = [];
  let [text, from, out] = ['', 0, 0];
  for (const { 0: words, 1: first = '', 2: hyphen = '', 3: second = '', index } of matchesIn(written, broken)) {
    if (isWord(second) || !isWord(first + second)) continue;
    text += written.slice(from, index) + first;
    from = index + words.length - second.length;
    out += hyphen.length;
    gaps.push({ from: text.length, out });
  }
  return { text: text + written.slice(from), placeOf: (at) => at + (lastBefore(gaps, at)?.out ?? 0) };
}
