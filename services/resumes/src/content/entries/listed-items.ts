import { isWithinBrackets } from '../../reading/structure/broken-lines.ts';
import { isItem, withoutBullet } from '../../reading/structure/bullets.ts';
import { datesAlone, datesOf } from '../../reading/structure/written-dates.ts';
import { isCredential } from '../qualifications/credentials.ts';
import { endsInPosition } from '../words/positions.ts';
import { withoutTable } from './certificate-tables.ts';
import { unbroken } from './narrow-columns.ts';

/** "Bread Basics", "Old Crumb School", "Issued Jan 2021" below one another are one. */
function withIssued(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (const line of lines) {
    const isIssued = /^issued\b/i.test(line);
    const undated = isIssued ? told.slice(-2).filter((one) => datesOf(one) === undefined) : [];
    const alone = datesAlone(line);
    // "January 2024 to January 2026" below what was valid then.
    if (alone?.isRange && told.length > 0) {
      told.push([told.pop(), alone.start].join(', '));
      continue;
    }
    told.length -= undated.length;
    told.push(isIssued ? [undated.join(' | '), line.slice('issued '.length)].filter(Boolean).join(', ') : line);
  }
  return told;
}

/** "Bread Basics" above "Old Crumb School, 2021", each in two lines, all of them: who gave it, and when. */
function withIssuers(lines: string[]): string[] {
  const isPaired = lines.every((line, at) => {
    const dated = datesOf(line);
    if (at % 2 === 0) return dated === undefined && !line.includes(', ');
    return dated !== undefined && line.startsWith(`${dated.before}, `) && !isCredential(line);
  });
  if (!isPaired || lines.length % 2 > 0 || lines.length < fewestPaired) return lines;
  return lines.flatMap((line, at) => (at % 2 === 0 ? [`${line} | ${lines[at + 1]}`] : []));
}
const fewestPaired = 4;

/** "Ghent (2014); Larch (2015); U.S." goes on in the line below. */
function isCut(line: string): boolean {
  const parts = line.split('; ');
  return parts.length > 2 && parts.slice(0, -1).every((part) => datesOf(part)) && !datesOf(parts.at(-1) ?? '');
}

/** "Certified Scrum Product", "Owner": a narrow column breaks what one is certified as. */
const isRest = (before: string, line: string) =>
  /^\p{Lu}\p{Ll}+(?: [–-] \p{Lu}\p{Ll}+)?$/u.test(line) &&
  endsInPosition(line.split(' ')[0] ?? '') &&
  /^.{0,30}\b(?:certified|chartered|licensed|registered)\b/i.test(before) &&
  !endsInPosition(before) &&
  datesOf(before) === undefined;

/** Lines that each say one thing; a line that begins in the middle of a sentence belongs to the one before. */
export function itemsOf(section: readonly string[]): string[] {
  const joined: string[] = [];
  const lines = withIssued(unbroken(withoutTable(section)));
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    const goesOn = /^\p{Ll}/u.test(line) || isCut(lines[at - 1] ?? '');
    if (before !== undefined && (goesOn || isRest(before, line) || isWithinBrackets(before, line)))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(withoutBullet(line));
  }
  // A date or a page number alone says nothing.
  const said = joined.filter((line) => /\p{L}{3}|\p{Lu}{2}\d/u.test(line));
  return lines.some(isItem) ? said : withIssuers(said);
}
