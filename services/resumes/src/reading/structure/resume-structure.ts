import { firstCharacters } from '@waypost/contracts/first-characters';
import { skillByName } from '@waypost/contracts/taxonomy/skills';
import type { Seen } from '../laid-out.ts';
import { withWholeDates } from './broken-dates.ts';
import { withWholeLines } from './broken-lines.ts';
import { isItem, withoutBullet } from './bullets.ts';
import { withDaysFirst } from './day-first.ts';
import { railOf } from './rail.ts';
import { headingKind, type SectionKind } from './section-headings.ts';
import { rangeIn } from './written-dates.ts';

/** What can be read off a resume without guessing much; everything else stays in its text. */
export type ResumeStructure = {
  emails: string[];
  phones: string[];
  links: string[];
  /** What is set largest on its first page, where that is known: mostly a name. */
  title?: string | undefined;
  /** Lines above the first section, behind those below a title that stands beside the sections of a margin. */
  head?: string[] | undefined;
  sections: ResumeSection[];
  /** Entries of the skills section, in their order. */
  skills: string[];
  /** Lines of the experience section that carry a range of dates. */
  positions: { line: string; start: string; end: string }[];
};

/** A tab in a line of it stands where words are far apart. */
export type ResumeSection = { kind: SectionKind; heading: string; lines: string[] };

/** Lines longer than this are prose; a cap keeps every pattern below cheap whatever the text is. */
const longestLine = 500;

export function structureOf(text: string, { title, links = [], sizes }: Seen = {}): ResumeStructure {
  const written = text.split('\n').map((line) => firstCharacters(line, longestLine));
  const lines = withDaysFirst(withWholeDates(withWholeLines(written)));
  const { head, sections } = sectionsOf(lines, { title, sizes });
  const linesIn = (kind: SectionKind) => sections.filter((section) => section.kind === kind).flatMap((s) => s.lines);
  const mailed = links.flatMap((link) => (/^mailto:([^?]+)/i.exec(link)?.[1] ?? '').match(email) ?? []);
  return {
    emails: [...new Set([...matches(lines, email), ...mailed].map((found) => found.toLowerCase()))],
    phones: matches(lines, phone).filter(isPhone),
    links: linksAmong(lines, links),
    ...(title !== undefined && { title }),
    head: head.slice(0, mostHead),
    sections,
    skills: [...new Set(linesIn('skills').flatMap(skillsOf))],
    positions: linesIn('experience').flatMap((line) => {
      const range = rangeIn(line);
      return range ? [{ line, ...range }] : [];
    }),
  };
}

const mostHead = 60;
const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/gi;
const country = String.raw`\(?\+\d{1,3}\)?[ .-]?`;
const area = String.raw`\(\d{1,5}\)[ .-]?`;
/** Behind a code of a country, an area or a 0 numbers stand in any groups; without one only in short ones, or in one. */
const phone = new RegExp(
  String.raw`(?<![\w/.]|\d-)(?:${[
    String.raw`(?:${country}(?:${area}|\d{2,4} ?/ ?)?|${area}|0\d{2,4} ?/ ?|0\d{1,4}[ .-])(?:\d{1,5}[ .-]){0,5}\d{2,11}`,
    String.raw`\d{1,5}(?:[ .-]\d{2,5}){1,5}`,
    String.raw`\+?\d{10,13}`,
  ].join('|')})(?!\w)`,
  'g',
);
const written =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|\b(?:linkedin\.com\/in|github\.com|gitlab\.com|behance\.net|dribbble\.com)\/[\w-]{1,60}/gi;

/** Those that are written out, then those that stand behind words. */
function linksAmong(lines: readonly string[], behind: readonly string[]): string[] {
  const found = matches(lines, written);
  const addresses = behind.filter((link) => /^https?:\/\//i.test(link) && link.length <= longestLine);
  const bare = (link: string) => link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '');
  const known = new Set(found.map(bare));
  return [...found, ...new Set(addresses.filter((link) => !known.has(bare(link))))];
}

type Split = { head: string[]; sections: ResumeSection[] };

function sectionsOf(lines: readonly string[], { title, sizes }: { title: Seen['title']; sizes: Seen['sizes'] }): Split {
  const isSized = sizedLikeHeadings(lines, sizes);
  const [head, titled]: [string[], string[]] = [[], []];
  const sections: ResumeSection[] = [];
  let [own, rails] = [head, 0];
  const begin = (kind: SectionKind, heading: string, rest: string[] = []) => {
    sections.push({ kind, heading, lines: rest.filter((line) => line !== '') });
    own = sections.at(-1)!.lines;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const kind = headingWithin(line, sections.at(-1));
    const rail = kind ? undefined : railOf(line, lines[at + 1], rails > 1);
    const inline = inlineHeading(line, sections.at(-1)?.kind);
    const below = lines.slice(at + 1, at + 3).find((one) => one !== '');
    const isRow = kind === 'languages' && sections.at(-1)?.kind === 'skills' && namesProgramming(below);
    if (line === title && sections.length > 0 && !kind) own = titled;
    if (isRow) own.push(`${line}:`);
    else if (kind && isSized(line) !== false) begin(kind, line);
    else if (inline && inline.kind !== sections.at(-1)?.kind) begin(inline.kind, inline.heading, [inline.rest]);
    else if (rail && !(rail.kind === 'languages' && namesProgramming(rail.lines[0]))) {
      if (rail.kind !== sections.at(-1)?.kind) rails += 1;
      begin(rail.kind, rail.heading, rail.lines);
      at += rail.lines.length - 1;
    } else if (sections.length > 0 && own !== titled && isSized(line) === true) begin('other', line);
    else if (line !== '') own.push(line);
  }
  return { head: [...titled, ...head], sections };
}

/** What a heading begins; nothing where the line is a part of the section that it stands in. */
function headingWithin(line: string, section: ResumeSection | undefined): SectionKind | undefined {
  const kind = headingKind(line);
  if (kind === undefined || section === undefined) return kind;
  return isSkillBelow(line, section) || isOfPosition(line, kind, section) ? undefined : kind;
}

/** "Leadership" below "SOFT SKILLS", and "• Leadership", is one of them: headings of a resume are set alike. */
const isSkillBelow = (line: string, section: ResumeSection) =>
  section.kind === 'skills' &&
  (isItem(line) || isSetSmaller(line, section)) &&
  skillByName(withoutBullet(line)) !== undefined;

const isSetSmaller = (line: string, { heading }: ResumeSection) => !/\p{Ll}/u.test(heading) && /\p{Ll}/u.test(line);

/** "Key achievements:" below a position is of that, where the heading above them all is set in capitals or without a colon. */
function isOfPosition(line: string, kind: SectionKind, section: ResumeSection): boolean {
  if (section.kind !== 'experience') return false;
  const isLabel = line.endsWith(':') && !section.heading.endsWith(':');
  if (kind === 'accomplishments') return isLabel || isSetSmaller(line, section);
  return (kind === 'projects' || kind === 'skills') && isLabel && isSetSmaller(line, section);
}

/** The head of a table of languages. */
const ofLevels = /^(?:understanding|listening|reading|speaking|writing)\b/i;

/** Whether a line is set like the headings that are known by their words; undefined where sizes do not tell. */
function sizedLikeHeadings(
  lines: readonly string[],
  sizes: Seen['sizes'] = new Map(),
): (line: string) => boolean | undefined {
  const sizesOf = (some: readonly string[]) =>
    some.flatMap((line) => sizes.get(line) ?? []).toSorted((one, other) => one - other);
  const ofHeadings = sizesOf([...new Set(lines.filter(headingKind))]);
  const usual = median(ofHeadings);
  const ofText = median(sizesOf(lines));
  if (ofHeadings.length < 2 || usual === undefined || ofText === undefined) return () => undefined;
  const isApart = usual > ofText * 1.08;
  return (line) => {
    const size = sizes.get(line);
    if (size === undefined) return undefined;
    if (headingKind(line)) return size > usual * 0.92;
    const isLike = isApart && Math.abs(size - usual) < usual * 0.03;
    return isLike && line.length <= 40 && !ofLevels.test(line) && /^\p{Lu}[^\d@,|·•\t]*$/u.test(line);
  };
}

/**
 * "EDUCATION: Baker's diploma, 2012": in capitals, as "Languages: Go, Rust" is a line of skills; "Objective: …" is none in any.
 * "Skills: Go, Rust" below a position is of that.
 */
function inlineHeading(
  line: string,
  within: SectionKind | undefined,
): { kind: SectionKind; heading: string; rest: string } | undefined {
  if (within === 'skills') return undefined;
  const [, heading = '', rest = ''] =
    /^(\p{Lu}[\p{Lu} &]{4,40}|(?:Career )?Objective|Education|School(?:ing)?|(?:Professional )?Summary|Profile|(?:\p{Lu}\p{Ll}+ )?Skills|Cert(?:s|ifications|ificates)|Languages(?: Known)?) ?\t?:[ \t](\S.*)$/u.exec(
      line,
    ) ?? [];
  if (heading.startsWith('Languages') && !isSpoken(/^\p{L}+/u.exec(rest)?.[0] ?? '')) return undefined;
  if (/^(?:Summary|Profile|.*Skills)$/.test(heading) && (within === 'experience' || within === 'projects'))
    return undefined;
  if (
    /^(?:Ed|Sc)\p{Ll}/u.test(heading) &&
    !/\b(?:university|college|school|institute|diploma|degree|certificate)\b/i.test(rest)
  )
    return undefined;
  const kind = heading === '' ? undefined : headingKind(heading);
  return kind ? { kind, heading, rest } : inlineAbroad(line, within);
}

/** "Kenntnisse: Roggen, Hafer", "Langues : français"; below a position or a project the first is of that. */
function inlineAbroad(line: string, within: SectionKind | undefined) {
  const [, heading = '', rest = ''] = /^(\p{Lu}\p{Ll}{3,20}(?: \p{Ll}{3,20})?) ?: (\S.*)$/u.exec(line) ?? [];
  const kind = heading === '' ? undefined : headingKind(heading);
  const isOfLanguages = kind === 'languages' && isSpoken(/^\p{L}+/u.exec(rest)?.[0] ?? '');
  const isOfSkills =
    kind === 'skills' && (within === 'education' || within === 'certifications' || within === 'languages');
  return isOfLanguages || isOfSkills ? { kind, heading, rest } : undefined;
}

const median = (sorted: readonly number[]): number | undefined => sorted[Math.floor(sorted.length / 2)];

function matches(lines: readonly string[], pattern: RegExp): string[] {
  return [...new Set(lines.flatMap((line) => line.match(pattern) ?? []))];
}

// A range of years and a date look like a number, and so do a ZIP code and a social security number.
/** As they are grouped in Denmark and Norway. */
const ofEightDigits = /^(?:[2-9]\d(?: \d\d){3}|[249]\d\d \d\d \d{3})$/;

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '').length;
  return (
    (digits >= 9 || (digits === 8 && ofEightDigits.test(found))) &&
    digits <= 15 &&
    !/(?<!\d)(?:19|20)\d\d(?: ?- ?(?:19|20)\d\d|[-. ](?:0[1-9]|1[0-2]))(?!\d)/.test(found) &&
    !/^(?:\d{5}-\d{4}|\d{3}[- ]\d\d[- ]\d{4})$/.test(found)
  );
}

const programming =
  /^(?:c|r|c\+\+|c#|vb|\.net|java|(?:java|type)script|python|sql|pl\/sql|php|ruby|rust|go|golang|kotlin|swift|scala|perl|matlab|dart|bash|shell|html5?|css3?|cobol|abap)(?!\p{L})/iu;

/** "Languages" in a table of skills is no heading of those that people speak. */
const namesProgramming = (line = '') => skillsOf(line).some((skill) => programming.test(skill));

/** "Figma ★★★★☆", "Figma 95%", "Figma 4/5" */
const ofRating =
  /(?<![\s★☆●○◯⬤■□▮▯])[\s★☆●○◯⬤■□▮▯]+$|(?<=\p{L}) ?[(:–-]? ?(?:\d{1,2}|100) ?%\)?$|(?<=\p{L}) ?[(:–-]? ?(?:[0-5]\/5|\d{1,2}\/10)\)?$/u;

/** Whether it is a language of people. */
export const isSpoken = (name: string) => skillByName(name.trim())?.category === 'Languages';

/** "SEO / Brand voice / Figma" and nothing else */
const slashed = /^[^,;|•·\t/]{2,40}(?: \/ [^,;|•·\t/]{2,40}){2,}$/;

/** `Languages: Go, Rust (5 years)` are two skills; the label says nothing, but that of `English: fluent`. */
export function skillsOf(line: string): string[] {
  const whole = withoutBullet(line).replace(ofRating, '');
  const [label = ''] = /^(?:[\p{L} &/]{2,40}\t?:[ \t]?|(?:\p{L}{2,20} )?languages\t)/iu.exec(whole) ?? [];
  const entries = isSpoken(label.replace(/\t?:[ \t]?$/, '')) ? whole : whole.slice(label.length);
  return entries
    .split(slashed.test(whole) ? / \/ / : /,(?![^()]{0,80}\))|[;|•·\t]/)
    .map((entry) => entry.replace(ofRating, '').trim().replace(/^and /, '').replace(/\.$/, ''))
    .filter((entry) => entry.length >= 1 && entry.length <= 60);
}
