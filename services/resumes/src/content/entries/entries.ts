import { isItem, withoutBullet } from '../../reading/structure/bullets.ts';
import { datesOf, type Dated } from '../../reading/structure/written-dates.ts';
import { type Anchor, type EntryHead, headOf, type IsEnough, isSentence } from './entry-head.ts';
import { isHeader } from './headers.ts';
import { noCities } from './places.ts';

/** One thing of a section, such as a position: what its header says, and the lines below. */
export type Entry = EntryHead & { body: string[] };

/** Lines of a section that are looked at; a resume with more is no resume. */
export const mostLines = 400;
const longestDated = 160;
/** Behind the dates stands a place at most, or a sentence that belongs below. */
const longestAfter = 40;
/** Lines of a header above its dates, and of a first one, which has nothing else above it. */
const mostAbove = 2;
const mostAboveFirst = 3;
/** "Mentored six managers, without an accident since 2014" tells of something that was done. */
const isTold = (line: string, { before }: Dated) =>
  /\b(?:since|seit|desde|depuis)\b/i.test(line) && before !== '' && !isHeader(before);

/** "$22M in sales, 2023", "Old Crumb (acquired by Rye in 2022)" mention a year. */
const ofCompany =
  /^[$€£~+]|\((?:acquired|closed|est\.?|established|formerly|founded|merged|now|renamed|sold)\b[^()]*$/i;

function anchorsIn(lines: readonly string[]): Anchor[] {
  return lines.flatMap((line, at) => {
    if (isItem(line) || line.length > longestDated) return [];
    const dated = datesOf(line);
    if (dated && isTold(line, dated)) return [];
    if (dated && !dated.isRange && ofCompany.test(dated.before)) return [];
    const isShort = dated && (dated.after.length <= longestAfter || isSentence(dated) || dated.before === '');
    return dated && isShort ? [{ at, dated }] : [];
  });
}

/** Lines with the anchors among them. Where every entry of a section is an item of a list, its bullets say nothing: "• Cook, Big Diner, 2015 – 2018". */
function anchored(lines: readonly string[]): { lines: readonly string[]; anchors: readonly Anchor[] } {
  const anchors = anchorsIn(lines);
  if (anchors.length > 0) return { lines, anchors };
  const plain = lines.map(withoutBulletOfEntry);
  return { lines: plain, anchors: anchorsIn(plain) };
}

function withoutBulletOfEntry(line: string): string {
  const plain = withoutBullet(line);
  const dated = plain === line ? undefined : datesOf(plain);
  return dated !== undefined && (dated.before === '' || isHeader(dated.before)) ? plain : line;
}

/**
 * The entries of one section, found by their dates. Whether a header begins above its dates is told by the first one: a resume is
 * laid out in one way.
 * @param cities those that are a place without a region. Of schools they are a part of the name: "University of California, Berkeley".
 */
export function entriesIn(section: readonly string[], isEnough: IsEnough = () => true, cities = noCities): Entry[] {
  const { lines, anchors } = anchored(section.slice(0, mostLines));
  const [first] = anchors;
  const isWholeAbove = first && first.at <= mostAboveFirst && lines.slice(0, first.at).every((line) => isHeader(line));
  const above = isWholeAbove ? first.at : Math.min(first?.at ?? 0, mostAbove);
  const isAlone = ({ dated }: Anchor) => dated.before === '' && dated.after === '';
  /** Dates that stand alone in their line have their header above, also where the first ones have not. */
  const aboveOf = (anchor: Anchor) =>
    first && isAlone(anchor) && !isAlone(first) ? Math.max(above, mostAbove) : above;
  const heads: ReturnType<typeof headOf>[] = [];
  for (const [index, anchor] of anchors.entries()) {
    // The lines of the header above the next dates belong to the next entry.
    const next = anchors[index + 1];
    const until = next === undefined ? Infinity : next.at - aboveOf(next);
    heads.push(
      headOf(lines, anchor, {
        above: aboveOf(anchor),
        from: heads.at(-1)?.end ?? 0,
        until,
        nextAt: next?.at ?? lines.length,
        isEnough,
        cities,
      }),
    );
  }
  return heads.map(({ start: _start, end, note, ...entry }, index) => ({
    ...entry,
    body: [...note, ...lines.slice(end, heads[index + 1]?.start ?? lines.length)],
  }));
}

/** "Environment: Spark, Kafka" */
const labelled = /^\p{Lu}\p{Ll}+(?: \p{L}+){0,2}:(?: |$)/u;

/** The lines below a header as a text: bullets stay, and what the page had to break is joined again. */
export function joinedLines(lines: readonly string[]): string[] {
  const joined: string[][] = [];
  let length = 0;
  for (const line of lines) {
    const before = joined.at(-1);
    const isBroken = before?.[0]?.startsWith('• ') || /^\p{Ll}/u.test(line) || length > 70;
    const isOwn = isItem(line) || labelled.test(line);
    if (before !== undefined && !isOwn && isBroken) before.push(line);
    else joined.push([line]);
    length = line.length;
  }
  return joined.map((parts) => parts.join(' '));
}
