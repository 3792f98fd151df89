import { isItem } from './bullets.ts';
import { datesAlone } from './written-dates.ts';

const longestLine = 200;
/** A shorter one was not broken by the page. */
const shortestBroken = 40;

/** Makes lines whole that a page breaks within brackets, before dates or before a state: "Baker, Old Crumb (May 2018 –", "present)". */
export function withWholeLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1) ?? '';
    if (goesOn(before, line)) whole[whole.length - 1] = `${before} ${line}`;
    else whole.push(line);
  }
  return whole;
}

/** "Rye card (Crumb", "Institute, 2019)" */
export const isWithinBrackets = (before: string, line: string): boolean =>
  /\([^()\t]{1,60}$/.test(before) && /^[^()\t]{1,60}\)/.test(line);

function goesOn(before: string, line: string): boolean {
  if (before.length < shortestBroken || before.length > longestLine || isItem(line)) return false;
  return (
    isWithinBrackets(before, line) ||
    (before.endsWith(',') && /^\p{Lu}{2}$/u.test(line)) ||
    (/(?:,| [|·•])$/.test(before) && datesAlone(line) !== undefined)
  );
}
