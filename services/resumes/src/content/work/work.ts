import type { ResumeContent, WrittenSpan } from '@waypost/contracts/entities/resume-content';
import { isItem } from '../../reading/structure/bullets.ts';
import { datesOf, isDuration, type Dated } from '../../reading/structure/written-dates.ts';
import { entriesIn, joinedLines, mostLines, type Entry } from '../entries/entries.ts';
import type { IsEnough } from '../entries/entry-head.ts';
import { companyIn, headerParts, namesOwnWork, titleIn } from '../entries/headers.ts';
import { modeBehind, type Cities } from '../entries/places.ts';
import { namesOrganisation } from '../words/organisations.ts';
import { endsInPosition, namesPosition } from '../words/positions.ts';
import { asItems } from './credits.ts';
import { undatedIn } from './undated-work.ts';

type Work = ResumeContent['work_experiences'][number];

export const spanOf = ({ start, end, isCurrent }: Dated): WrittenSpan => ({
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
  is_current: isCurrent,
});

type Names = Pick<Work, 'job_title' | 'company_name'>;

/** How a section names its positions where the words themselves do not tell. */
type Order = { isTitleFirst: boolean };

const waysToTell = [
  (part: string) => endsInPosition(part) && !namesOrganisation(part),
  (part: string) => namesPosition(part) && !namesOrganisation(part),
  namesPosition,
];

/** The first that is a position by its words. */
const titleAmong = (parts: readonly string[]): number =>
  waysToTell.map((isTitle) => parts.findIndex(isTitle)).find((at) => at >= 0) ?? -1;

/** The first that is a position by its words, or else what stands beside an organisation; -1 where nothing tells. */
function titleTold(parts: readonly string[]): number {
  const told = titleAmong(parts);
  return told >= 0 || !parts.some(namesOrganisation) ? told : parts.findIndex((part) => !namesOrganisation(part));
}

/**
 * Tells the position from the company; where neither part says so by itself, they are taken in the order of the other entries.
 */
function namesOf({ cells, parts }: Pick<Entry, 'cells' | 'parts'>, order: Order): Names {
  const inCells = cells.length > 1 && !cells.some(saysBoth);
  const among = inCells ? cells : parts;
  const [one = ''] = among;
  if (among.length === 1) {
    return namesOrganisation(one) && !namesPosition(one)
      ? { job_title: '', company_name: one }
      : { job_title: one, company_name: '' };
  }
  const told = titleTold(among);
  const title = told >= 0 ? told : order.isTitleFirst ? 0 : Math.min(1, among.length - 1);
  const others = among.filter((_, at) => at !== title);
  const organisations = others.filter(namesOrganisation);
  // A department is one of the hospital or company that stands beside it.
  const company = organisations.find((one) => !isPart.test(one)) ?? organisations[0] ?? others[0] ?? '';
  return inCells
    ? { job_title: titleIn(among[title] ?? ''), company_name: companyIn(company) }
    : { job_title: among[title] ?? '', company_name: company };
}

const isPart = /^(?:department|dept\.?|division|faculty|section) of\b/i;

/** "Baker at Old Crumb" says both, beside a line that says something else. */
function saysBoth(cell: string): boolean {
  const { parts, isByComma } = headerParts(cell);
  const [one = '', other = ''] = parts;
  return (
    !isByComma &&
    parts.length === 2 &&
    namesPosition(one) !== namesPosition(other) &&
    titleAmong([cell]) >= 0 &&
    hasMark(cell)
  );
}
const hasMark = (cell: string) => / at | @ |[|·•]/.test(cell);

/** By the entries that say it in words. */
function orderIn(entries: readonly Entry[]): Order {
  const told = entries.flatMap(({ cells, parts }) => {
    const among = cells.length > 1 ? cells : parts;
    const at = among.length > 1 ? titleTold(among) : -1;
    return at < 0 ? [] : [at === 0];
  });
  return { isTitleFirst: told.length === 0 || told.filter(Boolean).length >= told.length / 2 };
}

/** One date alone is when it was. */
export const spanOrMoment = (dated: Dated): WrittenSpan =>
  dated.isRange || dated.end === undefined ? spanOf(dated) : { start: dated.end, end: dated.end, is_current: false };

/** "Kornblum Bakery, Ghent" says with whom and where, but not as what. */
const saysWhat: IsEnough = (parts, below) =>
  parts.some(namesPosition) || (below !== undefined && !below.some(namesPosition));

/** "Kornblum Bakery, Ghent 2016 – 2021" says with whom the positions below it were, at times with a line on what that is. */
function isOver({ cells, parts, body, dated }: Entry, next?: Entry): boolean {
  if (cells.length !== 1 || parts.some(namesPosition) || body.length > 2 || body.some(isItem)) return false;
  return dated.isRange && next !== undefined && isWithin(next, { ...dated, isNamed: parts.some(namesOrganisation) });
}

type Over = Dated & { isNamed: boolean };

/** "Plant manager", "Vice president, Baking" or, at an army, "Supply sergeant, 2nd Brigade, Ghent", within the time there. */
function isWithin({ parts, isByComma, dated, place }: Entry, over: Over): boolean {
  const [, second = ''] = parts;
  const isUnit =
    (isByComma || (over.isNamed && place !== '')) &&
    (!namesOrganisation(second) || / (?:department|division|unit)$/i.test(second));
  const isOne = parts.length === 1 || (parts.length === 2 && isUnit);
  const [own, all] = [yearsOf(dated), yearsOf(over)];
  return isOne && namesPosition(parts[0] ?? '') && all.from <= own.from && own.until <= all.until;
}

const yearsOf = ({ start = '', end = '9999' }: Dated) => ({ from: start.slice(0, 4), until: end.slice(0, 4) });

/** A time without work is no position, whatever it was for. */
const isBreak = new RegExp(
  String.raw`^(?:(?:planned|personal|voluntary) )?(?:career|employment|work) (?:break|gap)\b|^(?:${[
    '(?:at )?home with (?:my |our |the |young )?(?:children|family|kids)',
    'rais(?:ed|ing) (?:a |my |our )?(?:children|family|kids)|sabbatical|gap year',
    '(?:parental|maternity|paternity|family|medical|sick) leave|unemployed',
    'elternzeit(?: und familien(?:phase|zeit))?|familien(?:phase|zeit)|babypause|congé parental',
    '(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mother|father|mom|mum|dad|carer|caregiver)|homemaker',
  ].join('|')})(?= ?[,(:|/–-]|$)`,
  'i',
);

/** "Working as a baker in Old Crumb, Pune from Jan 2021 to till date." */
const inSentence =
  /^(?:• )?(?:(?:currently|presently) )?work(?:ing|ed) as (?:an? )?(.{3,60}?) (?:at|for|in|with) (.{3,80}?),? (?:during|from|since) (?=\p{Lu}|\d)(.{4,40}?)\.?$/iu;
const asHeader = (line: string) =>
  line.replace(inSentence, (_, title: string, company: string, dates: string) => {
    const isOpen = !/\d.*\s(?:-|–|to|till?|until)\s/.test(dates);
    return `${title} | ${company}\t${isOpen ? 'since ' : ''}${dates}`;
  });

/** "Two rosettes (2023)" below a position, whose bullet a program has drawn and not written, is told of that, and so are clients. */
function withBullets(lines: readonly string[]): string[] {
  let isBelow = false;
  let areClients = false;
  return lines.map((line) => {
    areClients = areClients ? !namesPosition(line) : ofClients.test(line);
    const dated = isItem(line) ? undefined : datesOf(line);
    const isMoment = dated !== undefined && !dated.isRange && dated.before !== '';
    const isClient = areClients && dated !== undefined && dated.before !== '';
    const isDeed =
      isClient ||
      (isMoment && (expires.test(dated.before) || isToldOf(dated.before))) ||
      (isBelow && isMoment && !namesPosition(line) && !namesOrganisation(line));
    isBelow = isDeed || dated?.isRange === true;
    return isDeed ? `• ${line}` : line;
  });
}

const ofClients = /^(?:(?:key|main|recent|selected) )?clients:?$/i;
/** "Sold the bakery in 2022", "Promoted to head baker in 2021", but for "Nurse, Rye Hospital, in 2014". */
const isToldOf = (before: string) =>
  /^[^(]* (?:in|by|during|until|before|after)$/.test(before) && (!namesPosition(before) || becoming.test(before));
const becoming = /^(?:became|appointed|elected|made|named|promoted)\b/i;
/** "TWIC card (exp. 2027)" */
const expires = /\b(?:exp(?:\.|ires|iry|iration)|valid (?:until|through|thru|to)|renews)(?: date)?:?\.?$/i;

export function workIn(section: readonly string[], cities?: Cities): Work[] {
  const entries = entriesIn(withBullets(asItems(section.slice(0, mostLines).map(asHeader))), saysWhat, cities);
  if (entries.length === 0) return undatedWork(section, cities);
  const isCompany = entries.map((entry, at) => isOver(entry, entries[at + 1]));
  const order = orderIn(entries.filter((_, at) => !isCompany[at]));
  const work: Work[] = [];
  // Where several positions stand one below the other, the first names the company.
  let above = '';
  let areBelow = false;
  let over: Over | undefined;
  for (const [at, entry] of entries.entries()) {
    const { cells, parts, dated, place, body } = entry;
    if (isBreak.test(cells[0] ?? '')) continue;
    if (isCompany[at]) {
      above = companyIn(cells.join());
      over = { ...dated, isNamed: parts.some(namesOrganisation) };
      continue;
    }
    // "Freelance, 2020 – now" says how, and nothing else.
    const isOwn = parts.length === 0 && namesOwnWork(dated.before);
    const isBelow = over !== undefined && isWithin(entry, over);
    if (!isBelow) over = undefined;
    const told = isOwn ? { job_title: dated.before, company_name: '' } : namesOf(entry, order);
    const [role = '', unit] = parts;
    // A unit of an army is who somebody was with there.
    const isUnit = isBelow && place !== '' && unit !== undefined;
    const named = isUnit
      ? { job_title: role, company_name: `${unit}, ${above}` }
      : isBelow
        ? { job_title: parts.join(', '), company_name: '' }
        : told;
    areBelow = entry.isWhoAbove || (areBelow && isRoleAlone(entry, named));
    const isRole = above !== '' && (isWard(named.company_name) || (areBelow && !entry.isWhoAbove));
    const { job_title, company_name } = isRole && named.company_name !== '' ? asOneRole(entry, named) : named;
    const employer = company_name === '' && !isOwn && !cells.some(namesOwnWork) ? above : company_name;
    const client = clientIn(company_name);
    // The next one was for another client.
    if (company_name !== '' && !isUnit) above = client === undefined ? company_name : '';
    // A company with the time of all positions there says whom those below were with.
    if (job_title === '' && body.every(isDuration) && entries[at + 1]?.cells.length === 1) continue;
    work.push({
      job_title,
      company_name: client ?? employer,
      city: /^(?:fully )?(?:remote|hybrid|on-?site)$/i.test(place) ? '' : place.replace(modeBehind, ''),
      work_summary: joinedLines(body).join('\n'),
      ...spanOrMoment(dated),
    });
  }
  return work;
}

function undatedWork(section: readonly string[], cities?: Cities): Work[] {
  return undatedIn(section.slice(0, mostLines), cities)
    .filter(({ cells }) => !isBreak.test(cells[0] ?? ''))
    .map(({ cells, parts, place, body }) => ({
      ...namesOf({ cells, parts }, { isTitleFirst: true }),
      city: place,
      work_summary: joinedLines(body).join('\n'),
      is_current: false,
    }));
}

/** "Staff Nurse – Surgical ICU" below an employer is one role there. */
const ward =
  /\b(?:telemetry|ward|unit|intensive care|emergency (?:room|department)|med[- ]?surg|labor and delivery|operating room)\b/i;
/** In capitals: "Ed’s Diner" is an employer. */
const shortWard = /\b(?:[A-Z]?ICU|ER|ED|PACU)\b/;
const isWard = (name: string) =>
  (ward.test(name) || shortWard.test(name)) && !namesOrganisation(name.replace(/department/i, ''));
/** "Detective, Property Crimes" in its only line, below a line that says who others were with. */
const isRoleAlone = ({ isByComma, parts }: Entry, { job_title, company_name }: Names) =>
  company_name === '' ||
  (isByComma && parts.length === 2 && !parts.some(namesOrganisation) && namesPosition(job_title));
const asOneRole = ({ parts, isByComma }: Entry, { job_title, company_name }: Names): Names => ({
  job_title: isByComma ? parts.join(', ') : `${job_title}, ${company_name}`,
  company_name: '',
});

/** "Kunde: Old Crumb GmbH" of who works for themselves. */
const clientIn = (name: string) =>
  /^(?:kunde|auftraggeber|endkunde|opdrachtgever|cliente?|klient): ?(.{2,100})$/i.exec(name)?.[1];
