import type { JobPost } from '@waypost/contracts/entities/job-post';
import { companyOf } from '../company-of.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { liesWithin, type Term } from './filter.ts';
import { stepFacets, stepFilters, takenOf, termFacets, termFilters, type Numbers, type TermFacet } from './filters.ts';

/** What a post is filtered, counted and sorted by. */
export type Facts = Numbers & {
  id: string;
  title: string;
  company: string;
  created_by: string;
  terms: Readonly<Record<TermFacet, readonly Term[]>>;
};

export function factsOf(post: JobPost): Facts {
  const terms = termFacets.map((facet) => [facet, termFilters[facet].termsOf(post)]);
  const numbers = stepFacets.flatMap((facet) => Object.entries(stepFilters[facet].numbersOf(post)));
  return {
    id: post._id,
    title: post.title,
    company: companyOf(post),
    created_by: post.created_by,
    terms: Object.fromEntries(terms) as Facts['terms'],
    ...(Object.fromEntries(numbers) as Numbers),
  };
}

/** The terms of each filter that asks for some. */
export type TakenTerms = readonly (readonly [TermFacet, readonly string[]])[];
export const takenTerms = (request: JobSearchRequest): TakenTerms =>
  termFacets.map((facet) => [facet, takenOf(facet, request)] as const).filter(([, taken]) => taken.length > 0);

/** Whether all filters of the request accept the post. @param terms of the request. */
export const isTaken = (facts: Facts, request: JobSearchRequest, now: Date, terms: TakenTerms): boolean =>
  terms.every(([facet, taken]) => facts.terms[facet].some(({ value }) => taken.includes(value))) &&
  stepFacets.every((facet) => liesWithin<Numbers>(stepFilters[facet].asked(request, now)?.bounds ?? [], facts));
