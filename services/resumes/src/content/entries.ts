import { datesOf, type Dated } from '../reading/written-dates.ts';
import { headerParts, isHeader } from './header-words.ts';
import { isPlace, splitPlace } from './places.ts';

/** One thing of a section, such as a position: what its header says, and the lines below. */
export type Entry = { dated: Dated; parts: string[]; place: string; body: string[] };

/** Lines of a section that are looked at; a resume with more is no resume. */
export const mostLines = 400;
const longestDated = 160;
/** Behind the dates stands a place at most, or a sentence that belongs below. */
const longestAfter = 40;
/** Who and what: a header names both. */
const wanted = 2;
/** Lines of a header above its dates. */
const mostAbove = 2;

/** Whether two parts or more say all that is looked for. */
type IsEnough = (parts: readonly string[]) => boolean;

type Anchor = { at: number; dated: Dated };

function anchorsIn(lines: readonly string[]): Anchor[] {
  return lines.flatMap((line, at) => {
    if (line.startsWith('• ') || line.length > longestDated) return [];
    const dated = datesOf(line);
    return dated && dated.after.length <= longestAfter ? [{ at, dated }] : [];
  });
}

type Said = { parts: string[]; place: string; isByComma: boolean };

/** What a line of a header says. */
function said(line: string, isBehindDates = false): Said {
  if (isBehindDates && isPlace(line)) return { parts: [], place: line, isByComma: false };
  const whole = splitPlace(line);
  const { parts, isByComma } = headerParts(whole.rest);
  const split = parts.map(splitPlace);
  const place = [whole.place, ...split.map((part) => part.place)].find(Boolean) ?? '';
  return { parts: split.map(({ rest }) => rest).filter(Boolean), place, isByComma };
}

/**
 * The entries of one section, found by their dates. Whether a header begins above its dates is told by the first one: a resume is
 * laid out in one way.
 */
export function entriesIn(section: readonly string[], isEnough: IsEnough = () => true): Entry[] {
  const lines = section.slice(0, mostLines);
  const anchors = anchorsIn(lines);
  const above = Math.min(anchors[0]?.at ?? 0, mostAbove);
  const heads: Head[] = [];
  for (const anchor of anchors) heads.push(headOf(lines, anchor, { above, from: heads.at(-1)?.end ?? 0, isEnough }));
  return heads.map(({ start: _start, end, note, ...entry }, index) => ({
    ...entry,
    body: [...note, ...lines.slice(end, heads[index + 1]?.start ?? lines.length)],
  }));
}

type Head = Omit<Entry, 'body'> & { start: number; end: number; note: string[] };

function headOf(
  lines: readonly string[],
  { at, dated }: Anchor,
  { above, from, isEnough }: { above: number; from: number; isEnough: IsEnough },
): Head {
  const isNote = /[.!]$/.test(dated.after);
  const own = [said(dated.before), ...(isNote ? [] : [said(dated.after, true)])];
  const parts = own.flatMap((one) => one.parts);
  let place = own.map((one) => one.place).find(Boolean) ?? '';
  const note = isNote ? [dated.after] : [];

  const isWhole = () => parts.length >= wanted && isEnough(parts);
  let start = at;
  while (start > from && at - start < above && !isWhole() && isHeader(lines[start - 1])) {
    start -= 1;
    const higher = said(lines[start] ?? '');
    parts.unshift(...higher.parts);
    place ||= higher.place;
  }
  const below = lines[at + 1] ?? '';
  const head = { dated, start, note };
  if (!isHeader(below) || datesOf(below)?.isRange === true) return { ...head, parts, place, end: at + 1 };
  const lower = said(below);
  if (lower.parts.length === 0 || !isWhole()) {
    return { ...head, parts: [...parts, ...lower.parts], place: place || lower.place, end: at + 2 };
  }
  // "Software Engineer II, Payments Platform" is one role, where the line below says with whom.
  const isRole = start === at && own.some((one) => one.isByComma) && lower.place !== '' && place === '';
  return isRole
    ? { ...head, parts: [parts.join(', '), ...lower.parts], place: lower.place, end: at + 2 }
    : { ...head, parts, place, end: at + 1 };
}

/** The lines below a header as a text: bullets stay, and what the page had to break is joined again. */
export function joinedLines(lines: readonly string[]): string[] {
  const joined: string[][] = [];
  let length = 0;
  for (const line of lines) {
    const before = joined.at(-1);
    const isBroken = before?.[0]?.startsWith('• ') || /^\p{Ll}/u.test(line) || length > 70;
    if (before !== undefined && !line.startsWith('• ') && isBroken) before.push(line);
    else joined.push([line]);
    length = line.length;
  }
  return joined.map((parts) => parts.join(' '));
}
