import { calendar, dateRange } from './written-dates.ts';

/** What can be read off a resume without guessing much; everything else stays in its text. */
export type ResumeStructure = {
  emails: string[];
  phones: string[];
  links: string[];
  sections: ResumeSection[];
  /** Entries of the skills section, in their order. */
  skills: string[];
  /** Lines of the experience section that carry a range of dates. */
  positions: { line: string; start: string; end: string }[];
};

export type ResumeSection = { kind: SectionKind; heading: string; lines: string[] };

export type SectionKind = keyof typeof headings;

/** Matched in this order against a heading in lower case without punctuation. */
const headings = {
  summary: /^(professional |career |executive )?(summary|profile|objective|overview)$|^about( me)?$/,
  // Before experience, which takes every heading that ends so.
  volunteering: /^(volunteer(ing)?( (experience|work))?|community (service|involvement)|leadership( and activities)?)$/,
  experience: /^(\w+ ){0,5}experiences?$|^internships?$|^(employment|work|career|professional)( history| background)?$/,
  education: /^(education(al)?( background| history| and training)?|academic (background|history|qualifications))$/,
  skills:
    /^((technical|core|key|professional|relevant|soft|hard|computer|additional) )*(skills?|competencies|expertise|proficiencies|technologies|strengths)( and (tools|technologies|interests|abilities|expertise|languages))?$/,
  projects: /^((personal|selected|key|side|academic|notable|open source) )*projects?$/,
  certifications: /^(licenses? and )?(professional )?(certifications?|certificates?|licenses?)( and licenses?)?$/,
  accomplishments:
    /^((key|selected) )?(accomplishments?|achievements?|awards?|honou?rs?)( and (awards|honou?rs|achievements))?$/,
  publications: /^(selected )?publications?( and (talks|patents|presentations))?$|^patents?$/,
  languages: /^languages?$/,
  other:
    /^(interests|hobbies|references|links|coursework|relevant coursework|courses|training|activities|extracurricular activities|(on )?(campus )?involvement|community|contact( information| details)?|memberships?|personal details)$/,
} satisfies Record<string, RegExp>;

export const sectionKinds = Object.keys(headings) as SectionKind[];

/** Lines longer than this are prose; a cap keeps every pattern below cheap whatever the text is. */
const longestLine = 500;

export function structureOf(text: string): ResumeStructure {
  const lines = text.split('\n').map((line) => line.slice(0, longestLine));
  const sections = sectionsOf(lines);
  const linesIn = (kind: SectionKind) => sections.filter((section) => section.kind === kind).flatMap((s) => s.lines);
  return {
    emails: matches(lines, /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/gi).map((email) => email.toLowerCase()),
    phones: matches(
      lines,
      /(?<![\w/.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,5}){1,4}(?!\w)/g,
    ).filter(isPhone),
    links: matches(
      lines,
      /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|\b(?:linkedin\.com\/in|github\.com)\/[\w-]{1,60}/gi,
    ),
    sections,
    skills: [...new Set(linesIn('skills').flatMap(skillsOf))],
    positions: linesIn('experience').flatMap((line) => {
      const range = rangeOf(line);
      return range ? [{ line, ...range }] : [];
    }),
  };
}

function sectionsOf(lines: readonly string[]): ResumeSection[] {
  const sections: ResumeSection[] = [];
  for (const line of lines) {
    const kind = headingKind(line);
    if (kind) sections.push({ kind, heading: line, lines: [] });
    else if (line !== '') sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function headingKind(line: string): SectionKind | undefined {
  if (line.length > 50 || /[.,;]$|\d/.test(line)) return undefined;
  const words = line
    .toLowerCase()
    .replace(/[&/]/g, ' and ')
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return Object.keys(headings).find((kind): kind is SectionKind => headings[kind as SectionKind].test(words));
}

function matches(lines: readonly string[], pattern: RegExp): string[] {
  return [...new Set(lines.flatMap((line) => line.match(pattern) ?? []))];
}

// A range of years and a date look like a number, too.
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15 && !/^(19|20)\d\d ?- ?(19|20)\d\d/.test(found);
}

/** `Languages: Go, Rust (5 years)` are two skills; the label says nothing. */
export function skillsOf(line: string): string[] {
  const entries = line.replace(/^• /, '').replace(/^[\p{L} &/]{2,40}: ?/u, '');
  return entries
    .split(/,(?![^()]{0,80}\))|[;|•·]/)
    .map((entry) => entry.trim().replace(/^and /, '').replace(/\.$/, ''))
    .filter((entry) => entry.length >= 1 && entry.length <= 60);
}

function rangeOf(line: string): { start: string; end: string } | undefined {
  const [, start, end] = dateRange.exec(line) ?? [];
  return start && end ? { start: calendar(start), end: calendar(end) } : undefined;
}
