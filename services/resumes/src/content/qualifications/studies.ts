import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { stateNames } from '@waypost/runtime/cities/state-names';
import { withoutBullet } from '../../reading/structure/bullets.ts';
import { tidy } from '../../reading/structure/written-dates.ts';
import { entriesIn, mostLines, type Entry } from '../entries/entries.ts';
import { headerParts, isHeader, withoutLabel } from '../entries/headers.ts';
import { unbroken } from '../entries/narrow-columns.ts';
import { type Cities, isPlace, noCities, splitPlace } from '../entries/places.ts';
import { degreeWords, gradesBefore, subjects } from '../words/degrees.ts';
import { namesSchool, schoolWords } from '../words/schools.ts';
import { spanOf } from '../work/work.ts';

type Study = ResumeContent['educations'][number];

/** At the start of a part. */
const degree = new RegExp(`^${degreeWords}`, 'i');
/** "B.A. in History and M.A. in Greek", "B.S./M.S. in History". */
const anotherDegree = new RegExp(`(?: and | ?[&+/] ?)(?=${degreeWords})`, 'i');
/** "Bachelor thesis: the oven" is none. */
export const isDegree = (part: string) =>
  degree.test(part) && !/^\S{1,12} (?:thesis|dissertation|project)\b/i.test(part);
/** "BA Acting, Old Crumb Drama School, 2016" among the training of who is on a stage. */
export const isOfUniversity = (line: string) =>
  /^(?:bachelor|master of|[bm]\.?(?:a|ed|f\.?a|mus|sc)\b|ph\.?d)/i.test(line) && isDegree(line) && namesSchool(line);
/** Whether a line names a school, or begins with a degree. */
export const isStudied = (line: string) => namesSchool(line) || isDegree(line);
const grade =
  /\b(?:gpa|cgpa|grade|cum laude|magna|summa|hons|honou?rs)\b|\d ?%|\d points|^\d{1,2}(?:\.\d{1,2})? ?\/ ?\d|^note:? \d|^\(?(?:1st|2:[12]|first|2nd)\)?$/i;

/** "Abschluss: Master of Science", "Studium Maschinenbau". */
const label = /^(?:abschluss|degree): |^studium (?:der |des )?(?=\p{Lu})/iu;

/** "University of Ghent. Thesis: the oven", "University of Ghent (Distinction)" */
const behindSchool =
  /\. (?:thesis|dissertation|supervisors?)\b.*$|(?<=\p{L}) \((?:with )?(?:first[- ]class|distinction|merit|diploma behaald|(?:magna |summa )?cum laude|hons?|honours|2:[12]|1st)(?: hon(?:ou)?rs)?\)$/iu;

const without = (text: string) =>
  tidy(
    (degree.exec(text)?.[0] === text ? text : text.replace(behindSchool, '').replace(/(?<=\p{Ll}{4})\.$/u, '')).replace(
      /\b\d\.\d{1,2}(?: ?\/ ?\d(?:\.\d)?)? ?c?gpa\b|(?:\b(?:overall|cum\.?|major) )?\bc?gpa:? ?[\d./ ]{0,12}/i,
      '',
    ),
  );

/** "Bachelor of Commerce (B.Comm.), Baking" */
const inShort = /^\(\p{Lu}\p{L}{0,5}\.[\p{L}.]{0,8}\)(?:, ?)?/u;
const honoursBehind =
  /(?:^|,? )(?:with )?(?:(?:summa |magna )?cum laude|(?:high(?:est)? )?(?:distinction|hono(?:u)?rs))$/i;

/** "B.S. in Computer Science" is a degree and what it is in. */
function degreeOf(part: string): Pick<Study, 'degree' | 'field_of_study'> | undefined {
  const [found] = degree.exec(part) ?? [];
  if (found === undefined || found === '') return undefined;
  const field = tidy(part.slice(found.length))
    .replace(inShort, '')
    .replace(/(?<=.) ?\((?:hons?|honou?rs)\)$/i, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(honoursBehind, '')
    .replace(/^(?:degree )?(?:(?:als|i|in|of|en|em|de|zum|zur) |d['’])/i, '');
  // "Master of Business Administration (MBA)" says it twice.
  if (degree.test(field)) return { degree: found.trim(), field_of_study: '' };
  return { degree: found.trim(), field_of_study: subjects.test(part) ? field.replace(gradesBefore, '') : field };
}

type Named = Pick<Study, 'degree' | 'field_of_study' | 'institution'>;

/** "BSc in Nursing, University of Ghent – Campus North": the bar is the school's, and the comma between both. */
const beforeSchool = new RegExp(`[,.] (?=[^,]{0,60}${schoolWords}|IES )`, 'iu');

/** "Old Crumb Sixth Form: A Levels Maths" */
function behindColon(part: string): string[] {
  const at = part.indexOf(': ');
  const [lead, rest] = [part.slice(0, at), part.slice(at + 2)];
  return at > 0 && namesSchool(lead) && !isDegree(lead) && isDegree(rest) ? [lead, rest] : [part];
}

/** What a header is made of, each degree apart. */
const namedIn = (parts: readonly string[]) =>
  withSubjects(parts.flatMap(behindColon))
    .map((part) => degreeFirst(without(part).replace(label, '')))
    .filter((part) => part !== '' && !(grade.test(part) && !isDegree(part) && !isTaken(part)))
    .flatMap((part) => (isDegree(part) ? part.split(' from ') : [part]))
    .flatMap((part) => (isDegree(part) ? part.split(anotherDegree) : [part]))
    .flatMap((part) => (isDegree(part) ? part.split(beforeSchool) : [part]))
    .filter((part, at, all) => !isSaidAgain(part, all[at + 1] ?? ''));

/** "Baking (B.Sc.)" */
const degreeBehind = new RegExp(`^([^()]{2,80}) \\((${degreeWords})\\)$`, 'i');
const degreeFirst = (part: string) => (isStudied(part) ? part : part.replace(degreeBehind, '$2 $1'));

function withSubjects(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1) ?? '';
    if (subjects.test(before) && !isStudied(part)) whole[whole.length - 1] = `${before}, ${part}`;
    else whole.push(part);
  }
  return whole;
}

/** "Bachelor of Science, BSc Biology": the degree goes on in short. */
function isSaidAgain(part: string, next: string): boolean {
  const [long, short] = [degreeOf(part), degreeOf(next)];
  if (long?.field_of_study !== '' || short === undefined) return false;
  return /\p{Ll}{4}/u.test(long.degree) && !/\p{Ll}{4}/u.test(short.degree) && initialOf(part) === initialOf(next);
}
/** Doctors of philosophy are PhDs. */
const initialOf = (text: string) => text.charAt(0).toLowerCase().replace('p', 'd');

/** "Care Certificate": what somebody has, and no school. */
const isTaken = (part: string) => /\b(?:apprenticeship|award|certificate|diploma)(?: in .+)?$/i.test(part);

/** A high school teaches no one thing, and universities are called after their cities: what stands beside them is where they are. */
const isPlaceOf = (school: string, part: string) =>
  /\b(?:high|(?<!higher )secondary) school$/i.test(school) ||
  school === `University of ${part}` ||
  school === `${part} University`;

function studyOf(named: readonly string[]): Named {
  const titled = named.findIndex(isDegree);
  // "Ontario College Diploma" is no school beside one.
  const schools = named.filter(namesSchool);
  const isNoSchool = (part: string) => schools.some((one) => one !== part) || !namesSchool(part);
  const at = titled >= 0 ? titled : named.findIndex((part) => isTaken(part) && isNoSchool(part));
  const others = named.filter((_, index) => index !== at);
  const found = at >= 0 ? (degreeOf(named[at] ?? '') ?? { degree: named[at] ?? '', field_of_study: '' }) : undefined;
  // What stands between a degree and a school is what it is in.
  const isFieldFirst = found === undefined || (at === 0 && found.field_of_study === '');
  const alone = (isFieldFirst ? others[1] : undefined) ?? others[0];
  const school = others.find((part) => namesSchool(part)) ?? alone ?? '';
  const rest = others.filter((part) => part !== school && !namesSchool(part) && !isPlaceOf(school, part));
  return {
    degree: found?.degree ?? rest[0] ?? '',
    field_of_study: found?.field_of_study || (found ? rest[0] : rest[1]) || '',
    institution: school,
  };
}

/** The studies of one header: every degree that it names, at the school that it names. */
function studiesOf(named: readonly string[]): Named[] {
  const starts = named.flatMap((part, at) => (isTitle(part) ? [at] : []));
  const [, second = named.length, ...further] = starts;
  const first = studyOf([...named.slice(0, second), ...named.slice(second).filter(isSchool)]);
  const others = starts.slice(1).flatMap((at, index) => {
    const [own = '', ...rest] = named.slice(at, further[index]);
    const study = degreeOf(own) ?? { degree: own, field_of_study: '' };
    const field = study.field_of_study || rest.find((part) => !isSchool(part)) || '';
    return { ...study, field_of_study: field, institution: first.institution };
  });
  const all = [first, ...others];
  // "B.S./M.S. in History": both are in it.
  return all.map((one, at) =>
    one.field_of_study === '' && !isTaken(one.degree) && all[at + 1]
      ? { ...one, field_of_study: all[at + 1]!.field_of_study }
      : one,
  );
}

const isNone = ({ parts }: Entry) =>
  parts.length === 0 || (parts.length === 1 && /\b(?:list|scholarship|award|coursework)\b/i.test(parts[0] ?? ''));

/** The lines below a header that name a degree more, without dates of their own. */
function degreesBelow({ body }: Entry): string[][] {
  const end = body.findIndex((line) => !subjects.test(line) && !(isHeader(line) && isDegree(tidy(line))));
  return body.slice(0, end < 0 ? body.length : end).map((line) => namedIn(headerParts(line).parts));
}

function studiesOfEntry(entry: Entry): Study[] {
  const below = degreesBelow(entry);
  // What somebody studies at a university comes after what they left their school with.
  const own = namedIn(entry.parts);
  const isLater = own.some((part) => isDegree(part) && !subjects.test(part));
  const isElsewhere = (named: readonly string[]) =>
    named.some((part) => namesSchool(part)) || (isLater && subjects.test(named[0] ?? ''));
  const here = [...own, ...below.filter((named) => !isElsewhere(named)).flat()];
  return [
    ...studiesOf(here).map((study) => ({ ...study, ...spanOf(entry.dated) })),
    ...below.filter(isElsewhere).map((named) => ({ ...studyOf(named), is_current: false })),
  ];
}

/** A city behind a school, or behind who else it was with in a line of theirs, is where that is, and no degree. */
function withoutCity({ parts, ...entry }: Entry, cities: Cities): Entry {
  const isElse = (part: string) => isStudied(part) || !isPlace(part, cities);
  const others = parts.map((part) =>
    isDegree(part) || ofState.test(part) ? part : splitPlace(part, cities).rest || part,
  );
  const isWhere = (cell: string) =>
    !isDegree(cell) && /^[^,]+, [^,]+$/.test(cell) && splitPlace(cell, cities).place !== '';
  const isSaid = others.some((part) => namesSchool(part)) || entry.cells.some(isWhere);
  return { ...entry, parts: isSaid ? others.filter(isElse) : others };
}
/** "University of California, Berkeley" is called so. */
const ofState = new RegExp(`^University of (?:${Object.values(stateNames['US'] ?? {}).join('|')}), `);

/** "Relevant coursework: statistics, ethics", "GPA: 3.6; Dean's list" say more of what stands above. */
const ofCourses =
  /^(?:• )?(?:(?:relevant|selected|key) )?(?:courses|coursework|modules) ?:|^(?:• )?(?:(?:overall|cumulative) )?c?gpa\b(?!.*\d{4})/i;

/** Without any dates, each degree and each school begins a study: what stands together is of one. */
function undatedStudies(lines: readonly string[], cities: Cities): Study[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const plain = withoutBullet(line);
    const named = isHeader(plain) ? namedIn(headerParts(splitPlace(withoutLabel(plain), cities).rest).parts) : [];
    const last = groups.at(-1);
    const isMore = [isTitle, isSchool].some((is) => named.some(is) && last?.some(is));
    if (!named.some((part) => isTitle(part) || isSchool(part))) continue;
    if (last === undefined || isMore) groups.push(named);
    else last.push(...named);
  }
  const isSchoolFirst = isSchool(groups[0]?.[0] ?? '');
  let school = '';
  return groups.flatMap(studiesOf).map((study) => {
    const institution = study.institution === '' && isSchoolFirst ? school : study.institution;
    school = institution;
    return { ...study, institution, is_current: false };
  });
}
const isTitle = (part: string) => isDegree(part) || (isTaken(part) && !namesSchool(part));
const isSchool = (part: string) => namesSchool(part) && !isDegree(part);

/** "Baccalauréat Sciences", "médico-sociales": a degree that a narrow column breaks; how well it went is no part of it. */
const rest = /^(?!avec|con|cum|grade|magna|mention|mit|note|summa|with)\p{Ll}[\p{L}-]{3,}(?: \p{L}+){0,2}$/u;
const isRest = (line = '', before = '') => rest.test(line) && isDegree(before) && !/[\d\t]/.test(before);
const withWholeDegrees = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const next = lines[at + 1];
    return isRest(line, lines[at - 1]) ? [] : isRest(next, line) ? `${line} ${next}` : line;
  });

/** The studies of a section. Where schools stand above their degrees, a degree without one is of the school above it. */
export function studiesIn(section: readonly string[], cities = noCities): Study[] {
  const lines = unbroken(withWholeDegrees(section.filter((line) => !ofCourses.test(line)).slice(0, mostLines)));
  const entries = entriesIn(lines, (parts) => parts.some((part) => namesSchool(part)));
  if (entries.length === 0) return undatedStudies(lines, cities);
  let school = '';
  return entries
    .map((entry) => withoutCity(entry, cities))
    .filter((entry) => !isNone(entry))
    .flatMap((entry) => {
      const studies = studiesOfEntry(entry);
      const [first] = studies;
      const [lead = ''] = entry.parts;
      const isWithoutSchool = first?.institution === '';
      if (!isWithoutSchool) school = lead === first?.institution ? lead : '';
      return isWithoutSchool ? studies.map((study) => ({ ...study, institution: school })) : studies;
    });
}
