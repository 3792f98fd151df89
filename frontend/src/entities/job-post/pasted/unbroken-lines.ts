/** Shorter lines, which are no items of a list, end where their author ended them. */
const shortestBroken = 50;
const ended = /[.:;!?…：]$/u;
const goesOn = /^\p{Ll}/u;
const unfinished =
  /\b(?:an?|and|as|at|by|equivalent|for|from|in|of|on|or|previous|prior|proven|related|relevant|the|to|with|work|years)$/iu;

/** "well-", "known" */
const joined = (parts: readonly string[]) =>
  parts.map((part, at) => (at === parts.length - 1 || /\p{L}-$/u.test(part) ? part : `${part} `)).join('');

type Kinds = { isItem: (line: string | undefined) => boolean; isHeading: (line: string) => boolean };

/**
 * Lines that a PDF broke at its margin, whole again: what goes on in small letters belongs to the line above, unless that was ended. Their
 * parts would be sorted apart, and "experience" alone taken for a heading. A heading in small letters ends in a colon, has a list below, or
 * stands below an item that is no line full.
 */
export function unbrokenLines(lines: readonly string[], { isItem, isHeading }: Kinds): string[] {
  const title = lines.findIndex((line) => line !== '');
  const whole: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = whole.at(-1) ?? [];
    const [first = ''] = above;
    const last = above.at(-1) ?? '';
    const next = lines[at + 1] ?? '';
    const isNamed = isHeading(line) && !unfinished.test(last);
    const begins = isNamed && (/[:：]$/u.test(line) || isItem(next));
    // Of a narrow column, unless something else than a heading stands below it.
    const isBelow = isNamed && next !== '' && !goesOn.test(next) && !isHeading(next);
    const isBroken = last.length >= shortestBroken || (isItem(first) && !isBelow);
    const isApart =
      at - 1 <= title || goesOn.test(first) || ended.test(last) || (above.length === 1 && isHeading(first));
    if (last !== '' && isBroken && !isApart && goesOn.test(line) && !begins) above.push(line);
    else whole.push([line]);
  }
  return whole.map(joined);
}
