import { defaults, limits } from '@waypost/contracts/constants';
import { basicInfo } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { defaultProficiency } from '@waypost/contracts/profile-choices';
import { skillYearChoices } from '../../../format/skill-years.ts';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';
import { type BasicPart, basicParts, nameParts, type ProfilePart } from './empty-parts.ts';
import { dayOf, type FillField, spanValues, textIn, type Values } from './fill-fields.ts';
import { fillSections, problemsOfItem } from './fill-sections.ts';

/** `basic` holds what stands alone in basic info; the others are lists. */
export type FillGroup = 'basic' | ProfileSection;
export type Found = { key: string; group: FillGroup; isTaken: boolean; values: Values };
/** What was found, in the order in which a profile shows it. */
export type FillDraft = readonly Found[];

/** Cities that are known by the words of the resume. */
export type KnownCities = ReadonlyMap<string, LookupValue>;

export const fillGroups: readonly FillGroup[] = ['basic', ...(Object.keys(fillSections) as ProfileSection[])];
export const titleOf = (group: FillGroup) => (group === 'basic' ? 'Basic info' : fillSections[group].title);
export const noteOf = (group: FillGroup) => (group === 'basic' ? undefined : fillSections[group].note);

const namesPerson = 'The rest of your basic info is saved only together with your name.';
const basicFields: Record<BasicPart, FillField> = {
  first_name: { name: 'first_name', label: 'First name', kind: 'line', hint: namesPerson },
  last_name: { name: 'last_name', label: 'Last name', kind: 'line', hint: namesPerson },
  headline: { name: 'headline', label: 'Headline', kind: 'line' },
  about_me: { name: 'about_me', label: 'About me', kind: 'text', limit: limits.aboutMe },
  phone: { name: 'phone', label: 'Phone', kind: 'line' },
  total_experience_in_months: { name: 'total_experience_in_months', label: 'Total experience in years', kind: 'line' },
};
const isBasic = (key: string): key is BasicPart => basicParts.some((part) => part === key);
const isOfName = (key: string) => nameParts.some((part) => part === key);

/** A name that is missing is needed while anything else of basic info is to be written. */
export const isNeeded = ({ key }: Found, draft: FillDraft): boolean =>
  isOfName(key) && draft.some((other) => other.group === 'basic' && other.isTaken && !isOfName(other.key));

/** As it is ticked, with what cannot be left out then. */
export const withNeeded = (draft: FillDraft): FillDraft =>
  draft.map((found) => (isNeeded(found, draft) ? { ...found, isTaken: true } : found));

export const fieldsOf = ({ group, key, values }: Found): readonly FillField[] => {
  if (group !== 'basic') return fillSections[group].fields(values);
  return isBasic(key) ? [basicFields[key]] : [];
};

export function summaryOf({ group, key, values }: Found): { title: string; facts: readonly (string | undefined)[] } {
  if (group !== 'basic') return fillSections[group].summary(values);
  const field = isBasic(key) ? basicFields[key] : undefined;
  return { title: field?.label ?? '', facts: [textIn(values, key)] };
}

/** Years that were typed, as whole months; what is no number stays one that no rule takes. */
const monthsIn = (years: string) => Math.round(Number(years === '' ? Number.NaN : years.replace(',', '.')) * 12);

const basicValue = (key: BasicPart, values: Values) =>
  key === 'total_experience_in_months' ? monthsIn(textIn(values, key)) : textIn(values, key);

const notANumber = 'Enter the years as a number, such as 2.5';

export function problemsOf(found: Found): Readonly<Record<string, string>> {
  const { group, key, values } = found;
  if (!found.isTaken) return {};
  if (group !== 'basic') return problemsOfItem(group, values);
  if (!isBasic(key)) return {};
  const value = basicValue(key, values);
  if (Number.isNaN(value)) return { [key]: notANumber };
  const parsed = basicInfo.shape[key].safeParse(value);
  return parsed.success ? {} : { [key]: parsed.error.issues[0]?.message ?? notANumber };
}

const years = (months: number) => String(Math.round((months / 12) * 10) / 10);

type Read = { content: ResumeContent; empty: readonly ProfilePart[]; cities: KnownCities; today: string };

/**
 * What the resume says for empty parts of basic info. A missing name is asked for, too, since basic info is refused without it.
 */
function basicIn({ content, empty }: Pick<Read, 'content' | 'empty'>): Found[] {
  const { first_name, last_name, headline, about_me, phone, total_experience_in_months: months } = content;
  const total_experience_in_months = months === undefined ? undefined : years(months);
  const said: Record<BasicPart, string | undefined> = {
    first_name,
    last_name,
    headline,
    about_me,
    phone,
    total_experience_in_months,
  };
  const isSaid = (key: BasicPart) => empty.includes(key) && said[key] !== undefined;
  const isAny = basicParts.some((key) => !isOfName(key) && isSaid(key));
  return basicParts
    .filter((key) => isSaid(key) || (isAny && isOfName(key) && empty.includes(key)))
    .map((key) => ({ key, group: 'basic', isTaken: true, values: { [key]: said[key] ?? '' } }));
}

/** Level and years of a skill by the months of the positions that name it; the level as the resume says it where it does. */
function usageOf({ months, level }: Pick<ResumeContent['skills'][number], 'months' | 'level'>): Values {
  const whole = months === undefined ? defaults.skillYears : Math.floor(months / 12);
  const found = level ?? (months === undefined ? defaults.proficiency : defaultProficiency(whole));
  return {
    level: found,
    years: String(Math.min(whole, skillYearChoices.length - 1)),
    assumed_with: months === undefined ? found : '',
  };
}

/** What a resume says for what is empty; all of it is ticked, nothing is written. */
export function draftOf({ content, empty, cities, today }: Read): FillDraft {
  const lists: Record<ProfileSection, Values[]> = {
    work_experiences: content.work_experiences.map(({ company_name: company, city, ...item }) => ({
      job_title: item.job_title,
      company,
      city: cities.get(city) ?? null,
      written_city: city,
      work_summary: item.work_summary,
      ...spanValues(item, today),
    })),
    educations: content.educations.map(({ degree, field_of_study, institution, ...span }) => ({
      degree,
      field_of_study,
      institution,
      ...spanValues(span, today),
    })),
    skills: content.skills.map(({ skill_id = '', name, ...usage }) => ({
      skill_id,
      name,
      listed: name,
      ...usageOf(usage),
    })),
    certificates: content.certificates.map(({ issued, ...item }) => ({ ...item, issue_date: dayOf(issued) })),
    projects: content.projects.map(({ project_name, description, ...span }) => ({
      project_name,
      description,
      ...spanValues(span, today),
    })),
    accomplishments: content.accomplishments,
    social_links: content.social_links,
  };
  return fillGroups.flatMap((group): Found[] =>
    group === 'basic'
      ? basicIn({ content, empty })
      : empty.includes(group)
        ? lists[group].map((values, index) => ({ key: `${group}-${index}`, group, isTaken: true, values }))
        : [],
  );
}

/** The parts of basic info that are to be written. */
export const basicOf = (draft: FillDraft): Partial<Record<BasicPart, string | number>> =>
  Object.fromEntries(
    draft.flatMap(({ group, key, isTaken, values }) =>
      group === 'basic' && isTaken && isBasic(key) ? [[key, basicValue(key, values)]] : [],
    ),
  );

/** The items of a section that are to be written, as the call takes them. */
export const itemsOf = (draft: FillDraft, section: ProfileSection): Record<string, unknown>[] =>
  draft.flatMap(({ group, isTaken, values }) =>
    group === section && isTaken ? [fillSections[section].write(values)] : [],
  );

/** "3 work experiences", "your headline": what was, or would be, added of a group. */
export function countedOf(draft: FillDraft, group: FillGroup): string {
  const taken = draft.filter((found) => found.group === group && found.isTaken);
  if (group === 'basic') return taken.map((found) => summaryOf(found).title.toLowerCase()).join(', ');
  const [one, many] = fillSections[group].counted;
  return `${taken.length} ${taken.length === 1 ? one : many}`;
}
