import { type Currency, defaults, limits, type WorkMode } from '@waypost/contracts/constants';
import type { Analysis } from '@waypost/contracts/entities/score';
import { type FormSkill, isSameSkill, type JobForm, type Years } from '../form/job-form.ts';

export type Evidence = Analysis['skills'][number]['evidence'][number];
export type TextField = Evidence['field'];

/** What is read. Trimmed as the server trims it, or the places it names would be off. */
export type AnalysedPost = Record<TextField, string> & {
  company_name?: string;
  has_pay: boolean;
  has_location: boolean;
};

export const textFields: readonly TextField[] = [
  'minimum_qualification',
  'responsibility',
  'preferred_qualification',
  'description',
  'title',
];
export const textNames: Record<TextField, string> = {
  title: 'Job title',
  description: 'Job description',
  responsibility: 'Key responsibilities',
  minimum_qualification: 'Minimum qualifications',
  preferred_qualification: 'Preferred qualifications',
};

export function analysedPost(form: JobForm): AnalysedPost {
  const { amount, max_amount } = form.expected_max_ctc;
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    responsibility: form.responsibility.trim(),
    minimum_qualification: form.minimum_qualification.trim(),
    preferred_qualification: form.preferred_qualification.trim(),
    ...(form.company_name !== null && { company_name: form.company_name.name }),
    has_pay: (amount ?? 0) > 0 || (max_amount ?? 0) > 0,
    has_location: form.cities.length > 0,
  };
}

export const isAnalysable = ({ title, description, minimum_qualification }: AnalysedPost) =>
  title !== '' && description !== '' && minimum_qualification !== '';

/** No analysis has anything to add. */
export const isDecided = ({ skills_are_own, experience_is_own }: JobForm) => skills_are_own && experience_is_own;

type Found = Pick<JobForm, 'skills' | 'minimum_yrs_of_exp_needed' | 'maximum_yrs_of_exp_needed'>;

/** The years that the text names: a 0 that stands nowhere in it says that there are none, and that they have no end. */
export const yearsRead = (read: Analysis): Years => ({
  minimum_yrs_of_exp_needed: read.minimum_yrs_of_exp_needed || (read.years_evidence.length > 0 ? 0 : null),
  maximum_yrs_of_exp_needed: read.maximum_yrs_of_exp_needed || null,
});

/** What an analysis found, as far as there is room, with everything that the person has decided left as it is. */
export function withAnalysis(form: JobForm, analysis: Analysis): Found {
  const own = form.skills.filter(({ is_own }) => is_own);
  const isKnown = (name: string) =>
    [...form.removed_skills, ...own.map(({ skill }) => skill)].some((other) => isSameSkill(other, name));
  const found = analysis.skills
    .filter(({ skill }) => !form.skills_are_own && !isKnown(skill))
    .slice(0, Math.max(0, limits.skills - own.length))
    .map(({ skill, skill_id, is_custom, proficiency_level, requirement }): FormSkill => ({
      skill,
      ...(skill_id !== undefined && { skill_id }),
      is_custom,
      proficiency_level: proficiency_level ?? defaults.proficiency,
      requirement,
      is_own: false,
    }));
  const { minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed } = form.experience_is_own ? form : yearsRead(analysis);
  return { skills: [...own, ...found], minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed };
}

export type SkillRead = Analysis['skills'][number];

export const readOf = (analysis: Analysis | undefined, name: string): SkillRead | undefined =>
  analysis?.skills.find(({ skill }) => isSameSkill(skill, name));

/** "Onsite / Hybrid" is at odds with neither of the two. */
export const saysOtherMode = (stated: WorkMode, mode: WorkMode | null): boolean =>
  mode !== stated && !(mode?.includes(stated) ?? false);

type Pay = NonNullable<Analysis['pay']>;

/** Where a "$" alone is no dollar of the United States. */
const otherDollars = /, (?:Australia|New Zealand|Singapore|Hong Kong|Mexico|Argentina|Chile|Colombia|Taiwan)$/u;

/** In which currency pay is offered where the post is in these cities; undefined where the form has none for it. */
export function currencyOffered(
  { currency, evidence }: Pay,
  { expected_max_ctc, cities }: Pick<JobForm, 'expected_max_ctc' | 'cities'>,
): Currency | undefined {
  if (currency !== 'USD' || /US/iu.test(evidence.text)) return currency ?? expected_max_ctc.currency;
  if (cities.some(({ name }) => otherDollars.test(name))) return undefined;
  return cities.length > 0 && cities.every(({ name }) => name.endsWith(', Canada')) ? 'CAD' : currency;
}

/** Pay of a year is what the form holds; nothing is offered beside what a person gave. */
export const isPayOffered = ({ per }: Pay, { amount, max_amount }: JobForm['expected_max_ctc']): boolean =>
  per === 'year' && (amount ?? 0) === 0 && (max_amount ?? 0) === 0;

export type Place = { start: number; end: number; isActive: boolean };
/** `at`: where it begins in the text. */
export type Piece = { at: number; text: string; mark: 'none' | 'place' | 'active' };

/** A text cut where places begin and end; places may overlap. */
export function cutAtPlaces(text: string, places: readonly Place[]): Piece[] {
  const cuts = [0, text.length, ...places.flatMap(({ start, end }) => [start, end])];
  const inOrder = [...new Set(cuts)].filter((cut) => cut <= text.length).toSorted((a, b) => a - b);
  return inOrder.slice(0, -1).map((from, index) => {
    const to = inOrder[index + 1] ?? text.length;
    const holding = places.filter(({ start, end }) => start <= from && to <= end);
    const mark = holding.some(({ isActive }) => isActive) ? 'active' : holding.length > 0 ? 'place' : 'none';
    return { at: from, text: text.slice(from, to), mark };
  });
}
