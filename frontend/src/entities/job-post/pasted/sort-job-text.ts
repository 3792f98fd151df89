import { bullets } from '../../../ui/content/written-blocks.ts';
import { companySaid } from './company-said.ts';
import { headingWords } from './heading-words.ts';
import { headingsAbroad } from './headings-abroad.ts';
import { isLabelledPlace, postedBehind, startOf } from './place-line.ts';
import { plain } from './plain-line.ts';
import { companyLabelled, readTop } from './read-top.ts';
import { unbrokenLines } from './unbroken-lines.ts';

/** The parts of a job's text: what stands before the first heading, what is said of the job, and of all else. */
type Part = 'lead' | 'about' | 'responsibility' | 'minimum_qualification' | 'preferred_qualification' | 'other';

/** What was found; nothing stands for what was not. `place`: a line of what is neither done nor asked that may say where the job is. */
export type SortedText = Partial<Record<Part | 'title' | 'company' | 'place' | 'job_link', string>>;

/** What headings of job texts say, the surest first: "Preferred qualifications" are no minimum. */
const headings: readonly [Exclude<Part, 'lead'>, RegExp][] = [
  [
    'preferred_qualification',
    /\b(preferred|nice to haves?|bonus|desirable|desired(?! (candidate|profile)\b)|good to have|a plus|pluses|ideally|even better|would be (great|nice)|'d be (great|nice|good|a bonus)|'d (also )?(love|like) (to see|it if)|asset (qualifications|criteria)|extra (credit|points)|optional|advantageous|helpful)\b|^nice$/,
  ],
  [
    'other',
    /\b(benefits|perks|offer|in it for you|what (do )?(i|you)('ll| will)? get|why (join|us|work)|about (us|the company|the team)|who we are|(our|company) (company|values|culture|description)|^the company$|compensation|salary|pay|how to apply|method of application|process|next steps|(additional|supplement(al|ary)|further) information|equal opportunit(y|ies)|diversity|inclusion|location|working (here|hours)|conditions|schedule|physical demands|work environment|(job|employment|contract) (types?|status)|closing date|deadline|contact)\b/,
  ],
  [
    'responsibility',
    /\b(responsib(le|ility|ilities)|duties|tasks|accountabilities|functions|day to day|scope of work|job scope|what('s involved| the (job|role) involves| does the (job|role) involve| will (i|you) (be doing|do))|what you('ll| will| would)? (be )?(do(ing)?|own)|(your|an) (role|mission|impact|day)|key activities)\b|^(in this (role|position|job),? )?(you|the (successful )?(candidate|applicant))('ll| will)( be)?$/,
  ],
  ['about', /\b(the role|a day in|about the (job|role|position)|(job|role|position) (description|overview|summary))\b/],
  [
    'minimum_qualification',
    /\b(qualifications?|requirements?|required|mandatory|must haves?|minimum|essential|criteria|eligibility|what (do )?(i|you|we)('ll| will)? (need|bring|have)|^(i|we|you) need$|^you$|(desired|candidate) profile|you('ll| will| should)? (have|bring|need)|who you are|the person$|about you|your (profile|skills|experience|background)|skills?|experience|knowledge|competenc(e|ies)|ideal candidate|the (candidate|applicant)$|(fit|match|enjoy|thrive|love|right|for you)( (for|in|this|us|you|role|job|here))* if( you( have| are)?)?$|person specification|certificat(es|ions)|licen[cs]es|suitability|apply if|hear from you|looking for|we expect|education)\b/,
  ],
];

/** "About Palm Row", "Life at Palm Row": of whoever hires, whose name may be any. */
const ofEmployer = /^(about (?!you\b|(the|this) (job|role|position))|why |life at )\D{2,40}$/;

/** "As a pilot, you'll": of the job by its name. */
const ofRole = /^as (an?|our|the) [^.:;]{3,40} you('ll| will)( be)?$/;

/** Buttons and notes of the page that it was copied from. */
const ofPage =
  /^((easy |quick )?apply( now)?|saved?|share|show (more|less)|see (more|less)|report this job|(re)?posted .{1,20} ago|\d+ (hour|day|week|month)s? ago|.{1,20} ago · .{1,20} applicants|skip to .{1,15}content|(find|search) (jobs|salaries)|company reviews|sign in|profile insights|job details|stellen(ausschreibung|anzeige)|(job )?vacancy|vacature|[\d,]+ reviews?|\d(\.\d)? out of 5( stars)?)$/i;

const longestHeading = 60;
const markerAt = new RegExp(String.raw`^([${bullets}*+o\-–—]|\d{1,2}[.)])\s+`, 'u');
const markerOf = (line: string) => markerAt.exec(line)?.[1];
/** A colon at its end, or what Markdown marks a heading with. */
const isMarked = (line: string) => /[:：]$|^#|^\*\*.*\*\*$/u.test(line);
const folded = (line: string) => plain(line).toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');
/** Says nothing but what part begins. */
const isBare = (line: string) =>
  folded(line)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || headingWords.has(word));

/** `bare`: it says nothing but which part begins; `label`: it goes on with what is said there. */
type Heading = { part: Exclude<Part, 'lead'>; kind: 'bare' | 'more' | 'label' };
const partNamed = (words: string) => headings.find(([, says]) => says.test(words))?.[0];

const partAbroad = (words: string) => headingsAbroad.find(([, says]) => says.test(words))?.[0];
/** "Duties include steering and …" */
const toldDuties = /^(?:(?:your|key|main|typical) )?(?:duties|responsibilities|tasks) (?:will )?include\b/iu;

/** "Qualifications: A licence" begins a part, and says some of it. */
function labelAt(line: string): Heading | undefined {
  if (toldDuties.test(line)) return { part: 'responsibility', kind: 'label' };
  const label = /^([^:：]{3,40})[:：]\s*\S/u.exec(line)?.[1];
  if (label === undefined) return undefined;
  const part = partAbroad(folded(label)) ?? (isBare(label) ? partNamed(folded(label)) : undefined);
  return part && { part, kind: 'label' };
}

/** "Duties / Fonctions": one heading in two languages; what is no heading in the other stays in the text. */
function headingInTwo(line: string): Heading | undefined {
  const [one, other, ...more] = line.split(' / ');
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const heads = [headingAt(one), headingAt(other)];
  const [head, same] = heads.filter((each) => each?.kind === 'bare');
  const saysMore = heads.some((each) => each && (each.kind === 'label' || each.part !== head?.part));
  return saysMore || !head ? undefined : { part: head.part, kind: same ? 'bare' : 'more' };
}

/** The part that begins with this line; undefined where the line is no heading. */
function headingAt(line: string): Heading | undefined {
  if (markerOf(line) !== undefined && !line.endsWith(':')) return undefined;
  const translated = headingInTwo(line);
  if (translated !== undefined) return translated;
  if (line.length > longestHeading) return labelAt(line);
  const words = folded(line);
  if (words === '') return undefined;
  const asked = words.replace(/^[¿¡]|[\s?!.]+$/gu, '');
  const abroad = partAbroad(asked);
  if (abroad !== undefined) return { part: abroad, kind: 'bare' };
  // A sentence ends, and goes on for longer.
  if (/[.,;!]$/u.test(line) || words.split(/\s+/u).length > 9) return labelAt(line);
  if (ofEmployer.test(words)) return { part: 'other', kind: 'more' };
  if (ofRole.test(words)) return { part: 'responsibility', kind: 'bare' };
  const kind = isBare(line) ? 'bare' : 'more';
  const part = isMarked(line) || kind === 'bare' ? partNamed(words) : undefined;
  return part === undefined ? labelAt(line) : { part, kind };
}

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

/** Says in one line what is paid, wherever it stands. */
const ofPay =
  /^(?:base )?(?:salary|pay|compensation|gehalt|lohn|salaire|rémunération|salario|sueldo|ral|retribuzione|salário|salaris|wynagrodzenie)(?: range)?\s?[:：]?\s?[A-Z]{0,3}\s?[£$€]?\s?\d.{0,80}$|^the [^.]{0,40}\b(?:salary|pay|compensation) range\b[^.]{0,60}[£$€]\s?\d/iu;

/** How to apply, and who may, wherever it stands; not "To apply paint" and "Call customers at home", which are duties. */
const ofClosing =
  /^(?:please )?(?:apply (?:now|today|online|here|via|through|directly|by (?:e-?mail|phone|post|sending|clicking|\d))\b|to apply(?=[,:;]|$| (?:please|now|online|here|by|via|through|directly|for this|send|e-?mail|visit|click|complete|submit|call|contact)\b)|(?:interested|suitable) (?:candidates|applicants)\b|if (?:you are |you['’]re )?interested\b|(?:send|submit|e-?mail|forward) (?:us )?(?:your|an?) (?:cv|résumé|resume|application)\b|call \p{L}+ (?:at|on) \+?\(?\d)|^we (?:strongly |warmly )?(?:encourage|welcome) [^.]{0,200}\b(?:to apply|applications)\b|\bis an equal[- ]opportunit|^we(?: are|['’]re) an equal[- ]opportunit/iu;

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
  for (const [at, line] of lines.entries()) {
    if (first === -1 || at < first) continue;
    if (ofPay.test(line) || ofClosing.test(line)) {
      parts.other.push(line);
      continue;
    }
    const head = heads[at];
    const isApart = head !== undefined && (head.kind !== 'label' || head.part !== part);
    if (isApart && parts[head.part].length > 0) parts[head.part].push('');
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
    text
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
