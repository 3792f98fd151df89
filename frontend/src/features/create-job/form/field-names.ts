import { inList } from '../../../forms/in-list.ts';
import type { Problem } from '../../../forms/server-refusals.ts';

/** The fields of the form, by the first part of their paths, as their labels say them. */
export const fieldNames = {
  title: 'Job title',
  company_name: 'Company',
  job_type: 'Job type',
  work_mode: 'Work mode',
  cities: 'Locations',
  description: 'Job description',
  expected_max_ctc: 'Compensation',
  apply_link: 'Application link',
  responsibility: 'Key responsibilities',
  minimum_qualification: 'Minimum qualifications',
  preferred_qualification: 'Preferred qualifications',
  questions: 'Screening questions',
  minimum_yrs_of_exp_needed: 'Years of experience',
  maximum_yrs_of_exp_needed: 'Years of experience',
  skills: 'Skills',
} as const;
const names: Readonly<Record<string, string>> = fieldNames;

/** A list of problems has to say of each whose it is. */
export const problemInList = ({ field, message }: Problem): string => inList(names[field.split('.')[0] ?? ''], message);
