import { defaults, limits } from '@waypost/contracts/constants';
import { profileMessages } from '@waypost/contracts/entities/profile-messages';
import { profileSections, startUntil, type ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { accomplishmentTypes, type ProficiencyLevel, socialPlatforms } from '@waypost/contracts/profile-choices';
import { formatMonth, formatSpan } from '../../../format/date.ts';
import { ownToday } from '../../../format/own-day.ts';
import { skillYearChoices } from '../../../format/skill-years.ts';
import { levelChoices, skillWords } from '../skills/skills-form.ts';
import { choicesOf, cityIn, endOf, type FillField, isTicked, spanFields, textIn, type Values } from './fill-fields.ts';

/** How what was found for a section is shown, mended and written. */
export type FillSection = {
  title: string;
  /** "3 skills". */
  counted: readonly [one: string, many: string];
  /** What people should know before they look through the section. */
  note?: string;
  fields: (values: Values) => readonly FillField[];
  summary: (values: Values) => { title: string; facts: readonly (string | undefined)[] };
  /** As the call takes an item. */
  write: (values: Values) => Record<string, unknown>;
  /** The field that a refusal belongs to, by the path in what is written. */
  fieldAt: (path: readonly PropertyKey[]) => string;
};

const text = textIn;
const named = (values: Values, name: string) => text(values, name) || undefined;
const firstOf = (path: readonly PropertyKey[]) => String(path[0] ?? '');
const when = (values: Values, now?: string) =>
  formatSpan(
    {
      start_date: named(values, 'start_date'),
      end_date: endOf(values) || undefined,
      is_current: isTicked(values, 'is_current'),
    },
    now,
  );

const usageIn = (values: Values) => ({
  level: text(values, 'level') as ProficiencyLevel,
  years: Number(text(values, 'years')),
});
/** Until something else is chosen. */
function isAssumed(values: Values): boolean {
  const { level, years } = usageIn(values);
  return level === text(values, 'assumed_with') && years === defaults.skillYears;
}

const orToday = 'Left empty, it becomes the day you add it.';

export const fillSections: Record<ProfileSection, FillSection> = {
  work_experiences: {
    title: 'Work experience',
    counted: ['work experience', 'work experiences'],
    fields: (values) => [
      { name: 'job_title', label: 'Title', kind: 'line' },
      { name: 'company', label: 'Company', kind: 'line' },
      { name: 'city', label: 'City', kind: 'city' },
      ...spanFields(values, 'I currently work here'),
      { name: 'work_summary', label: 'Summary', kind: 'text', limit: limits.summary, isOptional: true },
    ],
    summary: (values) => ({
      title: text(values, 'job_title'),
      facts: [named(values, 'company'), cityIn(values)?.name, when(values)],
    }),
    write: (values) => ({
      job_title: text(values, 'job_title'),
      custom_company: { name: text(values, 'company') },
      address: { city_id: cityIn(values)?.id },
      start_date: text(values, 'start_date'),
      end_date: endOf(values),
      is_current: isTicked(values, 'is_current'),
      work_summary: text(values, 'work_summary'),
    }),
    fieldAt: (path) =>
      ({ address: 'city', company_name: 'company', custom_company: 'company' })[firstOf(path)] ?? firstOf(path),
  },
  educations: {
    title: 'Education',
    counted: ['education', 'educations'],
    fields: (values) => [
      { name: 'degree', label: 'Degree', kind: 'line' },
      { name: 'field_of_study', label: 'Field of study', kind: 'line' },
      { name: 'institution', label: 'Institution', kind: 'line' },
      ...spanFields(values, 'I currently study here'),
    ],
    summary: (values) => ({
      title: [named(values, 'degree'), named(values, 'field_of_study')].filter(Boolean).join(' in '),
      facts: [named(values, 'institution'), when(values)],
    }),
    write: (values) => ({
      custom_degree: text(values, 'degree'),
      custom_field_of_study: text(values, 'field_of_study'),
      custom_institution: text(values, 'institution'),
      start_date: text(values, 'start_date'),
      end_date: endOf(values),
      is_current: isTicked(values, 'is_current'),
    }),
    fieldAt: (path) => firstOf(path).replace(/^custom_/, ''),
  },
  skills: {
    title: 'Skills',
    counted: ['skill', 'skills'],
    note: 'Years are those of the dated positions that name the skill, and assumed where none does. The level is what your resume says, or goes by the years.',
    fields: () => [
      { name: 'name', label: 'Skill', kind: 'line' },
      { name: 'level', label: 'Level', kind: 'choice', options: levelChoices },
      { name: 'years', label: 'Years of experience', kind: 'choice', options: skillYearChoices },
    ],
    summary: (values) => ({
      title: text(values, 'name'),
      facts: [skillWords(usageIn(values)), isAssumed(values) ? 'assumed' : undefined],
    }),
    // One of everybody's list is told by its id, for as long as it is called so.
    write: (values) => ({
      ...(values['skill_id'] && values['name'] === values['listed']
        ? { skill_id: values['skill_id'] }
        : { custom_skill: text(values, 'name') }),
      proficiency_level: usageIn(values).level,
      yrs_of_exp: usageIn(values).years,
    }),
    fieldAt: () => 'name',
  },
  certificates: {
    title: 'Licenses & certifications',
    counted: ['certification', 'certifications'],
    fields: () => [
      { name: 'certificate_name', label: 'Name', kind: 'line' },
      { name: 'issuing_organisation', label: 'Issuing organization', kind: 'line' },
      { name: 'issue_date', label: 'Issue date', kind: 'date', isOptional: true, hint: orToday },
    ],
    summary: (values) => {
      const issued = formatMonth(named(values, 'issue_date'));
      return {
        title: text(values, 'certificate_name'),
        facts: [named(values, 'issuing_organisation'), issued && `Issued ${issued}`],
      };
    },
    write: (values) => ({
      certificate_name: text(values, 'certificate_name'),
      issuing_organisation: text(values, 'issuing_organisation'),
      issue_date: text(values, 'issue_date') || ownToday(),
    }),
    fieldAt: firstOf,
  },
  projects: {
    title: 'Projects',
    counted: ['project', 'projects'],
    fields: (values) => [
      { name: 'project_name', label: 'Name', kind: 'line' },
      { name: 'description', label: 'Description', kind: 'text', limit: limits.summary },
      ...spanFields(values, 'This project is ongoing', 'Left empty, it is the end date, or the day you add it.'),
    ],
    summary: (values) => ({ title: text(values, 'project_name'), facts: [when(values, 'Ongoing')] }),
    write: (values) => ({
      project_name: text(values, 'project_name'),
      description: text(values, 'description'),
      start_date: text(values, 'start_date') || startUntil(text(values, 'end_date'), ownToday()),
      end_date: endOf(values),
    }),
    fieldAt: firstOf,
  },
  accomplishments: {
    title: 'Accomplishments',
    counted: ['accomplishment', 'accomplishments'],
    fields: () => [
      { name: 'accomplishment_type', label: 'Type', kind: 'choice', options: choicesOf(accomplishmentTypes) },
      { name: 'title', label: 'Title', kind: 'line' },
      { name: 'description', label: 'Description', kind: 'text', limit: limits.summary, isOptional: true },
    ],
    summary: (values) => ({ title: text(values, 'title'), facts: [named(values, 'accomplishment_type')] }),
    write: (values) => ({
      accomplishment_type: values['accomplishment_type'],
      title: text(values, 'title'),
      description: text(values, 'description'),
    }),
    fieldAt: firstOf,
  },
  social_links: {
    title: 'Social links',
    counted: ['social link', 'social links'],
    fields: () => [
      { name: 'link_type', label: 'Platform', kind: 'choice', options: choicesOf(socialPlatforms) },
      { name: 'link', label: 'URL', kind: 'line' },
    ],
    summary: (values) => ({ title: text(values, 'link'), facts: [named(values, 'link_type')] }),
    write: (values) => ({ link: { link_type: values['link_type'], link: text(values, 'link') } }),
    fieldAt: (path) => String(path[1] ?? 'link'),
  },
};

/** What is wrong with an item, by its fields, in the words of the contract. */
export function problemsOfItem(section: ProfileSection, values: Values): Readonly<Record<string, string>> {
  const { write, fieldAt } = fillSections[section];
  const parsed = profileSections[section].safeParse(write(values));
  const issues = parsed.success ? [] : parsed.error.issues.toReversed();
  const problems = Object.fromEntries(issues.map(({ path, message }) => [fieldAt(path), message]));
  // The call would take today for it; of an education the form asks when it began.
  if (section !== 'educations' || textIn(values, 'start_date') !== '') return problems;
  return { ...problems, start_date: profileMessages.required };
}
