import { createHash } from 'node:crypto';
import { limits, type JobType, type WorkMode } from '@waypost/contracts/constants';
import { maxEventBytes } from '@waypost/contracts/event';
import { webUrl } from '@waypost/contracts/fields';
import { firstCharacters } from '@waypost/contracts/first-characters';
import type { Row } from './columns.ts';
import { dateIn } from './dates.ts';
import { payIn, type YearlyPay } from './pay.ts';
import { placesIn, type Place } from './places.ts';
import { longestHtml, plainText } from './plain-text.ts';
import { titleIn } from './title.ts';
import { workModeIn } from './work-mode.ts';

/** A post as a row tells it; its places still have to be found in the list of cities. */
export type ReadJobPost = {
  import_key: string;
  title: string;
  description: string;
  responsibility: string;
  minimum_qualification: string;
  preferred_qualification: string;
  places: Place[];
  status: 'Open' | 'Close';
  skills: { skill: string }[];
  links: string[];
  job_post_tags: string[];
  custom_company?: { name: string };
  job_type?: JobType;
  work_mode?: WorkMode;
  expected_max_ctc?: YearlyPay;
  minimum_yrs_of_exp_needed?: number;
  maximum_yrs_of_exp_needed?: number;
  apply_link?: string;
  posted_date?: string;
};

/** The post of a row, or why it cannot be one. What a row says of the rest and cannot be understood is left out. */
export function jobPostOfRow(row: Row): { post: ReadJobPost } | { refused: string } {
  if (draft.test(row.status ?? '')) return { refused: `its status is ${row.status}` };
  const source = row.description ?? '';
  if (source.length > longestHtml) return tooLong(source, longestHtml);
  const { places, mode: modeOfPlace } = placesIn(row.location ?? '', row);
  const { title, mode } = titleIn(oneLine(row.title ?? ''), places);
  const text = plainText(source);
  if (title === '' && text === '') return { refused: 'no title and no description' };
  if (title === '') return { refused: 'no title' };
  if (text === '') return { refused: 'no description' };
  // A title that is too long is shown shortened, and stands in full above the description.
  const description = title.length > limits.title ? `${title}\n\n${text}` : text;
  if (description.length > limits.importedDescription) return tooLong(description, limits.importedDescription);

  const company = companyIn(row.company ?? '');
  const post = {
    import_key: importKey(row),
    title: shortened(title, limits.title),
    description,
    responsibility: withinLimit(row.responsibilities),
    minimum_qualification: withinLimit(row.minimum_qualifications),
    preferred_qualification: withinLimit(row.preferred_qualifications),
    places,
    status: isOver(row) ? ('Close' as const) : ('Open' as const),
    skills: skillsIn(row.skills ?? ''),
    links: url(row.url) ?? [],
    job_post_tags: tagsIn(row.tags ?? ''),
    custom_company: company,
    job_type: jobTypeIn(row.job_type ?? ''),
    work_mode: workModeIn(row.work_mode ?? '') ?? modeOfPlace ?? mode,
    expected_max_ctc: payOf(row),
    ...yearsIn(row.experience ?? ''),
    apply_link: url(row.apply_url)?.[0],
    posted_date: dateIn(row.posted ?? '', new Date()),
  };
  const bytes = Buffer.byteLength(JSON.stringify(post));
  if (bytes > longestPost)
    return { refused: `its texts have ${inDigits(bytes)} bytes, more than ${inDigits(longestPost)}` };
  return { post: withoutAbsent(post) };
}

/** What an event of it has room for, beside the cities of a hundred places and what is added to every event. */
const longestPost = maxEventBytes - 40_000;
const inDigits = (number: number) => number.toLocaleString('en-US');

/** A day is over in the last place, at UTC-12, twelve hours after it is in UTC. Where a post is, its last day does not say. */
const wholeDay = 36 * 60 * 60_000;

/** Not yet for everybody's eyes. */
const draft =
  /^(?:draft|pending|preview|unapproved|awaiting|in review|unlisted|internal|private|future|rejected)(?![a-z])/i;
const closed =
  /^(?:closed?|ended|trash|expired|filled|inactive|not active|archived|cancell?ed|unpublished|deleted|removed|withdrawn|disabled|paused|on.hold)$/i;

/** Closed where it comes from, or past its last day, all of which counts. */
function isOver({ status = '', valid_through = '' }: Row): boolean {
  return closed.test(status) || dateIn(valid_through, new Date(Date.now() - wholeDay)) !== undefined;
}

function tooLong({ length }: string, most: number): { refused: string } {
  return { refused: `the description has ${inDigits(length)} characters, more than ${inDigits(most)}` };
}

/** A place, or a list of sectors, is no company: some exports have them in this column. */
function companyIn(text: string): { name: string } | undefined {
  const name = oneLine(text);
  const isPlace = name.includes(',') && placesIn(name).places.some(({ region }) => region !== undefined);
  return name === '' || name.includes(';') || isPlace ? undefined : { name: shortened(name, limits.name) };
}

type Absent<T> = { [K in keyof T]: T[K] | undefined };
const withoutAbsent = (post: Absent<ReadJobPost>) =>
  Object.fromEntries(Object.entries(post).filter(([, value]) => value !== undefined)) as ReadJobPost;

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim();

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = firstCharacters(text, max - 1);
  return `${firstCharacters(cut, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

const withinLimit = (text: string | undefined) => shortened(plainText(text ?? ''), limits.importedDescription);

/** A bare number is a row number as likely as an id, so it never stands alone. */
const isRowNumber = (id: string) => /^\d{1,6}$/.test(id);

/** The source's own id where it has one, else its link, else what the row says: the same row is the same post when it comes again. */
function importKey(row: Row): string {
  const written = [row.title, row.company, row.location, row.description, ...(row.region ? [row.region] : [])];
  return ownKey(row) ?? keyOf(written);
}

/** The key of a row that has an id or a link of its own: as it was, whatever else the row says now. */
export function ownKey(row: Row): string | undefined {
  const own = [row.key, row.url].find((id) => id !== undefined && !isRowNumber(id));
  return own ? keyOf([own]) : undefined;
}

const keyOf = (said: readonly (string | undefined)[]) =>
  createHash('sha256')
    .update(said.map((part) => part ?? '').join('\0'))
    .digest('hex')
    .slice(0, 40);

/** The first pattern that matches counts: the narrowest type first, full time before part time. */
const jobTypePatterns: readonly (readonly [RegExp, JobType])[] = [
  [/\bintern(?:s|ships?)?\b|trainee|praktik/i, 'Internship'],
  [/freelance|\bgigs?\b/i, 'Freelance'],
  // 'Temps' is time in French.
  [/contract|temp(?!s[ -](?:plein|partiel))|fixed|seasonal|per.?diem/i, 'Contract'],
  [/^(?:(?!full|permanent|regular).)*\bpart|teilzeit|temps[ -]partiel|tiempo parcial|deeltijd|^p\/?t$/is, 'Part-Time'],
  [/full|permanent|regular|vollzeit|temps[ -]plein|tiempo completo|jornada completa|voltijd|^f\/?t$/i, 'Full-Time'],
];
const jobTypeIn = (text: string) => jobTypePatterns.find(([pattern]) => pattern.test(text))?.[1];

function payOf(row: Row): YearlyPay | undefined {
  const hints = {
    ...(row.salary_currency ? { currency: row.salary_currency } : {}),
    ...(row.salary_period ? { period: row.salary_period } : {}),
  };
  const [low, high] = [row.salary_min, row.salary_max].map((part = '0') => (Number(part) === 0 ? undefined : part));
  const range = low ? [low, high].filter(Boolean).join(' - ') : high && `up to ${high}`;
  return payIn(row.salary ?? '', hints) ?? payIn(range ?? '', hints);
}

/** Of `3.5 years` three are in full. */
const ofYears = String.raw`(?<![\d.,])(\d{1,2})(?:[.,]\d)? ?(?:(?:-|–|to) ?(\d{1,2})(?:[.,]\d)?)? ?\+?`;
const numbersOfYears = new RegExp(`${ofYears} ?(?:yrs?|years?)`, 'i');
const numbersAlone = new RegExp(`^${ofYears}$`);

function yearsIn(text: string): Pick<ReadJobPost, 'minimum_yrs_of_exp_needed' | 'maximum_yrs_of_exp_needed'> {
  const line = oneLine(text);
  const [, low, high] = numbersAlone.exec(line) ?? numbersOfYears.exec(line) ?? [];
  if (low === undefined || Number(high ?? low) > limits.experienceYears || Number(high ?? low) < Number(low)) return {};
  return {
    minimum_yrs_of_exp_needed: Number(low),
    ...(high === undefined ? {} : { maximum_yrs_of_exp_needed: Number(high) }),
  };
}

function skillsIn(text: string): { skill: string }[] {
  const { min, max } = limits.skillName;
  const names = text
    .replace(/^\[(.*)\]$/s, '$1')
    .split(/[,;|\n•]/)
    .map((name) => oneLine(name).replace(/^(["'])(.*)\1$/, '$2'))
    .filter((name) => name.length <= max && (name.length >= min || name === 'C' || name === 'R'));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
    .slice(0, 50)
    .map((skill) => ({ skill }));
}

function tagsIn(text: string): string[] {
  const tags = text
    .split(/[;|\n]/)
    .map(oneLine)
    .filter((tag) => tag !== '' && tag.length <= limits.name && !/^(?:not applicable|other|n\/a|\d+)$/i.test(tag));
  return [...new Set(tags)].slice(0, 50);
}

const url = (text: string | undefined) => (webUrl.safeParse(text).success && text ? [text] : undefined);
