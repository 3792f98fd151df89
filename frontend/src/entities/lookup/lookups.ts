import type { LookupKind, LookupResult } from '@waypost/contracts/entities/lookup';
import { mayPass } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { counted } from '../../format/counted.ts';
import { factLine } from '../../format/fact-line.ts';

export type Question = { text: string; limit: number; signal: AbortSignal };
type Found = { id: string; name: string; detail?: string };

/** Comes with the first question, beside its answer, as nothing may come when it is needed. */
const builtIns = () => import('@waypost/contracts/built-in-lookups');

/** Those of the built-in list that have the words in one of their texts. */
async function builtIn<Kind extends LookupKind>(
  entity: Kind,
  { text, limit }: Question,
): Promise<LookupResult<Kind>[] | undefined> {
  const { builtInLookups } = await builtIns();
  const words = text.toLowerCase();
  const textsOf = (result: object) =>
    Object.entries(result).flatMap(([name, value]) => (name.endsWith('_id') ? [] : [String(value).toLowerCase()]));
  return builtInLookups[entity]?.filter((result) => textsOf(result).some((own) => own.includes(words))).slice(0, limit);
}

/**
 * The contract answers the union of all kinds; the entity in the path says which one it is. While the lookup is away, a small
 * built-in list stands in for it, where there is one.
 */
export async function lookUp<Kind extends LookupKind>(entity: Kind, question: Question): Promise<LookupResult<Kind>[]> {
  const { text, limit, signal } = question;
  const querystring = { entity_text: text, limit: String(limit) };
  builtIns().catch(() => undefined);
  try {
    return (await call('lookUp', { params: { entity }, querystring }, { signal })) as LookupResult<Kind>[];
  } catch (error) {
    const instead =
      mayPass(error) && !signal.aborted ? await builtIn(entity, question).catch(() => undefined) : undefined;
    // That nothing of it fits says nothing of the list that it stands in for.
    if (instead === undefined || instead.length === 0) throw error;
    return instead;
  }
}

export const found = (id: string, name: string, ...details: string[]): Found => {
  const detail = details.filter(Boolean).join(', ');
  return { id, name, ...(detail && { detail }) };
};

/** Cities with the open jobs there, for who looks for one. */
export const lookUpCitiesOfJobs = async (question: Question) =>
  (await lookUp('cities', question)).map(({ city_id, city_name, state_name, country_name, open_jobs }) => {
    const { detail, ...city } = found(city_id, city_name, state_name, country_name);
    const details = [detail, open_jobs === undefined ? undefined : counted(open_jobs, 'job')].filter(Boolean);
    return { ...city, ...(details.length > 0 && { detail: factLine(details) }) };
  });

export const lookUpCompanies = async (question: Question) =>
  (await lookUp('companies', question)).map((company) =>
    found(company.company_id, company.company_name, company.industry, company.location),
  );

export const lookUpCountries = async (question: Question) =>
  (await lookUp('countries', question)).map((country) => found(country.country_id, country.country_name));

export const lookUpSkills = async (question: Question) =>
  (await lookUp('skills', question)).map((skill) => found(skill.skill_id, skill.skill_name, skill.category));

/** Posts by the beginnings of words in their title or company, open ones first. */
export const lookUpJobPosts = async (question: Question) =>
  (await lookUp('job-posts', question)).map((post) => found(post.job_post_id, post.title, post.company_name));

/** The questions themselves: their type and options come with them. */
export const lookUpQuestions = (question: Question) => lookUp('questions', question);
