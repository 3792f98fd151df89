import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import type { ResumeStructure } from '../reading/structure/resume-structure.ts';
import type { SectionKind } from '../reading/structure/section-headings.ts';
import { accomplishmentsIn } from './accomplishments.ts';
import { joinedLines, mostLines } from './entries/entries.ts';
import type { Cities } from './entries/places.ts';
import { headlineIn } from './person/headline.ts';
import { isKnownByMail } from './person/known-by-mail.ts';
import { linksOf } from './person/links.ts';
import { apartByMail, nameLabel, personNamed } from './person/person-name.ts';
import { projectsIn } from './projects.ts';
import { certificatesIn } from './qualifications/certificates.ts';
import { apart } from './qualifications/credentials.ts';
import { isOfUniversity, studiesIn } from './qualifications/studies.ts';
import { listedSkills, spokenIn } from './skills/listed-skills.ts';
import { withMonths } from './skills/skill-months.ts';
import { withExperience } from './unnamed-experience.ts';
import { withoutRoles } from './work/credits.ts';
import { monthsOfWork } from './work/months-of-work.ts';
import { workIn } from './work/work.ts';

/** As many as a section of a profile takes. */
const mostItems = 100;
/** Sections of a kind that are looked at. */
const mostSections = 20;
const longestHead = 2_000;

type ReadResume = { text: string; structure: ResumeStructure };

/** What stands above its sections, and those of a kind, as they are and as the items that are read in each. */
function partsOf({ text, structure }: ReadResume) {
  const { head, sections: all } = withExperience(headOf(text, structure), structure.sections);
  const last = all.at(-1);
  const sections = (kind: SectionKind) =>
    all
      .map((one) => (one === last ? withoutSignature(one) : one))
      .filter((one) => one.kind === kind)
      .slice(0, mostSections)
      .map(({ lines, ...one }) => ({ ...one, lines: lines.filter(isOfResume) }));
  const each = <Item>(kind: SectionKind, read: (lines: readonly string[], heading: string) => Item[]) =>
    sections(kind)
      .flatMap(({ lines, heading }) => read(lines, heading))
      .slice(0, mostItems);
  return { head, sections, each };
}

export const workOf = (read: ReadResume): ResumeContent['work_experiences'] =>
  partsOf(read).each('experience', (lines, heading) => workIn(withoutRoles(lines, heading)));

/** Who it is of. */
export function personOf(read: ReadResume): ReturnType<typeof personNamed> {
  const { head, sections } = partsOf(read);
  const others = sections('other');
  const { title, emails } = read.structure;
  const isSure = (line: string) => isKnownByMail(line, emails);
  return (
    personIn(head, isSure, title && apartByMail(title, emails)) ??
    personIn(namedIn(others), isSure) ??
    personIn(ofPerson(others), isSure)
  );
}

/** What a resume that has been read says for each section of a profile. Guessed from how resumes are set: a person looks it through. */
export function contentOf(read: ReadResume, today: string, cities: Cities): ResumeContent {
  const { structure } = read;
  const { head, sections, each } = partsOf(read);
  const work = each('experience', (lines, heading) => workIn(withoutRoles(lines, heading), cities));
  const schooling = each('education', (lines) => [apart(lines)]);
  const headline = headlineIn(head);
  const about = joinedLines(sections('summary').flatMap((one) => one.lines.slice(0, mostLines).filter(isOfWork))).join(
    '\n',
  );
  const months = monthsOfWork(work, today);
  const [phone] = structure.phones;
  return {
    ...personOf(read),
    ...(headline !== undefined && { headline }),
    ...(about !== '' && { about_me: about }),
    ...(phone !== undefined && { phone }),
    ...(months !== undefined && { total_experience_in_months: months }),
    work_experiences: work,
    educations: [
      ...schooling.map(({ studies }) => studies),
      each('certifications', (lines) => lines.filter(isOfUniversity)),
    ]
      .flatMap((lines) => studiesIn(lines, cities))
      .slice(0, mostItems),
    skills: withMonths(
      listedSkills(
        sections('skills').map((one) => one.lines.slice(0, mostLines)),
        sections('languages').flatMap(({ heading, lines }) =>
          (isMixed.test(heading) ? lines.flatMap(spokenIn) : lines).slice(0, mostLines),
        ),
      ),
      work,
      today,
    ),
    certificates: [
      ...each('certifications', (lines, heading) =>
        certificatesIn(
          lines.filter((line) => !isOfUniversity(line)),
          heading,
        ),
      ),
      ...schooling.flatMap(({ credentials }) => certificatesIn(credentials)),
    ].slice(0, mostItems),
    projects: each('projects', projectsIn),
    accomplishments: each('accomplishments', accomplishmentsIn),
    social_links: linksOf(structure.links.slice(0, mostItems), head.join('\n')),
  };
}

/** The lines above the first section; of a text without any, all of them, as positions stand among them. */
function headOf(text: string, { head, sections }: ResumeStructure): string[] {
  if (sections.length === 0) return text.split('\n', mostLines).filter((line) => line !== '');
  const lines = (head ?? text.slice(0, longestHead).split('\n')).slice(0, mostHead);
  const first = lines.findIndex((line) => sections.some(({ heading }) => heading === line));
  return lines.slice(0, first < 0 ? mostHead : first);
}
const mostHead = 60;
/** What a form asks of somebody below "Personal profile" says nothing of their work. */
const askedOfPerson = [
  String.raw`date of birth|birth ?date|d\.?o\.?b\.?|place of birth|age|sex|gender`,
  "(?:father|mother|husband|spouse)['’]?s? name|marital status",
  String.raw`nationality|citizenship|religion|caste|blood group|passport(?: (?:no|number|details))?\.?`,
  '(?:permanent |present |current )?address|languages? known|hobbies|height|weight',
];
const ofPersonAlone = new RegExp(String.raw`^(?:• )?(?:${askedOfPerson.join('|')})[ \t]*[:\t–-]`, 'i');
const isOfWork = (line: string) => !ofPersonAlone.test(line);
/** "Languages & Interests" */
const isMixed = /interests|hobbies/i;

/** Lines among which a name stands, below a date or a heading of the page. */
const mostAboveName = 6;

/** Whoever is named largest, or else in the first line that is a name. */
function personIn(
  head: readonly string[],
  isSure: (line: string) => boolean,
  title?: string,
): ReturnType<typeof personNamed> {
  const lines = head.slice(0, mostAboveName).flatMap((line) => line.split('\t'));
  return [title, ...lines].map((line) => personNamed(line, isSure)).find(Boolean);
}

/** "Name: Mira Okoye" among personal details. */
const namedIn = (sections: ResumeStructure['sections']) =>
  sections.flatMap(({ lines }) => lines.filter((line) => nameLabel.test(line)));

/** What stands first below "Personal information", as Europass has it. */
const ofPerson = (sections: ResumeStructure['sections']) =>
  sections.filter(({ heading }) => /^pers(?:on|ön)/i.test(heading)).flatMap(({ lines }) => lines.slice(0, 1));

/** "Ghent, 12.01.2025" is where and when it was signed; below certificates it may be when one was given. */
const signed = /^\p{Lu}[\p{L} .-]{2,30}, (?:den |le )?\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9} )(?:19|20)\d\d$/u;
const withoutSignature = ({ kind, lines, ...one }: ResumeStructure['sections'][number]) => {
  const isSigned = (kind === 'skills' || kind === 'languages') && signed.test(lines.at(-1) ?? '');
  return { ...one, kind, lines: isSigned ? lines.slice(0, -1) : lines };
};

/** What stands at the edge of every page is no part of what is told on it, nor is the head of a table. */
const isOfResume = (line: string) =>
  !/^.{0,60}\b(?:page|résumé|resume|cv) \d{1,2}$|^(?:• )?references?\b.{0,30}\b(?:request|requested|available)\.?$/i.test(
    line,
  ) && !tableHead.test(line);
/** What the columns of such tables are called. */
const columns = [
  's[lr]?[.]? ?no[.]?|hospital|department|years?|period|duration|dates?|from|to',
  'employer|company|organi[sz]ation|position|designation|(?:job )?title|role',
  'degree|diploma|qualification|course|examination|institut(?:e|ion)|school|college|university|board',
  'passing|completion|percentage|%|c?gpa|grade|marks|location|place|city',
];
const head = `(?:(?:name|year|date)s? of (?:the )?)?(?:${columns.join('|')})(?: ?/ ?(?:board|university|college|institute|cgpa|%))?`;
const tableHead = new RegExp(`^${head}(?:\\t${head})+$`, 'i');
