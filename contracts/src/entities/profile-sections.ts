import { z } from 'zod';
import { defaults, limits } from '../constants.ts';
import {
  atLeastOneOf,
  blankAsAbsent,
  cleanLine,
  id,
  isObject,
  requiredDate,
  requiredId,
  requiredText,
  requiredWebUrl,
  text,
  webUrl,
} from '../fields.ts';
import {
  accomplishmentTypes,
  gradeTypes,
  letterGrades,
  maxGpas,
  proficiencyLevels,
  socialPlatforms,
  workExperienceTypes,
} from '../profile-choices.ts';
import { employer, namesEmployer } from './employer.ts';
import { profileMessages as messages } from './profile-messages.ts';

const today = () => new Date().toISOString().slice(0, 10);
/** "In the future" means later than today in UTC+14, the earliest zone. */
export const latestToday = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
/** Rules about dates hold for dates alone: for any other text, only that it is no date is said. */
const isDate = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date);
const isPast = (date: string) => !isDate(date) || date <= latestToday(new Date());
/** The year of somebody who types two digits reads as one of the first century, which nobody means. */
const earliest = '1900-01-01';
const isOfOurTime = (date: string) => !isDate(date) || date >= earliest;

const day = requiredDate(messages.required).refine(isOfOurTime, messages.longAgo);
const startDate = day.refine(isPast, messages.startInFuture);
const endDate = blankAsAbsent(day);

/** A start that is not given, though forms ask for it, is the end, or today where there is none or it is later. An end is never made up. */
export const startUntil = (end: string | undefined, now: string): string => (end && end < now ? end : now);
/** A start date that may be left out of the input: the item fills it in by its end date, so that the output always has it. */
const filledIn = (date: typeof day) => blankAsAbsent(date) as unknown as z.ZodDefault<typeof day>;

type Span = { start_date: string; end_date?: string | undefined; is_current?: boolean };
/** What goes on has no end, whatever is sent for it. */
const endOf = ({ end_date, is_current }: Partial<Span>) => (is_current ? undefined : end_date);
const withStart = <Item extends Partial<Span>>(item: Item): Item => ({
  ...item,
  start_date: item.start_date ?? startUntil(endOf(item), today()),
});
const endsInOrder = (item: Span) => (endOf(item) ?? item.start_date) >= item.start_date;
const hasEnded = (item: Span) => isPast(endOf(item) ?? '');
const endOrder = { path: ['end_date'], error: messages.endBeforeStart };
const endPast = { path: ['end_date'], error: messages.endInFuture };

const line = (max: number) => requiredText(max, messages.required);
const optionalName = blankAsAbsent(line(limits.name));
const isNamed = (...ways: (string | undefined)[]) => ways.some((way) => way !== undefined);

export const workExperience = z
  .object({
    job_title: line(limits.title),
    ...employer,
    /** A listed city; its name comes with it. */
    address: z.object({ city_id: requiredId(messages.city) }, messages.city),
    start_date: startDate,
    end_date: endDate,
    is_current: z.boolean().default(false),
    work_summary: text(limits.summary).default(''),
    job_type: z.enum(workExperienceTypes).default(defaults.jobType),
    is_active: z.boolean().default(true),
  })
  .refine((item) => namesEmployer(item) || namesEmployer(item.company), {
    path: ['company_name'],
    error: messages.required,
    params: atLeastOneOf(['company_name', 'custom_company', 'company']),
    when: isObject,
  })
  .overwrite(({ company: inside, ...item }) => (namesEmployer(item) ? item : { ...item, ...inside }))
  .refine(endsInOrder, endOrder)
  .refine(hasEnded, endPast);

/** A number that was typed is a number. */
const gradeValue = z.preprocess(
  (value: number | string | undefined) =>
    typeof value === 'string' && /^\s*\d{1,3}(?:\.\d{1,6})?\s*$/.test(value) ? Number(value) : value,
  z.union([z.number(), z.enum(letterGrades)], messages.grade).optional(),
);

type Graded = {
  grade_type?: (typeof gradeTypes)[number] | undefined;
  grade_value?: number | string | undefined;
  max_gpa: number;
};

/** What is wrong with a grade, by its type: 100 percent, the highest GPA, or a letter. A number without a type is a GPA. */
export function gradeProblem({ grade_type, grade_value, max_gpa }: Graded): string | undefined {
  if (grade_value === undefined) return undefined;
  if (grade_type === 'Letter') return typeof grade_value === 'number' ? messages.letterGrade : undefined;
  const most = grade_type === 'Percentage' ? 100 : max_gpa;
  if (typeof grade_value !== 'number' || grade_value < 0 || grade_value > most) return messages.numberGrade(most);
  return Number(grade_value.toFixed(2)) === grade_value ? undefined : messages.gradeDecimals;
}

/**
 * Degree, field of study and institution are told by the id of a listed one, by name, or in one's own words: `custom_…` inside or
 * beside. What is answered has the name, or one's own words inside.
 */
export const education = z
  .object({
    degree_id: blankAsAbsent(id),
    degree: z.object({ name: optionalName, custom_degree: optionalName }).optional(),
    custom_degree: optionalName,
    field_of_study_id: blankAsAbsent(id),
    field_of_study: z.object({ name: optionalName, custom_field_of_study: optionalName }).optional(),
    custom_field_of_study: optionalName,
    institution_id: blankAsAbsent(id),
    institution: z.object({ name: optionalName, custom_institution: optionalName }).optional(),
    custom_institution: optionalName,
    start_date: filledIn(startDate),
    end_date: endDate,
    is_current: z.boolean().default(false),
    grade_type: blankAsAbsent(z.enum(gradeTypes)),
    grade_value: blankAsAbsent(gradeValue),
    max_gpa: z.literal([...maxGpas]).default(defaults.maxGpa),
  })
  .refine((item) => isNamed(item.degree_id, item.degree?.name, item.degree?.custom_degree, item.custom_degree), {
    path: ['degree'],
    error: messages.required,
    when: isObject,
  })
  .refine(
    ({ field_of_study_id, field_of_study: inside, custom_field_of_study }) =>
      isNamed(field_of_study_id, inside?.name, inside?.custom_field_of_study, custom_field_of_study),
    { path: ['field_of_study'], error: messages.required, when: isObject },
  )
  .refine(
    ({ institution_id, institution: inside, custom_institution }) =>
      isNamed(institution_id, inside?.name, inside?.custom_institution, custom_institution),
    { path: ['institution'], error: messages.required, when: isObject },
  )
  .overwrite(withStart)
  .refine(endsInOrder, endOrder)
  .refine(hasEnded, endPast)
  .superRefine((item, { addIssue }) => {
    const message = gradeProblem(item);
    if (message) addIssue({ code: 'custom', path: ['grade_value'], message });
  });

export const certificate = z
  .object({
    certificate_name: line(limits.title),
    issuing_organisation: line(limits.title),
    issue_date: filledIn(day.refine(isPast, messages.issueInFuture)),
    expiry_date: blankAsAbsent(day),
    certificate_link: blankAsAbsent(webUrl),
  })
  .overwrite((item) => ({ ...item, issue_date: item.issue_date ?? startUntil(item.expiry_date, today()) }))
  .refine(({ issue_date, expiry_date }) => (expiry_date ?? issue_date) >= issue_date, {
    path: ['expiry_date'],
    error: messages.expiryBeforeIssue,
  });

export const project = z
  .object({
    project_name: line(limits.title),
    description: line(limits.summary),
    project_link: blankAsAbsent(webUrl),
    start_date: filledIn(startDate),
    end_date: endDate,
  })
  .overwrite(withStart)
  .refine(endsInOrder, endOrder)
  .refine(hasEnded, endPast);

export const accomplishment = z.object({
  accomplishment_type: z.enum(accomplishmentTypes, messages.required),
  title: line(limits.title),
  description: text(limits.summary).default(''),
});

export const socialLink = z.object({
  link: z.object(
    { link_type: z.enum(socialPlatforms, messages.required), link: requiredWebUrl(messages.required) },
    messages.required,
  ),
});

/** A listed one by id or by name, or one of one's own. */
export const profileSkill = z
  .object({
    skill_id: blankAsAbsent(id),
    skill_name: blankAsAbsent(requiredText(limits.skillName.max, messages.skill)),
    custom_skill: blankAsAbsent(
      z
        .string()
        .overwrite(cleanLine)
        .trim()
        .min(limits.skillName.min, 'Custom skill name must be at least 2 characters long')
        .max(limits.skillName.max),
    ),
    proficiency_level: z.enum(proficiencyLevels).default(defaults.proficiency),
    /** 0 = under 1 year, 1 = 1–2, 2 = 2–3, 3 = 3 or more. */
    yrs_of_exp: z.int().min(0).max(3).default(defaults.skillYears),
  })
  .refine((item) => isNamed(item.skill_id, item.skill_name, item.custom_skill), {
    path: ['skill_name'],
    error: messages.skill,
    params: atLeastOneOf(['skill_id', 'skill_name', 'custom_skill']),
  });

export type WorkExperience = z.infer<typeof workExperience>;
export type Education = z.infer<typeof education>;
export type Certificate = z.infer<typeof certificate>;
export type Project = z.infer<typeof project>;
export type Accomplishment = z.infer<typeof accomplishment>;
export type SocialLink = z.infer<typeof socialLink>;
export type ProfileSkill = z.infer<typeof profileSkill>;

/** The wire name of each list section, with the schema of what is written of an item. */
export const profileSections = {
  work_experiences: workExperience,
  educations: education,
  skills: profileSkill,
  certificates: certificate,
  projects: project,
  accomplishments: accomplishment,
  social_links: socialLink,
} as const;
export type ProfileSection = keyof typeof profileSections;
export type WrittenItem<Section extends ProfileSection> = z.infer<(typeof profileSections)[Section]>;

/** What is to happen to one item of a section. */
export type ItemOperation<Item> =
  | (Item & { operation: 'insert' })
  | (Item & { operation: 'replace'; id: string })
  | { operation: 'delete'; id: string };
export type SectionOperation<Section extends ProfileSection> = ItemOperation<WrittenItem<Section>>;
/** An item as a caller may write it. */
export type SectionItemInput<Section extends ProfileSection> = z.input<(typeof profileSections)[Section]>;
export type SectionOperationInput<Section extends ProfileSection> = ItemOperation<SectionItemInput<Section>>;
