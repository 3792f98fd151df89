import { datesOf, type Dated } from '../reading/written-dates.ts';
import { headerParts, isHeader, splitPlace } from './header-words.ts';

/** One thing of a section, such as a position: what its header says, and the lines below. */
export type Entry = { dated: Dated; parts: string[]; place: string; body: string[] };

/** Lines of a section that are looked at; a resume with more is no resume. */
export const mostLines = 400;
const longestDated = 160;
/** Behind the dates stands a place at most, or a sentence that belongs below. */
const longestAfter = 40;
/** Who and what: a header names both. */
const wanted = 2;

type Anchor = { at: number; dated: Dated };

function anchorsIn(lines: readonly string[], isFitting: (dated: Dated) => boolean): Anchor[] {
  return lines.flatMap((line, at) => {
    if (line.startsWith('• ') || line.length > longestDated) return [];
    const dated = datesOf(line);
    return dated && dated.after.length <= longestAfter && isFitting(dated) ? [{ at, dated }] : [];
  });
}

/** Adds what a header line says to an entry. */
function read(line: string, into: { parts: string[]; place: string }, isFirst: boolean): { isByComma: boolean } {
  const { rest, place } = splitPlace(line);
  const { parts, isByComma } = headerParts(rest);
  if (isFirst) into.parts.unshift(...parts);
  else into.parts.push(...parts);
  into.place ||= place;
  return { isByComma };
}

/**
 * The entries of one section, found by their dates. Whether a header begins above its dates is told by the first one: a resume is
 * laid out in one way.
 */
export function entriesIn(section: readonly string[], isFitting: (dated: Dated) => boolean = () => true): Entry[] {
  const lines = section.slice(0, mostLines);
  const anchors = anchorsIn(lines, isFitting);
  const above = Math.min(anchors[0]?.at ?? 0, 2);
  const heads = anchors.map(({ at, dated }, index) =>
    headOf(lines, { at, dated }, { above, last: anchors[index - 1]?.at ?? -1 }),
  );
  return heads.map(({ start: _start, end, note, ...entry }, index) => ({
    ...entry,
    body: [...note, ...lines.slice(end, heads[index + 1]?.start ?? lines.length)],
  }));
}

type Head = Omit<Entry, 'body'> & { start: number; end: number; note: string[] };

function headOf(
  lines: readonly string[],
  { at, dated }: Anchor,
  { above, last }: { above: number; last: number },
): Head {
  const entry = { parts: [] as string[], place: '' };
  const note = /[.!]$/.test(dated.after) ? [dated.after] : [];
  const own = [dated.before, ...(note.length > 0 ? [] : [dated.after])].filter(Boolean);
  let isByComma = false;
  for (const text of own) isByComma = read(text, entry, false).isByComma || isByComma;

  let start = at;
  // One's own words may be a role with its department: "Software Engineer II, Payments Platform".
  const isShort = () => entry.parts.length < wanted;
  while (start > last + 1 && at - start < above && isShort() && isHeader(lines[start - 1])) {
    start -= 1;
    read(lines[start] ?? '', entry, true);
  }
  const below = lines[at + 1] ?? '';
  const follows = isHeader(below) && datesOf(below)?.isRange !== true;
  if (!follows || (!isShort() && !(isByComma && start === at))) return { ...entry, dated, start, end: at + 1, note };
  const said = { parts: [] as string[], place: entry.place };
  read(below, said, false);
  if (said.parts.length === 0) return { ...entry, place: said.place, dated, start, end: at + 2, note };
  if (!isShort()) {
    // What the line below says is a sentence, unless it names a place or somebody to work for.
    if (said.place === entry.place) return { ...entry, dated, start, end: at + 1, note };
    return { parts: [own.join(', '), ...said.parts], place: said.place, dated, start, end: at + 2, note };
  }
  return { parts: [...entry.parts, ...said.parts], place: said.place, dated, start, end: at + 2, note };
}

/** The lines below a header as a text: bullets stay, and what the page had to break is joined again. */
export function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let length = 0;
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      !line.startsWith('• ') &&
      (before.startsWith('• ') || /^\p{Ll}/u.test(line) || length > 70);
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
    length = line.length;
  }
  return joined;
}
