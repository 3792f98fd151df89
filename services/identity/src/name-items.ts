import type { KeptItem } from '@waypost/contracts/entities/profile';
import { profileMessages } from '@waypost/contracts/entities/profile-messages';
import type { ItemOperation, ProfileSection, SectionOperation } from '@waypost/contracts/entities/profile-sections';
import { invalid } from '@waypost/contracts/errors';
import { skillById, skillByName } from '@waypost/contracts/taxonomy/skills';
import type { Client } from '@waypost/runtime/service/calls/client';
import { findListed } from './listed-names.ts';

export type Written = { [Section in ProfileSection]?: SectionOperation<Section>[] | undefined };
export type KeptOperation<Section extends ProfileSection = ProfileSection> = ItemOperation<KeptItem<Section>>;

/**
 * What is to happen to the items of the one section that is written, with the names of what was chosen from lists.
 * @throws validation-error at the path of what no list has.
 */
export async function nameItems(
  client: Client,
  { work_experiences, educations, skills, ...others }: Written,
): Promise<{ section: ProfileSection; operations: KeptOperation[] }> {
  if (work_experiences) {
    return { section: 'work_experiences', operations: await nameCities(client, work_experiences) };
  }
  if (educations) return { section: 'educations', operations: await nameStudies(client, educations) };
  if (skills) return { section: 'skills', operations: skills.map(nameSkill) };
  const [section, operations = []] = Object.entries(others)[0] ?? [];
  return { section: section as ProfileSection, operations };
}

async function nameCities(
  client: Client,
  operations: readonly SectionOperation<'work_experiences'>[],
): Promise<KeptOperation<'work_experiences'>[]> {
  const references = operations.flatMap((operation, index) => {
    if (operation.operation === 'delete') return [];
    const path = `work_experiences.${index}.address.city_id`;
    return [{ id: operation.address.city_id, path, unknown: profileMessages.city }];
  });
  const cities = await findListed(client, 'cities', references);
  return operations.map((operation) => {
    if (operation.operation === 'delete') return operation;
    const { city_id } = operation.address;
    return { ...operation, address: { city_id, city: { name: cities.get(city_id)?.city_name ?? '' } } };
  });
}

type Study = 'degree_id' | 'field_of_study_id' | 'institution_id';

async function nameStudies(
  client: Client,
  operations: readonly SectionOperation<'educations'>[],
): Promise<KeptOperation<'educations'>[]> {
  const chosen = (field: Study, unknown: string) =>
    operations.flatMap((operation, index) => {
      const id = operation.operation === 'delete' ? undefined : operation[field];
      return id === undefined ? [] : [{ id, path: `educations.${index}.${field}`, unknown }];
    });
  const [degrees, fields, institutions] = await Promise.all([
    findListed(client, 'degrees', chosen('degree_id', 'This degree is not known')),
    findListed(client, 'field_of_studies', chosen('field_of_study_id', 'This field of study is not known')),
    findListed(client, 'institutions', chosen('institution_id', 'This institution is not known')),
  ]);
  return operations.map((operation) => {
    if (operation.operation === 'delete') return operation;
    const { custom_degree, custom_field_of_study, custom_institution, ...rest } = operation;
    const { degree, field_of_study: field, institution } = rest;
    const listed = {
      degree: degrees.get(rest.degree_id ?? '')?.degree_name ?? degree?.name,
      field: fields.get(rest.field_of_study_id ?? '')?.field_name ?? field?.name,
      institution: institutions.get(rest.institution_id ?? '')?.institution_name ?? institution?.name,
    };
    return {
      ...rest,
      degree: listed.degree ? { name: listed.degree } : { custom_degree: degree?.custom_degree ?? custom_degree },
      field_of_study: listed.field
        ? { name: listed.field }
        : { custom_field_of_study: field?.custom_field_of_study ?? custom_field_of_study },
      institution: listed.institution
        ? { name: listed.institution }
        : { custom_institution: institution?.custom_institution ?? custom_institution },
    };
  });
}

/** A skill of the list has its name and id there, whichever was sent; one of one's own words stays as it is. */
function nameSkill(operation: SectionOperation<'skills'>, index: number): KeptOperation<'skills'> {
  if (operation.operation === 'delete') return operation;
  const { skill_id, skill_name, custom_skill, ...rest } = operation;
  if (skill_id === undefined && skill_name === undefined) return { ...rest, custom_skill };
  const known = skill_id === undefined ? skillByName(skill_name ?? '') : skillById(skill_id);
  const path = `skills.${index}.${skill_id === undefined ? 'skill_name' : 'skill_id'}`;
  if (!known) throw invalid(path, profileMessages.skill);
  return { ...rest, skill_id: known.id, skill_name: known.name };
}
