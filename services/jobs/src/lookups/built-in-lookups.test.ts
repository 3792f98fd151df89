import { builtInLookups } from '@waypost/contracts/built-in-lookups';
import { skillById } from '@waypost/contracts/taxonomy/skills';
import { expect, test } from 'vitest';
import { companyIdOf } from '../search/company-id.ts';
import { createCityLookup } from './city-lookup.ts';
import { createCountryLookup } from './country-lookup.ts';
import { createDegreeLookup } from './degree-lookup.ts';
import { createInstitutionLookup } from './institution-lookup.ts';

const { cities = [], countries = [], companies = [], skills = [], degrees = [], institutions = [] } = builtInLookups;

test('what pages offer while the lookup is away is what the lookup gives, ids included', async () => {
  expect(await createCityLookup({ uses: async () => [] }).byIds(cities.map(({ city_id }) => city_id))).toEqual(cities);
  expect(await createCountryLookup().byIds(countries.map(({ country_id }) => country_id))).toEqual(countries);
  expect(await createDegreeLookup().byIds(degrees.map(({ degree_id }) => degree_id))).toEqual(degrees);
  const known = await createInstitutionLookup().byIds(institutions.map(({ institution_id }) => institution_id));
  expect(known).toEqual(institutions);
  for (const { company_id, company_name } of companies) expect(companyIdOf(company_name)).toBe(company_id);
  for (const { skill_id, skill_name, category } of skills)
    expect(skillById(skill_id)).toMatchObject({ name: skill_name, category });
});
