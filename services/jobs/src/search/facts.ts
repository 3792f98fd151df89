import type { JobPost } from '@waypost/contracts/entities/job-post';
import { inDollars } from './filters/yearly-pay.ts';
import { fold } from './words/words.ts';

export const termFacets = ['city', 'company', 'job_type', 'work_mode', 'skills', 'category', 'status'] as const;
export type TermFacet = (typeof termFacets)[number];
export const isTermFacet = (facet: string): facet is TermFacet => (termFacets as readonly string[]).includes(facet);
export type Term = { value: string; label: string };

/** What a post is filtered, counted and sorted by. */
export type Facts = {
  id: string;
  title: string;
  company: string;
  created_by: string;
  terms: Readonly<Record<TermFacet, readonly Term[]>>;
  /** Years; a post without a minimum takes everybody, one without a maximum, or with 0, has no end. */
  from_years: number;
  to_years: number | null;
  /** The highest pay a year, in whole US dollars. */
  pay: number | null;
  /** Milliseconds since 1970. */
  posted: number;
};

export const companyOf = (post: Pick<JobPost, 'company_name' | 'custom_company'>): string =>
  post.company_name ?? post.custom_company?.name ?? '';

/** How a value of the `skills` filter compares: by its name, because custom skills have no id. */
export const skillValue = (name: string): string => fold(name.trim());

export function factsOf(post: JobPost): Facts {
  const pay = post.expected_max_ctc;
  const company = companyOf(post);
  return {
    id: post._id,
    title: post.title,
    company,
    created_by: post.created_by,
    terms: {
      city: distinct(post.cities.flatMap(({ city_id, name }) => (city_id ? [{ value: city_id, label: name }] : []))),
      company: post.company_id ? [{ value: post.company_id, label: company }] : [],
      job_type: same(post.job_type),
      work_mode: same(post.work_mode),
      skills: distinct(post.skills.map(({ skill }) => ({ value: skillValue(skill), label: skill }))),
      category: same(post.job_post_category),
      status: same(post.status),
    },
    from_years: post.minimum_yrs_of_exp_needed ?? 0,
    to_years: post.maximum_yrs_of_exp_needed || null,
    pay: pay ? inDollars(pay.max_amount ?? pay.amount, pay.currency) : null,
    posted: Date.parse(post.posted_date),
  };
}

const same = (value: string | undefined): Term[] => (value === undefined ? [] : [{ value, label: value }]);
const distinct = (terms: readonly Term[]): Term[] => [...new Map(terms.map((term) => [term.value, term])).values()];
