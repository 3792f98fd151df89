import { currencies, jobCategories, jobStatuses, jobTypes, workModes } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { derivedId } from '@waypost/runtime/service/derived-id';
import fc from 'fast-check';
import { companyIdOf } from '../search/company-id.ts';

/** Words that have neither synonyms nor stems in common, so that a test can say by itself which posts have them. */
export const keywords = ['zebra', 'quartz', 'walnut', 'copper', 'violet', 'basalt'] as const;
export const companyNames = ['Northwind Mill', 'Otter & Sons', 'Palm Row'] as const;
export const skillNames = ['Python', 'C++', 'Welding', 'SQL', 'Pipes, fittings'] as const;
/** As GeoNames has them. Porto and Braga lie 47 km apart, Braga and Vigo 80; Lisbon and Faro lie far from all. */
const cities = {
  Lisbon: { geoName: 2267057, country: 'PT', lat: 38.71667, lon: -9.13333 },
  Porto: { geoName: 2735943, country: 'PT', lat: 41.14961, lon: -8.61099 },
  Braga: { geoName: 2742032, country: 'PT', lat: 41.55032, lon: -8.42005 },
  Faro: { geoName: 2268339, country: 'PT', lat: 37.01869, lon: -7.92716 },
  Vigo: { geoName: 3105976, country: 'ES', lat: 42.23282, lon: -8.72264 },
} as const;
export type GeneratedCity = (typeof cities)[keyof typeof cities];
export const cityNames = Object.keys(cities) as (keyof typeof cities)[];
export const cityIdOf = (name: keyof typeof cities) => derivedId('city', String(cities[name].geoName));
export const citiesOf = (ids: readonly string[]): GeneratedCity[] =>
  cityNames.filter((name) => ids.includes(cityIdOf(name))).map((name) => cities[name]);

const start = Date.UTC(2030, 0, 1);
const day = 86_400_000;
/** Later than every generated post. */
export const now = new Date(start + 100 * day);

/** A post with nothing in it but what is given. */
export function makePost(given: Partial<JobPost> & { _id: string }): JobPost {
  const at = given.posted_date ?? new Date(start).toISOString();
  return {
    id: given._id,
    job_post_id: given._id,
    version: 1,
    title: 'Untitled',
    location: 'Remote',
    cities: [],
    city_details: given.cities ?? [],
    description: '',
    responsibility: '',
    minimum_qualification: '',
    preferred_qualification: '',
    posted_date: at,
    created_at: at,
    updated_at: at,
    status: 'Open',
    job_post_category: 'Recruitment',
    created_by: derivedId('user', 'nobody'),
    skills: [],
    questions: [],
    links: [],
    job_post_tags: [],
    ...(given.company_name !== undefined && { company_id: companyIdOf(given.company_name) }),
    ...given,
  };
}

const years = fc.integer({ min: 0, max: 20 });
const text = fc.subarray([...keywords]).map((words) => words.join(' '));

const drafted = fc.record({
  title: text,
  description: text,
  responsibility: text,
  company: fc.option(fc.constantFrom(...companyNames), { nil: undefined, freq: 5 }),
  cities: fc.subarray([...cityNames]),
  skills: fc.subarray([...skillNames]),
  pay: fc.option(
    fc.record({ currency: fc.constantFrom(...currencies), amount: fc.integer({ min: 1, max: 300_000 }) }),
    {
      nil: undefined,
    },
  ),
  // Few days for many posts, so that ties are common.
  age: fc.constantFrom(0, 2, 6, 13, 29, 60),
  status: fc.constantFrom(...jobStatuses),
  job_type: fc.option(fc.constantFrom(...jobTypes), { nil: undefined }),
  work_mode: fc.option(fc.constantFrom(...workModes), { nil: undefined }),
  job_post_category: fc.constantFrom(...jobCategories),
  minimum: fc.option(years, { nil: undefined }),
  maximum: fc.option(years, { nil: undefined }),
  creator: fc.constantFrom('one', 'two'),
});

/** The same posts at every run. */
export function generatePosts(count: number): JobPost[] {
  return fc.sample(drafted, { numRuns: count, seed: 20 }).map((draft, index) =>
    makePost({
      _id: derivedId('post', String(index)),
      title: draft.title || 'Untitled',
      description: draft.description,
      responsibility: draft.responsibility,
      cities: draft.cities.map((name) => ({ city_id: cityIdOf(name), name })),
      skills: draft.skills.map((skill) => ({ skill, is_custom: true })),
      posted_date: new Date(now.getTime() - draft.age * day - 1).toISOString(),
      status: draft.status,
      job_post_category: draft.job_post_category,
      created_by: derivedId('user', draft.creator),
      ...(draft.company !== undefined && { company_name: draft.company }),
      ...(draft.pay && { expected_max_ctc: draft.pay }),
      ...(draft.job_type && { job_type: draft.job_type }),
      ...(draft.work_mode && { work_mode: draft.work_mode }),
      ...(draft.minimum !== undefined && { minimum_yrs_of_exp_needed: draft.minimum }),
      ...(draft.maximum !== undefined && { maximum_yrs_of_exp_needed: draft.maximum }),
    }),
  );
}
