import { matchesIn } from '../text/matches-in.ts';
import { withClosings } from './closings.ts';
import {
  formHeading,
  headings,
  isEmployers,
  sectionKinds,
  type Section,
  type SectionKind,
} from './section-headings.ts';

/** The sections of a text in their order, all of it, each with its heading. What stands before the first heading is `usual`. */
export function sectionsIn(text: string, usual?: SectionKind): Section[] {
  const marks = marksIn(text, usual);
  const starts = [{ kind: usual, start: 0 }, ...marks];
  const sections = starts.map(({ kind, start }, at) => ({ kind, start, end: starts[at + 1]?.start ?? text.length }));
  return withClosings(
    text,
    sections.filter(({ start, end }) => end > start),
  );
}

/** The kind of section at each of these places, which come in the order of the text. */
export function kindsAt(sections: readonly Section[], places: readonly number[]): (SectionKind | undefined)[] {
  let now = 0;
  return places.map((place) => {
    while ((sections[now + 1]?.start ?? Infinity) <= place) now += 1;
    return sections[now]?.kind;
  });
}

type Mark = { kind: SectionKind | undefined; start: number };

function marksIn(text: string, usual: SectionKind | undefined): Mark[] {
  const found: Mark[] = [];
  for (const { 0: words, index, groups = {} } of matchesIn(text, headings)) {
    const kind = sectionKinds.find((one) => groups[one] !== undefined);
    if (kind === undefined) continue;
    const end = index + words.length;
    const before = text.slice(Math.max(0, index - 40), index);
    // "at Example LLCAbout us": nothing would tell where that ends.
    const isRunOnName = /[A-Z]{2}$/.test(before) && (kind === 'about' || kind === 'benefits');
    if (isRunOnName || !isHeading(before, words, text.slice(end, end + 80))) continue;
    const former = found.at(-1)?.kind ?? usual;
    found.push({ kind, start: index });
    const below = lineStart.test(before)
      ? belowLine(kind, words, before, text.slice(end, end + longestLine))
      : undefined;
    const goesOn = kind === 'preferred' && isEmployers(former) ? undefined : former;
    if (below !== undefined) found.push({ kind: goesOn, start: end + below });
  }
  return found;
}

const bullet = '[^\\S\\n]*(?:[*>•·▪●–—-]|\\d{1,2}[.)])[^\\S\\n]*';
const label = '^[^\\S\\n]*[:：][^\\S\\n]*';
/** "Salary: £55,000 a year", "Desirable: Vault". */
const saysAll: Partial<Record<SectionKind, RegExp>> = {
  benefits: new RegExp(`${label}[^\\n]{0,60}\\d[^\\n]*\\n`),
  preferred: new RegExp(`${label}(?<=\\s)[^\\n:：]{1,80}\\n`),
};
const beginsItem = new RegExp(`(?:^|\\n)${bullet}$`);
const isItem = new RegExp(`^${bullet}\\S`);
/** "Preferred qualifications: Java" is the first of several lines. */
const isBare = /^(?:desir(?:able|ed)|preferred|optional|bonus|plus|nice[- ]to[- ]haves?)$/i;
/** "Nice to have: Kafka," goes on below. */
const isOpenLine = /(?:,|\b(?:and|or))\s*$/i;
const longestLine = 200;

/**
 * Where a line ends that says all of it: what stands below is of what stood above, unless a list begins there. Lines
 * without bullets are of one list up to a blank line.
 */
function belowLine(kind: SectionKind, words: string, before: string, after: string): number | undefined {
  const line = saysAll[kind]?.exec(after)?.[0];
  if (line === undefined) return undefined;
  if (kind === 'benefits') return line.length;
  const rest = after.slice(line.length);
  const isList = !beginsItem.test(before) && isItem.test(rest);
  const isEnded = beginsItem.test(before) || rest.startsWith('\n') || (/^bonus$/i.test(words) && /\d/.test(line));
  return isBare.test(words) && isEnded && !isList && !isOpenLine.test(line) ? line.length : undefined;
}

/** Bullets, numbers and signs of markup at the start of a line. */
const lineStart = /(?:^|\n)[\s#*_>•·▪●\-–—\d.)]{0,12}$/;
const lineEnd = /^[\s*_#]*(?:\([^)\n]{0,40}\))?[\s*_#?!.…]*(?:[:：–—-]|\n|<|$)/;

/**
 * A heading has a line of its own, or begins one and ends in a colon. Where a page was copied and its lines were run together,
 * it begins with a capital behind a sentence, and a colon, a bullet or the capital of the next line follows without a blank.
 */
function isHeading(before: string, words: string, after: string): boolean {
  if (isOfForm(before, words) && /^ [A-Z\d]/.test(after)) return true;
  if (lineStart.test(before) || before === '') {
    return (
      lineEnd.test(after) ||
      /^ ?[A-Z][a-z]*(?: [A-Z&][a-z]*){0,3}[*_]*(?::|\n|$)/.test(after) ||
      (ofWhom.test(after) && isOfMany.test(words)) ||
      runsOn(after) ||
      isTitled(before, words, after)
    );
  }
  if (!/^[A-Z]/.test(words)) return isAnnounced.test(before) && /^\s*[:：]/.test(after);
  if (isTitled(before, words, after)) return true;
  const isBehindSentence = /(?:[.!?:;)*•]\s*|[a-z0-9)]|[A-Z]{2}|\s{2,})$/.test(before);
  const isColon = /^\s*[:：]/.test(after);
  return (
    (isColon && (isBehindSentence || /\s$/.test(before))) ||
    (isBehindSentence && (runsOn(after) || after.startsWith('\n')))
  );
}

/** "You will have the following responsibilities: …" in running text; not "one of the following certifications: …". */
const isAnnounced = /(?<!\bof the )\bfollowing $/i;

/** "Requirements for this role", "Responsibilities of the Night Manager include:". */
const ofWhom = /^ (?:of|for|to) [^.:;,\n]{2,60}(?::|\n|$)/i;
const isOfMany = /(?:responsibilities|requirements|qualifications|duties|tasks)$/i;

/** A hyphen belongs to the word before it: what could be read in two ways would be tried in all. */
const titled = /^(?:(?:[A-Z][\w’'-]*|and|or|of|the|to|in|for|a|an)(?:[ /&,][ /&,-]*|$))+$/;
/** What nothing but a heading says, with one word or with several. */
const isPlainly =
  /[ /]|^(?:Responsibilities|Requirements|Qualifications|Duties|Accountabilities|Benefits|Perks|RESPONSIBILITIES|REQUIREMENTS|QUALIFICATIONS|DUTIES|BENEFITS|PERKS|EDUCATION|EXPERIENCE|SKILLS|COMPETENCIES)$/;
/** "Requirements Gathering", "Benefits Administration". */
const goesOnAsName =
  /^ (?:Gathering|Analysis|Analyst|Associate|Management|Manager|Engineer|Engineering|Development|Administration|Administrator|Coordinator|Specialist|Traceability|Definition|Elicitation|Documentation|Design|Designer|Include|Required|Preferred|And|Or|Of|For|With|In|To|Is|Are|Will|Should|Must|Can|May)\b/i;
/** "What you'll do Lead a team": no sentence goes on with a capital. */
const isClause = /^(?:What|Who|Why|How|About|Nice|Good|Great|Skills you)\b.* /;
const behindSentence = /(?:^|\n)$|(?:[.!?:;)\]”"]|\b[a-z\d][\w’'/%+-]*)\s$|[a-z\d.)!?]$/;

/**
 * Where lines were run together with blanks, a heading is known by its capitals: "… for people. What You'll Do Lead a team", "… at
 * scale Preferred Qualifications 5 years".
 */
function isTitled(before: string, words: string, after: string): boolean {
  const isInCapitals = words === words.toUpperCase();
  if (goesOnAsName.test(after) || ofForm.test(words)) return false;
  if (isClause.test(words) && /(?:^|\n|[.!?:]\s|[a-z.!?])$/.test(before))
    return (isInCapitals ? /^[?!]? ?(?:[A-Z\d][^A-Z]|[•·*▪●])/ : /^[?!]? ?[A-Z\d•·*▪●]/).test(after);
  if (!titled.test(words) || !isPlainly.test(words)) return false;
  if (/^ ?(?:[•·*▪●+]|[-–][A-Z\d])/.test(after)) return words.includes(' ') || behindSentence.test(before);
  return behindSentence.test(before) && (isInCapitals ? /^ [A-Z\d][^A-Z]/ : /^ [A-Z\d]/).test(after);
}

const behindForm = new RegExp(`${formHeading.behind}$`);
const ofForm = new RegExp(`^${formHeading.words}$`);
const isOfForm = (before: string, words: string) => ofForm.test(words) && behindForm.test(before);

/** "RequirementsBachelor's", "Qualifications5+ years", "Benefits• Health". */
const runsOn = (after: string) => /^(?:[A-Z][A-Za-z’']+[\s.,;]|\d|\s*[•·*▪●]|\s*[-–—]\s)/.test(after);
