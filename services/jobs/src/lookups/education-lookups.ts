import type { DegreeResult, FieldOfStudyResult, InstitutionResult } from '@waypost/contracts/entities/lookup';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { degrees, fieldsOfStudy, institutions } from './education-lists.ts';
import { createRankedList, type Lookup } from './ranked-list.ts';

const parted = (line: string): [string, string] => {
  const [first = '', second = ''] = line.split('|');
  return [first, second];
};

export const createDegreeLookup = (): Lookup<DegreeResult> =>
  createRankedList(
    degrees.map((line) => {
      const [name, level] = parted(line);
      const degree_id = derivedId('degree', name);
      return { id: degree_id, names: [name], result: { degree_id, degree_name: name, name, level } };
    }),
  );

export const createFieldOfStudyLookup = (): Lookup<FieldOfStudyResult> =>
  createRankedList(
    Object.entries(fieldsOfStudy).flatMap(([category, names]) =>
      names.map((field_name) => {
        const field_of_study_id = derivedId('field-of-study', field_name);
        return { id: field_of_study_id, names: [field_name], result: { field_of_study_id, field_name, category } };
      }),
    ),
  );

export const createInstitutionLookup = (): Lookup<InstitutionResult> =>
  createRankedList(
    institutions.map((line) => {
      const [name, location] = parted(line);
      const institution_id = derivedId('institution', name);
      return { id: institution_id, names: [name], result: { institution_id, institution_name: name, name, location } };
    }),
  );
