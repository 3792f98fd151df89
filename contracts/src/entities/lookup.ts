import { z } from 'zod';
import { jobStatuses } from '../constants.ts';
import { id } from '../fields.ts';
import { questionType } from './job-question.ts';

export const cityResult = z.object({
  city_id: id,
  city_name: z.string(),
  state_name: z.string(),
  country_name: z.string(),
  /** What else it is called; absent where the list has one name for it. */
  other_names: z.array(z.string()).optional(),
  /** Open posts there; absent where there are none. */
  open_jobs: z.int().optional(),
});
export const countryResult = z.object({ country_id: id, country_name: z.string() });
export const companyResult = z.object({
  company_id: id,
  company_name: z.string(),
  industry: z.string(),
  location: z.string(),
});
export const skillResult = z.object({ skill_id: id, skill_name: z.string(), category: z.string() });
export const degreeResult = z.object({ degree_id: id, degree_name: z.string(), name: z.string(), level: z.string() });
export const fieldOfStudyResult = z.object({
  field_of_study_id: id,
  field_name: z.string(),
  category: z.string(),
  /** The code of the field in ISCED-F 2013, four digits; the names that people give to its studies have the same code. */
  code: z.string(),
});
export const institutionResult = z.object({
  institution_id: id,
  institution_name: z.string(),
  name: z.string(),
  location: z.string(),
});
export const questionResult = z.object({
  question_id: id,
  question_text: z.string(),
  question_type: questionType,
  options: z.array(z.string()).optional(),
});
export const jobPostResult = z.object({
  job_post_id: id,
  title: z.string(),
  company_name: z.string(),
  status: z.enum(jobStatuses),
});

export type CityResult = z.infer<typeof cityResult>;
export type CountryResult = z.infer<typeof countryResult>;
export type CompanyResult = z.infer<typeof companyResult>;
export type SkillResult = z.infer<typeof skillResult>;
export type DegreeResult = z.infer<typeof degreeResult>;
export type FieldOfStudyResult = z.infer<typeof fieldOfStudyResult>;
export type InstitutionResult = z.infer<typeof institutionResult>;
export type QuestionResult = z.infer<typeof questionResult>;
export type JobPostResult = z.infer<typeof jobPostResult>;

/** What `/search/{entity}` looks up, with the shape of one result. */
export const lookups = {
  cities: cityResult,
  countries: countryResult,
  companies: companyResult,
  skills: skillResult,
  degrees: degreeResult,
  field_of_studies: fieldOfStudyResult,
  institutions: institutionResult,
  questions: questionResult,
  'job-posts': jobPostResult,
} as const;
export type LookupKind = keyof typeof lookups;
export type LookupResult<Kind extends LookupKind> = z.infer<(typeof lookups)[Kind]>;
