import { companySaid } from './company-said.ts';
import { headingAt, markerAt, markerOf, type HeadedPart, type Heading } from './heading-at.ts';
import { isLabelledPlace, postedBehind, startOf } from './place-line.ts';
import { plainPage } from './plain-page.ts';
import { companyLabelled, readTop } from './read-top.ts';
import { unbrokenLines } from './unbroken-lines.ts';

/** `lead`: what stands before the first heading. */
type Part = 'lead' | HeadedPart;

/** What was found; nothing stands for what was not. `place`: a line of what is neither done nor asked that may say where the job is. */
export type SortedText = Partial<Record<Part | 'title' | 'company' | 'place' | 'job_link', string>>;

/** Buttons and notes of the page that it was copied from. */
const ofPage = new RegExp(
  `^(${[
    '(easy |quick )?apply( now)?|saved?|share|show (more|less)|see (more|less)|report this job|sign in',
    '(re)?posted .{1,20} ago|\\d+ (hour|day|week|month)s? ago|.{1,20} ago · .{1,20} applicants',
    'skip to .{1,15}content|(find|search) (jobs|salaries)|profile insights|job details',
    'company reviews|[\\d,]+ reviews?|\\d(\\.\\d)? out of 5( stars)?',
    'stellen(ausschreibung|anzeige)|(job )?vacancy|vacature',
  ].join('|')})$`,
  'i',
);

/** One list goes on: by the next number, or the same sign. */
const isNext = (marker: string | undefined, next: string | undefined) =>
  marker !== undefined && (/^\d/u.test(marker) ? parseInt(marker) + 1 === parseInt(next ?? '') : marker === next);

/** "2. Key responsibilities" is no item where what stands around it is none: headings are numbered, too, or have a sign before them. */
function withoutMarkers(lines: readonly string[]): string[] {
  const markers = lines.filter((line) => line !== '').map(markerOf);
  let written = -1;
  return lines.map((line) => {
    if (line !== '') written += 1;
    const [before, own, after] = [markers[written - 1], markers[written], markers[written + 1]];
    const isItem = line === '' || isNext(before, own) || isNext(own, after);
    const words = isItem ? line : line.replace(markerAt, '');
    return headingAt(words) === undefined ? line : words;
  });
}

/** What a form calls itself above what it calls the job. */
const ofForm =
  /^\s*(?:job|position|role) (?:description|posting|advert(?:isement)?):?\n\s*(?=(?:(?:job|position) )?(?:title|position|role)\s?[:\t])/iu;

/** What pay is called abroad. */
const payAbroad = 'gehalt|lohn|salaire|rémunération|salario|sueldo|ral|retribuzione|salário|salaris|wynagrodzenie';
/** Says in one line what is paid, wherever it stands. */
const ofPay = new RegExp(
  [
    String.raw`^(?:base )?(?:salary|pay|compensation|${payAbroad})(?: range)?\s?[:：]?\s?[A-Z]{0,3}\s?[£$€]?\s?\d.{0,80}$`,
    String.raw`^the [^.]{0,40}\b(?:salary|pay|compensation) range\b[^.]{0,60}[£$€]\s?\d`,
  ].join('|'),
  'iu',
);

/** What a request to apply begins with; not "To apply paint" and "Call customers at home", which are duties. */
const requests = [
  String.raw`apply (?:now|today|online|here|via|through|directly|by (?:e-?mail|phone|post|sending|clicking|\d))\b`,
  String.raw`to apply(?=[,:;]|$| (?:${[
    'please|now|online|here|by|via|through|directly|for this',
    'send|e-?mail|visit|click|complete|submit|call|contact',
  ].join('|')})\b)`,
  String.raw`(?:interested|suitable) (?:candidates|applicants)\b`,
  String.raw`if (?:you are |you['’]re )?interested\b`,
  String.raw`(?:send|submit|e-?mail|forward) (?:us )?(?:your|an?) (?:cv|résumé|resume|application)\b`,
  String.raw`call \p{L}+ (?:at|on) \+?\(?\d`,
];
/** How to apply, and who may, wherever it stands. */
const ofClosing = new RegExp(
  [
    `^(?:please )?(?:${requests.join('|')})`,
    String.raw`^we (?:strongly |warmly )?(?:encourage|welcome) [^.]{0,200}\b(?:to apply|applications)\b`,
    String.raw`\bis an equal[- ]opportunit|^we(?: are|['’]re) an equal[- ]opportunit`,
  ].join('|'),
  'iu',
);

/** "The successful candidate will": have something, or do it. */
const ofCandidate = /(?:['’]ll| will)[\s:]*$/iu;
const asksToHave =
  /^(?:have|hold|possess|bring|demonstrate|show|be (?!responsible|accountable|part|involved|working|based|in charge|the\b|expected|required))\b/iu;

const asksForMore =
  /\b(years?|experience|degree|ph\.?d|diploma|certificat\w*|licen[cs]e\w*|knowledge|proficien\w*|fluent|must have|required|familiar\w*)\b/iu;

/** A row of a table with a name and what it is: "Position", "Pilot". */
const row = /^(\p{L}[^\t:]{1,40})\t\s*(?=\S[^\t]*$)/u;

/** Before the next of several cells with a label each: "Position: Pilot", "Grade: 4". */
const labelledCell = /\t(?=\p{L}[^\t\n:：]{1,40}[:：])/u;

const joined = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

const isOneLine = ({ kind, part }: Heading, line: string, next = '') =>
  kind === 'label' &&
  part === 'preferred_qualification' &&
  /^\P{L}*(?:\p{L}+|nice[- ]to[- ]haves?) ?[:：].{0,80}(?<![:：])$/iu.test(line) &&
  !/(?:,|\b(?:and|or))$/iu.test(line) &&
  (markerOf(line) !== undefined || next === '' || /^bonus\b.*\d/iu.test(line));

/** The lines of each part, and what else stands at the top. What is neither of the job nor asked keeps its headings. */
function partsOf(lines: readonly string[]) {
  const heads = lines.map((line, at) => {
    const head = headingAt(line);
    const next = ofCandidate.test(line) ? lines.slice(at + 1, at + 3).find((one) => one !== '') : undefined;
    const isAsked = head?.part === 'responsibility' && asksToHave.test(next?.replace(markerAt, '') ?? '');
    return isAsked ? ({ ...head, part: 'minimum_qualification' } as const) : head;
  });
  // "Location: Lyon" stands at the top, among the names.
  const first = heads.findIndex((head) => head !== undefined && !(head.part === 'other' && head.kind === 'label'));
  const { rest, ...top } = readTop(first === -1 ? lines : lines.slice(0, first));
  const parts: Record<Part, string[]> = {
    lead: rest,
    about: [],
    responsibility: [],
    minimum_qualification: [],
    preferred_qualification: [],
    other: [],
  };
  let part: Part = 'other';
  let below: Part | undefined;
  for (const [at, line] of lines.entries()) {
    if (first === -1 || at < first) continue;
    if (ofPay.test(line) || ofClosing.test(line)) {
      parts.other.push(line);
      continue;
    }
    const head = heads[at];
    const isApart = head !== undefined && (head.kind !== 'label' || head.part !== part);
    if (isApart && parts[head.part].length > 0) parts[head.part].push('');
    // "Desirable: French" says all of it, unless a list begins there: what stands below is of what stood above.
    if (head === undefined && line !== '' && below !== undefined) [part, below] = [below, undefined];
    if (head !== undefined) below = isOneLine(head, line, lines[at + 1]) ? part : undefined;
    part = head?.part ?? part;
    if (head?.kind !== 'bare' || part === 'other') parts[part].push(line);
  }
  return { parts, top };
}

const isAsked = (said: string) => asksForMore.test(said) && !/[£$€] ?\d|\bcommensurate\b/u.test(said);
/** What is asked for of such lines, and what else they say, each on a line of its own. */
const partedByAsked = (lines: readonly (readonly string[])[]) =>
  [isAsked, (one: string) => !isAsked(one)].map((isOne) =>
    lines.flatMap((sentences) => (sentences.some(isOne) ? sentences.filter(isOne).join(' ') : [])),
  );

/** What a text asks for that says so under no heading. Where its lines are so long that it would all be asked for, sentences count. */
function moveAsked(parts: Record<Part, string[]>): void {
  if (joined(parts.minimum_qualification) !== '') return;
  const from = ['lead', 'about', 'responsibility'] as const;
  const all = joined(from.flatMap((part) => parts[part]));
  const isMost = joined(all.split('\n').filter((line) => asksForMore.test(line))).length > all.length * 0.7;
  for (const part of from) {
    const lines = parts[part].map((line) => (isMost ? line.split(/(?<=[.!?])\s(?=\p{Lu})/u) : [line]));
    const [asked = [], other = []] = partedByAsked(lines);
    parts.minimum_qualification.push(...asked);
    parts[part] = other;
  }
}

/**
 * Sorts a whole job text, as it is pasted, into its parts, by the headings that such texts have. A text without them is parted by what
 * its lines ask for.
 */
export function sortJobText(text: string): SortedText {
  const written = unbrokenLines(
    plainPage(text)
      .replace(/\r\n?/gu, '\n')
      .replace(/ - job post$/mu, '')
      .replace(ofForm, '')
      .split('\n')
      .flatMap((line) => line.split(labelledCell))
      .map((line) =>
        line
          .trim()
          .replace(row, '$1: ')
          .replace(/([:：])\t\s*/u, '$1 '),
      )
      .filter((line) => !ofPage.test(line)),
    {
      isItem: (line) => line !== undefined && markerOf(line) !== undefined,
      isHeading: (line) => headingAt(line) !== undefined,
    },
  );
  const lines = withoutMarkers(written);
  const { parts, top } = partsOf(lines);
  parts.lead = parts.lead.map((line) => line.replace(postedBehind, ''));
  moveAsked(parts);
  const told = [...parts.lead, ...parts.about, ...parts.other];
  const place = top.place ?? told.find((line) => isLabelledPlace(startOf(line)));
  const company = top.company ?? told.map(companyLabelled).find(Boolean) ?? companySaid(told, top.title);
  const found: SortedText = {
    ...top,
    ...(place !== undefined && { place: place.replace(postedBehind, '') }),
    ...(company !== undefined && { company }),
    job_link: /https?:\/\/\S{4,2000}/u.exec(text)?.[0] ?? '',
    ...Object.fromEntries(Object.entries(parts).map(([part, said]) => [part, joined(said)])),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== '')) as SortedText;
}
