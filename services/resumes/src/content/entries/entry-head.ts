import { isDuration, datesOf, type Dated } from '../../reading/structure/written-dates.ts';
import { namesOrganisation } from '../words/organisations.ts';
import { endsInPosition, namesPosition } from '../words/positions.ts';
import { headerParts, isHeader, withoutLabel, withoutPay } from './headers.ts';
import { cityOfStreet, isPlace, isStreet, isSurelyPlace, splitPlace, type Cities } from './places.ts';

/** What the header of an entry says. */
export type EntryHead = {
  dated: Dated;
  /** What stands together in the header: each of its lines, and what is far apart within one. */
  cells: string[];
  /** The same, cut at its separators. */
  parts: string[];
  place: string;
  /** How it names who it was with: in the line above its own, or maybe behind the comma of its only line. */
  isWhoAbove: boolean;
  isByComma: boolean;
};

/** Whether these parts (two or more) say all that is looked for, so that the lines below are not needed. */
export type IsEnough = (parts: readonly string[], below?: readonly string[]) => boolean;

/** A line with dates, which an entry has one of. */
export type Anchor = { at: number; dated: Dated };

/** Where its header may stand. */
type Where = {
  /** How many lines above the dates are of it. */
  above: number;
  /** The first line that is of no entry before. */
  from: number;
  /** The first line that may be of the next header. */
  until: number;
  /** The line of the next dates. */
  nextAt: number;
  isEnough: IsEnough;
  cities: Cities;
};

/** What the lines from `start` up to `end` say. Lines are added to it until it says enough. */
type Taken = { cells: string[]; parts: string[]; place: string; start: number; end: number };

/** Who and what: a header names both. */
const wanted = 2;
/** Lines of a header below dates that stand above it. */
const mostBelow = 2;

/** The header around dates, the lines that it takes, and what stands in them of what was done. */
export function headOf(
  lines: readonly string[],
  { at, dated }: Anchor,
  where: Where,
): EntryHead & { start: number; end: number; note: string[] } {
  const { note, own } = besideDates(dated, where.cities);
  const taken: Taken = {
    cells: own.flatMap((one) => one.cells),
    parts: own.flatMap((one) => one.parts),
    place: placeAmong(own),
    start: at,
    end: at + 1,
  };
  const hasComma = own.some((one) => one.isByComma);
  const isAlone = taken.parts.length === 0;

  const higher = lineAbove(lines, at, taken, where);
  const isWhoAbove = namesWho(higher.line, where.cities) && !taken.parts.some(namesEmployer);
  // Behind a dash it may be another employer, unless the line above says where that is.
  if (isWhoAbove && (hasComma || splitPlace(higher.line, where.cities).place !== '')) taken.parts = asOne(taken.parts);

  takeAbove(taken, lines, higher.reach, where);
  const isInOneLine = taken.start === at;
  const isByComma = isInOneLine && taken.place === '' && hasComma;
  takeBelow(taken, lines, isAlone && isInOneLine ? mostBelow : 1, isByComma, where);
  const told = takeRole(taken, lines, where);
  takePlace(taken, lines, where);
  return { ...taken, dated, note: [...note, ...told], isWhoAbove, isByComma };
}

type Said = { cells: string[]; parts: string[]; place: string; isByComma: boolean };

/** What the line of the dates says before and behind them; a sentence behind them is a note. */
function besideDates(dated: Dated, cities: Cities): { own: Said[]; note: string[] } {
  const who = dated.before.replace(/,? in$/i, '');
  const before = said(who, cities, isCityOf(who, cities));
  if (isSentence(dated) && !namesOrganisation(dated.after))
    return { own: [before], note: [dated.after.replace(/^\. /, '')] };
  const [behind, told] = apartFrom(dated.after, cities);
  return { own: [before, said(withoutPay(behind), cities, true)], note: told === '' ? [] : [told] };
}

/** "Ghent — 2019 to now" */
const isCityOf = (line: string, cities: Cities) => line !== '' && isSurelyPlace(line, cities);

/** "2013 – 2017. Thesis: the oven. Supervisor: Prof. B. Rye", "2017 – 2020 (closed, as the owner left)" */
export const isSentence = ({ after }: Dated): boolean => /[.!]$|^\. |^\(\p{Ll}[^()]* [^()]*\)$/u.test(after);

/** "Baker, Old Crumb Ltd, Ghent. Sourdough and rye" says also what was done there. */
function apartFrom(header: string, cities: Cities): [header: string, told: string] {
  const [, who = '', told = ''] = /^(.{5,100}?[\p{L}\d)]{2})\. (\p{Lu}.{2,200})$/u.exec(header) ?? [];
  const isWhole = namesPosition(who) && who.includes(', ') && (namesOrganisation(who) || namesWhere(who, cities));
  return isWhole ? [who, told] : [header, ''];
}

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
  const rests = (some: readonly { rest: string }[]) => some.map(({ rest }) => rest).filter(Boolean);
  return { cells: rests(cells), parts: rests(ofParts), place: placeAmong([whole, ...ofParts]), isByComma };
}

const placeAmong = (some: readonly { place: string }[]) => some.map(({ place }) => place).find(Boolean) ?? '';
const asOne = (parts: readonly string[]) => (parts.length > 1 ? [parts.join(', ')] : [...parts]);

/** "Company Driver" is what somebody was. */
const namesEmployer = (part: string) => namesOrganisation(part) && !endsInPosition(part);
/** "Crumb Institute, Ghent, BE" above a role whose line says no more than when. */
const namesWhere = (line: string, cities: Cities) =>
  namesOrganisation(line) && !namesPosition(line) && splitPlace(line, cities).place !== '';
const namesWho = (line: string, cities: Cities) =>
  (namesOrganisation(line) || splitPlace(line, cities).place !== '') && !namesPosition(line);

/** The line above, if it may be of the header, and how far above that may begin: "Staff Nurse, Intensive Care" is one role where the line above says with whom. */
function lineAbove(lines: readonly string[], at: number, { parts }: Taken, { above, from, cities }: Where) {
  const line = at > from && isHeader(lines[at - 1]) ? (lines[at - 1] ?? '') : '';
  const isRole = parts.length === 1 && namesPosition(parts[0] ?? '');
  const reach = above === 0 && isRole && namesWhere(line, cities) ? 1 : above;
  return { line: reach > 0 ? line : '', reach };
}

const isWhole = ({ parts }: Taken, isEnough: IsEnough, lower?: readonly string[]) =>
  parts.length >= wanted && isEnough(parts, lower);

function takeAbove(taken: Taken, lines: readonly string[], reach: number, { from, isEnough, cities }: Where) {
  const { start: at } = taken;
  // Dates that stand alone below a header of several lines take all of them, however much one of them says.
  const isAlone = taken.parts.length === 0;
  const isMissing = () => !isWhole(taken, isEnough) || (isAlone && taken.cells.length < reach);
  while (taken.start > from && at - taken.start < reach && isMissing() && isHeader(lines[taken.start - 1])) {
    taken.start -= 1;
    const higher = said(lines[taken.start] ?? '', cities);
    taken.parts.unshift(...higher.parts);
    taken.cells.unshift(...higher.cells);
    taken.place ||= higher.place;
  }
}

function takeBelow(taken: Taken, lines: readonly string[], most: number, isByComma: boolean, where: Where) {
  const { until, isEnough, cities } = where;
  for (let count = 0; taken.end < until && count < most && (count === 0 || !isWhole(taken, isEnough)); count++) {
    const line = lines[taken.end] ?? '';
    if (!isHeader(line) || datesOf(line)?.isRange === true) return;
    const lower = said(line, cities, true);
    const isRole = isByComma && isOneThing(taken.parts, line, lower);
    if (lower.parts.length > 0 && isWhole(taken, isEnough, lower.parts) && !isRole) return;
    if (isRole && lower.parts.length > 0) taken.parts = asOne(taken.parts);
    taken.parts.push(...lower.parts);
    taken.cells.push(...lower.cells);
    taken.place ||= lower.place;
    taken.end += 1;
  }
}

/** "Software Engineer II, Payments Platform" is one role where the line below says with whom, "Acme, Payments team" who, where it says as what. */
function isOneThing(parts: readonly string[], below: string, lower: Said): boolean {
  const isWho = lower.place !== '' || (namesOrganisation(below) && !namesPosition(below));
  if (isWho) return !parts.some(namesOrganisation);
  return !parts.some(namesPosition) && endsInPosition(below);
}

/** As what, and what that was. */
const titled = /^(\p{Lu}[^–—:.,]{2,40}?) [-–—] (.{3,120})$/u;

/** "Old Crumb, Ghent 2018 – 2020", "Delivery driver - vans, 40 stops a day": takes the role, and tells what it was. */
function takeRole(taken: Taken, lines: readonly string[], { nextAt }: Where): string[] {
  const [, as = '', told = ''] = taken.end < nextAt ? (titled.exec(lines[taken.end] ?? '') ?? []) : [];
  if (taken.parts.length !== 1 || taken.parts.some(namesPosition) || !endsInPosition(as)) return [];
  taken.parts.push(as);
  taken.cells.push(as);
  taken.end += 1;
  return [told];
}

function takePlace(taken: Taken, lines: readonly string[], { until, nextAt, cities }: Where) {
  if (taken.place !== '' || taken.end >= nextAt) return;
  taken.place = placeIn(lines[taken.end] ?? '', cities, taken.end < until);
  if (taken.place !== '') taken.end += 1;
}

/** A line that is a place, for sure where the next entry may begin with it, or says it as Europass does: "City: Ghent | Country: Belgium". */
function placeIn(line: string, cities: Cities, isOwn: boolean): string {
  if (isOwn ? isPlace(line, cities) && !namesOrganisation(line) : isSurelyPlace(line, cities)) return line;
  const [, city = '', country] = /^city: ([^|:]{2,60}?)(?: ?\| ?country: ([^|:]{2,60}))?$/i.exec(line) ?? [];
  return country === undefined ? city : `${city}, ${country}`;
}
