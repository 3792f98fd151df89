import type { Profile } from '@waypost/contracts/entities/profile';
import { formatMonths, formatSpan, monthsBetween } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { ownToday } from '../../format/own-day.ts';

type Work = Profile['workExperiences'][number];
type Study = Profile['educations'][number];

/** "Mar 2021 – Feb 2024 · 2 yrs 11 mos"; what goes on lasts until the reader's own day. */
export function spanWords({ start_date, end_date, is_current }: Work, today = ownToday()): string {
  const end = is_current ? today : end_date;
  const months = end === undefined ? undefined : monthsBetween(start_date, end);
  return factLine([formatSpan({ start_date, end_date, is_current }), months && formatMonths(months)]);
}

export const companyOf = ({ custom_company, company_name }: Work) => custom_company?.name ?? company_name;
export const skillNameOf = ({ skill_name, custom_skill }: Profile['skills'][number]) =>
  skill_name ?? custom_skill ?? '';

export const degreeOf = ({ degree }: Study) => degree.name ?? degree.custom_degree;
export const fieldOfStudyOf = ({ field_of_study: field }: Study) => field?.name ?? field?.custom_field_of_study;
export const institutionOf = ({ institution }: Study) => institution.name ?? institution.custom_institution;
/** "Bachelor of Science in Horticulture"; the institution where neither is told. */
export const studyOf = (study: Study) =>
  [degreeOf(study), fieldOfStudyOf(study)].filter(Boolean).join(' in ') || (institutionOf(study) ?? '');

export function gradeOf({ grade_value, grade_type, max_gpa }: Study): string | undefined {
  if (grade_value === undefined) return undefined;
  if (grade_type === 'Percentage') return `Grade: ${grade_value}%`;
  return grade_type === 'GPA' ? `Grade: ${grade_value} of ${max_gpa}` : `Grade: ${grade_value}`;
}
