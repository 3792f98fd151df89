import type { LookupKind, LookupResult } from '@waypost/contracts/entities/lookup';
import { call } from '../../api/call.ts';

type Question = { text: string; limit: number; signal: AbortSignal };
type Found = { id: string; name: string; detail?: string };

/** The contract answers the union of all kinds; the entity in the path says which one it is. */
async function lookUp<Kind extends LookupKind>(
  entity: Kind,
  { text, limit, signal }: Question,
): Promise<LookupResult<Kind>[]> {
  const querystring = { entity_text: text, limit: String(limit) };
  return (await call('lookUp', { params: { entity }, querystring }, { signal })) as LookupResult<Kind>[];
}

const found = (id: string, name: string, ...details: string[]): Found => {
  const detail = details.filter(Boolean).join(', ');
  return { id, name, ...(detail && { detail }) };
};

export const lookUpCities = async (question: Question) =>
  (await lookUp('cities', question)).map((city) =>
    found(city.city_id, city.city_name, city.state_name, city.country_name),
  );

export const lookUpCompanies = async (question: Question) =>
  (await lookUp('companies', question)).map((company) =>
    found(company.company_id, company.company_name, company.industry, company.location),
  );

export const lookUpCountries = async (question: Question) =>
  (await lookUp('countries', question)).map((country) => found(country.country_id, country.country_name));

export const lookUpSkills = async (question: Question) =>
  (await lookUp('skills', question)).map((skill) => found(skill.skill_id, skill.skill_name, skill.category));

/** The questions themselves: their type and options come with them. */
export const lookUpQuestions = (question: Question) => lookUp('questions', question);
