import type { LookupKind, LookupResult } from '@waypost/contracts/entities/lookup';
import type { JobPostStore } from '../job-post-store.ts';
import type { QuestionStore } from '../question-store.ts';
import type { JobFinder } from '../search/job-search.ts';
import { createCityLookup } from './city-lookup.ts';
import { createCompanyLookup } from './company-lookup.ts';
import { createCountryLookup } from './country-lookup.ts';
import { createDegreeLookup } from './degree-lookup.ts';
import { createFieldOfStudyLookup } from './field-of-study-lookup.ts';
import { createInstitutionLookup } from './institution-lookup.ts';
import { createJobPostLookup } from './job-post-lookup.ts';
import { createQuestionLookup } from './question-lookup.ts';
import type { Lookup } from './ranked-list.ts';
import { createSkillLookup } from './skill-lookup.ts';

export type Lookups = { [Kind in LookupKind]: Lookup<LookupResult<Kind>> };

export const createLookups = (deps: { search: JobFinder; store: JobPostStore; questions: QuestionStore }): Lookups => ({
  cities: createCityLookup(deps.search),
  countries: createCountryLookup(),
  companies: createCompanyLookup(deps.search),
  skills: createSkillLookup(deps.search),
  degrees: createDegreeLookup(),
  field_of_studies: createFieldOfStudyLookup(),
  institutions: createInstitutionLookup(),
  questions: createQuestionLookup(deps.questions),
  'job-posts': createJobPostLookup(deps.search, deps.store),
});
