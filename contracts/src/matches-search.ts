import { folded, plainApostrophes } from './bounded-marks.ts';

const compared = (text: string) => folded(plainApostrophes(text));

/** Whether every word of the search stands in one of the texts; case, accents and kinds of apostrophes do not count. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  if (texts.length === 0) return false;
  const searched = compared(texts.join(' '));
  return compared(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
