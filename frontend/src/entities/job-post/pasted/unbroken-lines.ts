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

  /** Below a line that is not full whatever is no heading makes a heading of it, in a narrow column as well. */
  function isHeadingBelow(last: string, line: string, next = '') {
    if (unfinished.test(last) || !isHeading(line)) return false;
    if (/[:：]$/u.test(line) || isItem(next)) return true;
    return last.length < shortestBroken && next !== '' && !goesOn.test(next) && !isHeading(next);
  }

  for (const [at, line] of lines.entries()) {
    const above = whole.at(-1) ?? [];
    const [first = ''] = above;
    const last = above.at(-1) ?? '';
    const mayGoOn = at - 1 > title && last !== '' && goesOn.test(line) && !goesOn.test(first) && !ended.test(last);
    const isBroken = last.length >= shortestBroken || isItem(first);
    const isBelowHeading = mayGoOn && isBroken && above.length === 1 && isHeading(first);
    if (mayGoOn && isBroken && !isBelowHeading && !isHeadingBelow(last, line, lines[at + 1])) above.push(line);
    else whole.push([line]);
  }
  return whole.map(joined);
}
