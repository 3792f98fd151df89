/** Shorter lines, which are no items of a list, end where their author ended them. */
const shortestBroken = 50;
const ended = /[.:;!?…：]$/u;
const goesOn = /^\p{Ll}/u;
const unfinished =
  /\b(?:an?|and|as|at|by|equivalent|for|from|in|of|on|or|previous|prior|proven|related|relevant|the|to|with|work|years)$/iu;

type Kinds = { isItem: (line: string | undefined) => boolean; isHeading: (line: string) => boolean };

/**
 * Lines that a PDF broke at its margin, whole again: what goes on in small letters belongs to the line above, unless that was ended. Their
 * parts would be sorted apart, and "experience" alone taken for a heading. A heading in small letters has a list below.
 */
export function unbrokenLines(lines: readonly string[], { isItem, isHeading }: Kinds): string[] {
  const title = lines.findIndex((line) => line !== '');
  const whole: string[] = [];
  for (const [at, line] of lines.entries()) {
    const above = whole.at(-1) ?? '';
    const isBroken = isItem(above) || (lines[at - 1] ?? '').length >= shortestBroken;
    const isApart = at - 1 <= title || goesOn.test(above) || ended.test(above) || isHeading(above);
    const beginsList = isHeading(line) && isItem(lines[at + 1]) && !unfinished.test(above);
    if (above !== '' && isBroken && !isApart && goesOn.test(line) && !beginsList) {
      whole[whole.length - 1] = above + (/\p{L}-$/u.test(above) ? '' : ' ') + line;
    } else whole.push(line);
  }
  return whole;
}
