import { found, lookUp, type Question } from './lookups.ts';

export const lookUpDegrees = async (question: Question) =>
  (await lookUp('degrees', question)).map((degree) => found(degree.degree_id, degree.degree_name, degree.level));

export const lookUpFieldsOfStudy = async (question: Question) =>
  (await lookUp('field_of_studies', question)).map((field) =>
    found(field.field_of_study_id, field.field_name, field.category),
  );

export const lookUpInstitutions = async (question: Question) =>
  (await lookUp('institutions', question)).map((institution) =>
    found(institution.institution_id, institution.institution_name, institution.location),
  );
