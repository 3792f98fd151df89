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

/** Whether a sentence has a word of a name: "Please add at least one location" says that it is about "Locations". */
const says = (sentence: string, name: string) =>
  name.split(' ').some((word) => sentence.toLowerCase().includes(word.toLowerCase().replace(/s$/, '')));

/** A list of problems has to say of each whose it is. */
export function inList({ field, message }: Problem): string {
  const name = names[field.split('.')[0] ?? ''];
  return name === undefined || says(message, name) ? message : `${name}: ${message}`;
}
