import { lookups } from '../entities/lookup.ts';
import { factory, nextId } from './factory.ts';

export const aCityResult = factory(lookups.cities)(() => ({
  city_id: nextId(),
  city_name: 'Lyon',
  state_name: 'Auvergne-Rhône-Alpes',
  country_name: 'France',
}));
export const aCountryResult = factory(lookups.countries)(() => ({ country_id: nextId(), country_name: 'France' }));
export const aCompanyResult = factory(lookups.companies)(() => ({
  company_id: nextId(),
  company_name: 'Green Belt',
  industry: '',
  location: '',
}));
export const aSkillResult = factory(lookups.skills)(() => ({
  skill_id: nextId(),
  skill_name: 'Pruning',
  category: 'Gardening',
}));
export const aDegreeResult = factory(lookups.degrees)(({ degree_name = 'Bachelor of Science' }) => ({
  degree_id: nextId(),
  degree_name,
  name: degree_name,
  level: 'Bachelor',
}));
export const aFieldOfStudyResult = factory(lookups.field_of_studies)(() => ({
  field_of_study_id: nextId(),
  field_name: 'Horticulture',
  category: 'Agriculture, forestry, fisheries and veterinary',
  code: '0812',
}));
export const anInstitutionResult = factory(lookups.institutions)(({ institution_name = 'School of Gardens' }) => ({
  institution_id: nextId(),
  institution_name,
  name: institution_name,
  location: 'Lyon',
}));
export const aQuestionResult = factory(lookups.questions)(() => ({
  question_id: nextId(),
  question_text: 'Why do you apply?',
  question_type: 'paragraph',
}));
export const aJobPostResult = factory(lookups['job-posts'])(() => ({
  job_post_id: nextId(),
  title: 'Gardener',
  company_name: 'Green Belt',
  status: 'Open',
}));
