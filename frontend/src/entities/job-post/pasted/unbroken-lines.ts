/** Shorter lines, which are no items of a list, end where their author ended them. */
const shortestBroken = 50;
const ended = /[.:;!?…：]$/u;
const goesOn = /^\p{Ll}/u;
const unfinished =
  /\b(?:an?|and|as|at|by|equivalent|for|from|in|of|on|or|previous|prior|proven|related|relevant|the|to|with|work|years)$/iu;

/** "well-", "known" */
const joined = (above: string, line: string) => above + (/\p{L}-$/u.test(above.slice(-2)) ? '' : ' ') + line;

type Kinds = { isItem: (line: string | undefined) => boolean; isHeading: (line: string) => boolean };

/**
 * Lines that a PDF broke at its margin, whole again: what goes on in small letters belongs to the line above, unless that was ended. Their
 * parts would be sorted apart, and "experience" alone taken for a heading. A heading in small letters has a list below.
 */
export function unbrokenLines(lines: readonly string[], { isItem, isHeading }: Kinds): string[] {
  const title = lines.findIndex((line) => line !== '');
  const whole: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = whole.at(-1) ?? [];
    const [first = ''] = above;
    const last = above.at(-1) ?? '';
    const isBroken = isItem(first) || last.length >= shortestBroken;
    const isApart =
      at - 1 <= title || goesOn.test(first) || ended.test(last) || (above.length === 1 && isHeading(first));
    const beginsList = isHeading(line) && isItem(lines[at + 1]) && !unfinished.test(last);
    if (last !== '' && isBroken && !isApart && goesOn.test(line) && !beginsList) above.push(line);
    else whole.push([line]);
  }
  return whole.map((parts) => parts.reduce(joined));
}
