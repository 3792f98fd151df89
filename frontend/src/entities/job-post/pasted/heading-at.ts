import { bullets } from '../../../ui/content/written-blocks.ts';
import { headingWords } from './heading-words.ts';
import { headingsAbroad } from './headings-abroad.ts';
import { plain } from './plain-line.ts';

/** The parts of a job's text that have a heading: what is said of the job, and of all else. */
export type HeadedPart = 'about' | 'responsibility' | 'minimum_qualification' | 'preferred_qualification' | 'other';

/** What headings of job texts say, in small letters, the surest first: "Preferred qualifications" are no minimum. */
const sayings: readonly [HeadedPart, readonly string[]][] = [
  [
    'preferred_qualification',
    [
      'preferred|nice to haves?|good to have|bonus|a plus|pluses|asset (qualifications|criteria)|extra (credit|points)',
      'desirable|desired(?! (candidate|profile)\\b)|optional|advantageous|helpful|ideally|even better',
      "would be (great|nice)|'d be (great|nice|good|a bonus)|'d (also )?(love|like) (to see|it if)",
      '^nice$',
    ],
  ],
  [
    'other',
    [
      "benefits|perks|offer|compensation|salary|pay|in it for you|what (do )?(i|you)('ll| will)? get",
      'why (join|us|work)|about (us|the company|the team)|who we are|^the company$',
      '(our|company) (company|values|culture|description)|equal opportunit(y|ies)|diversity|inclusion',
      'how to apply|method of application|process|next steps|closing date|deadline|contact',
      '(additional|supplement(al|ary)|further) information|(job|employment|contract) (types?|status)',
      'location|working (here|hours)|conditions|schedule|physical demands|work environment',
    ],
  ],
  [
    'responsibility',
    [
      'responsib(le|ility|ilities)|duties|tasks|accountabilities|functions|key activities',
      'day to day|scope of work|job scope|(your|an) (role|mission|impact|day)',
      "what('s involved| the (job|role) involves| does the (job|role) involve| will (i|you) (be doing|do))",
      "what you('ll| will| would)? (be )?(do(ing)?|own)",
      "^(in this (role|position|job),? )?(you|the (successful )?(candidate|applicant))('ll| will)( be)?$",
    ],
  ],
  ['about', ['the role|a day in|about the (job|role|position)|(job|role|position) (description|overview|summary)']],
  [
    'minimum_qualification',
    [
      'qualifications?|requirements?|required|mandatory|must haves?|minimum|essential|criteria|eligibility|suitability',
      'skills?|experience|knowledge|competenc(e|ies)|education|certificat(es|ions)|licen[cs]es|person specification',
      '(desired|candidate) profile|your (profile|skills|experience|background)|about you|who you are|^you$|the person$',
      "what (do )?(i|you|we)('ll| will)? (need|bring|have)|^(i|we|you) need$|you('ll| will| should)? (have|bring|need)",
      'ideal candidate|the (candidate|applicant)$|looking for|we expect|apply if|hear from you',
      '(fit|match|enjoy|thrive|love|right|for you)( (for|in|this|us|you|role|job|here))* if( you( have| are)?)?$',
    ],
  ],
];
const headings = sayings.map(([part, said]) => [part, new RegExp(`\\b(${said.join('|')})\\b`)] as const);

/** "About Palm Row", "Life at Palm Row": of whoever hires, whose name may be any. */
const ofEmployer = /^(about (?!you\b|(the|this) (job|role|position))|why |life at )\D{2,40}$/;

/** "As a pilot, you'll": of the job by its name. */
const ofRole = /^as (an?|our|the) [^.:;]{3,40} you('ll| will)( be)?$/;

const longestHeading = 60;
export const markerAt = new RegExp(String.raw`^([${bullets}*+o\-–—]|\d{1,2}[.)])\s+`, 'u');
export const markerOf = (line: string) => markerAt.exec(line)?.[1];
/** A colon at its end, or what Markdown marks a heading with. */
const isMarked = (line: string) => /[:：]$|^#|^\*\*.*\*\*$/u.test(line);
const folded = (line: string) => plain(line).toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');
/** Says nothing but what part begins. */
const isBare = (line: string) =>
  folded(line)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || headingWords.has(word));

/** `bare`: it says nothing but which part begins; `label`: it goes on with what is said there. */
export type Heading = { part: HeadedPart; kind: 'bare' | 'more' | 'label' };
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
export function headingAt(line: string): Heading | undefined {
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
