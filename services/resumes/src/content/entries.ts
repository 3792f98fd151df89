import { isItem, withoutBullet } from '../reading/structure/bullets.ts';
import { datesOf, isDuration, type Dated } from '../reading/structure/written-dates.ts';
import { headerParts, isHeader, withoutLabel, withoutPay } from './headers.ts';
import { cityOfStreet, isPlace, isStreet, isSurelyPlace, noCities, splitPlace, type Cities } from './places.ts';
import { namesOrganisation } from './words/organisations.ts';
import { endsInPosition, namesPosition } from './words/positions.ts';

/** One thing of a section, such as a position: what its header says, and the lines below. */
export type Entry = {
  dated: Dated;
  /** What stands together in the header: each of its lines, and what is far apart within one. */
  cells: string[];
  /** The same, cut at its separators. */
  parts: string[];
  place: string;
  body: string[];
  /** How it names who it was with: in the line above its own, or maybe behind the comma of its only line. */
  isWhoAbove: boolean;
  isByComma: boolean;
};

/** Lines of a section that are looked at; a resume with more is no resume. */
export const mostLines = 400;
const longestDated = 160;
/** Behind the dates stands a place at most, or a sentence that belongs below. */
const longestAfter = 40;
/** Who and what: a header names both. */
const wanted = 2;
/** Lines of a header above its dates, and of a first one, which has nothing else above it. */
const mostAbove = 2;
const mostAboveFirst = 3;
/** Lines of a header below dates that stand above it. */
const mostBelow = 2;

/** Whether these parts (two or more) say all that is looked for, so that the lines below are not needed. */
export type IsEnough = (parts: readonly string[], below?: readonly string[]) => boolean;

type Anchor = { at: number; dated: Dated };

/** "2013 – 2017. Thesis: the oven. Supervisor: Prof. B. Rye", "2017 – 2020 (closed, as the owner left)" */
const isSentence = ({ after }: Dated) => /[.!]$|^\. |^\(\p{Ll}[^()]* [^()]*\)$/u.test(after);

/** "Baker, Old Crumb Ltd, Ghent. Sourdough and rye" says also what was done there. */
function apartFrom(header: string, cities: Cities): [header: string, told: string] {
  const [, who = '', told = ''] = /^(.{5,100}?[\p{L}\d)]{2})\. (\p{Lu}.{2,200})$/u.exec(header) ?? [];
  const isWhole = namesPosition(who) && who.includes(', ') && (namesOrganisation(who) || namesWhere(who, cities));
  return isWhole ? [who, told] : [header, ''];
}

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

/** "Company Driver" is what somebody was. */
const namesEmployer = (part: string) => namesOrganisation(part) && !endsInPosition(part);

type Said = { cells: string[]; parts: string[]; place: string; isByComma: boolean };

/** "Ghent, BE." */
const behindState = /(?<=, \p{Lu}{2})\.$/u;

/** What a line of a header says. */
function said(line: string, cities: Cities, isBehindDates = false): Said {
  if (isDuration(line)) return { cells: [], parts: [], place: '', isByComma: false };
  if (isStreet(line)) return { cells: [], parts: [], place: cityOfStreet(line), isByComma: false };
  if (isBehindDates && isPlace(line, cities)) return { cells: [], parts: [], place: line, isByComma: false };
  const split = (part: string) => splitPlace(part, cities);
  const whole = split(withoutLabel(line).replace(behindState, ''));
  const { parts, isByComma } = headerParts(whole.rest);
  const [ofParts, cells] = [parts.map(split), whole.rest.split('\t').map(split)];
  const place = [whole.place, ...ofParts.map((part) => part.place)].find(Boolean) ?? '';
  const rests = (some: readonly { rest: string }[]) => some.map(({ rest }) => rest).filter(Boolean);
  return { cells: rests(cells), parts: rests(ofParts), place, isByComma };
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
  const heads: Head[] = [];
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

/** As what, and what that was. */
const titled = /^(\p{Lu}[^–—:.,]{2,40}?) [-–—] (.{3,120})$/u;

/** "Crumb Institute, Ghent, BE" above a role whose line says no more than when. */
const namesWhere = (line: string, cities: Cities) =>
  namesOrganisation(line) && !namesPosition(line) && splitPlace(line, cities).place !== '';

type Head = Omit<Entry, 'body'> & { start: number; end: number; note: string[] };

type Where = { above: number; from: number; until: number; nextAt: number; isEnough: IsEnough; cities: Cities };

function headOf(lines: readonly string[], { at, dated }: Anchor, where: Where): Head {
  const { above, from, until, nextAt, isEnough, cities } = where;
  const isNote = isSentence(dated) && !namesOrganisation(dated.after);
  const [behind, more] = isNote ? ['', dated.after.replace(/^\. /, '')] : apartFrom(dated.after, cities);
  const own = [said(dated.before, cities), ...(isNote ? [] : [said(withoutPay(behind), cities, true)])];
  const cells = own.flatMap((one) => one.cells);
  const parts = own.flatMap((one) => one.parts);
  let place = own.map((one) => one.place).find(Boolean) ?? '';
  const note = more === '' ? [] : [more];

  // "Staff Nurse, Intensive Care" is one role where the line above says with whom.
  const over = at > from && isHeader(lines[at - 1]) ? (lines[at - 1] ?? '') : '';
  const reach =
    above === 0 && parts.length === 1 && namesPosition(parts[0] ?? '') && namesWhere(over, cities) ? 1 : above;
  const higher = reach > 0 ? over : '';
  const isWho = namesOrganisation(higher) || splitPlace(higher, cities).place !== '';
  const isWhoAbove = isWho && !namesPosition(higher) && !parts.some(namesEmployer);
  // Behind a dash it may be another employer, unless the line above says where that is.
  const isDepartment = own.some((one) => one.isByComma) || splitPlace(higher, cities).place !== '';
  if (isWhoAbove && isDepartment && parts.length > 1) parts.splice(0, parts.length, parts.join(', '));

  const isWhole = (lower?: readonly string[]) => parts.length >= wanted && isEnough(parts, lower);
  // Dates that stand alone below a header of several lines take all of them, however much one of them says.
  const isAlone = parts.length === 0;
  const isMissing = () => !isWhole() || (isAlone && cells.length < reach);
  let start = at;
  while (start > from && at - start < reach && isMissing() && isHeader(lines[start - 1])) {
    start -= 1;
    const more = said(lines[start] ?? '', cities);
    parts.unshift(...more.parts);
    cells.unshift(...more.cells);
    place ||= more.place;
  }
  const isByComma = start === at && place === '' && own.some((one) => one.isByComma);
  const head = { dated, start, note, isWhoAbove, isByComma };
  let end = at + 1;
  const most = isAlone && start === at ? mostBelow : 1;
  while (end < until && end - at <= most && (end === at + 1 || !isWhole())) {
    const below = lines[end] ?? '';
    if (!isHeader(below) || datesOf(below)?.isRange === true) break;
    const lower = said(below, cities, true);
    const isRole = isByComma && isOneThing(parts, below, lower);
    if (lower.parts.length > 0 && isWhole(lower.parts) && !isRole) break;
    if (isRole && lower.parts.length > 0) parts.splice(0, parts.length, parts.join(', '));
    parts.push(...lower.parts);
    cells.push(...lower.cells);
    place ||= lower.place;
    end += 1;
  }
  const [, as = '', told = ''] = end < nextAt ? (titled.exec(lines[end] ?? '') ?? []) : [];
  // "Old Crumb, Ghent 2018 – 2020", "Delivery driver - vans, 40 stops a day"
  if (parts.length === 1 && !parts.some(namesPosition) && endsInPosition(as)) {
    parts.push(as);
    cells.push(as);
    note.push(told);
    end += 1;
  }
  const below = lines[end] ?? '';
  const placeBelow = place === '' && end < nextAt ? placeIn(below, cities, end < until) : '';
  return { ...head, cells, parts, ...(placeBelow === '' ? { place, end } : { place: placeBelow, end: end + 1 }) };
}

/** A line that is a place, for sure where the next entry may begin with it, or says it as Europass does: "City: Ghent | Country: Belgium". */
function placeIn(line: string, cities: Cities, isOwn: boolean): string {
  if (isOwn ? isPlace(line, cities) && !namesOrganisation(line) : isSurelyPlace(line, cities)) return line;
  const [, city = '', country] = /^city: ([^|:]{2,60}?)(?: ?\| ?country: ([^|:]{2,60}))?$/i.exec(line) ?? [];
  return country === undefined ? city : `${city}, ${country}`;
}

/** "Software Engineer II, Payments Platform" is one role where the line below says with whom, "Acme, Payments team" who, where it says as what. */
function isOneThing(parts: readonly string[], below: string, lower: Said): boolean {
  const namesWho = lower.place !== '' || (namesOrganisation(below) && !namesPosition(below));
  if (namesWho) return !parts.some(namesOrganisation);
  return !parts.some(namesPosition) && endsInPosition(below);
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
