import { facetNames, type FacetName } from '@waypost/contracts/calls/jobs';
import { companyIdOf } from '../company-id.ts';
import type { NumberedFacts, TermTable } from '../embedded/term-table.ts';
import { skillValue, type TermFacet } from '../facts.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { inDollars } from './yearly-pay.ts';

export type Accepts = (facts: NumberedFacts) => boolean;
export type Filter = { facet: FacetName; accepts: Accepts };

const day = 86_400_000;

/** The values that a request has chosen for each facet, as the facet shows them. */
export function selected(request: JobSearchRequest): Record<FacetName, readonly string[]> {
  const one = (value: string | number | undefined) => (value === undefined ? [] : [String(value)]);
  return {
    city: request.cityId ?? [],
    company: one(request.companyId ?? (request.companyName ? companyIdOf(request.companyName) : undefined)),
    job_type: request.job_type ?? [],
    work_mode: request.work_mode ?? [],
    skills: request.skills?.map(skillValue) ?? [],
    category: one(request.category),
    status: one(request.status),
    experience: one(request.experience),
    pay: one(request.min_ctc),
    posted_within: one(request.posted_within),
  };
}

/** One filter for each facet that the request narrows; a post is found when all accept it. */
export function filtersOf(request: JobSearchRequest, now: Date, table: TermTable): Filter[] {
  const chosen = selected(request);
  const anyOf = (facet: TermFacet) => anyTerm(facet, chosen[facet], table);
  const accepting: Record<FacetName, Accepts | undefined> = {
    city: anyOf('city'),
    company: anyOf('company'),
    job_type: anyOf('job_type'),
    work_mode: anyOf('work_mode'),
    skills: anyOf('skills'),
    category: anyOf('category'),
    status: anyOf('status'),
    experience: request.experience === undefined ? undefined : takesYears(request.experience),
    pay: paysBetween(request),
    posted_within: request.posted_within === undefined ? undefined : postedWithin(Number(request.posted_within), now),
  };
  return facetNames.flatMap((facet) => {
    const accepts = accepting[facet];
    return accepts ? [{ facet, accepts }] : [];
  });
}

function anyTerm(facet: TermFacet, values: readonly string[], table: TermTable): Accepts | undefined {
  if (values.length === 0) return undefined;
  const wanted = new Set(values.map((value) => table.find(facet, value)));
  return (facts) => facts.terms[facet].some((term) => wanted.has(term));
}

export const takesYears =
  (years: number): Accepts =>
  (facts) =>
    facts.from_years <= years && (facts.to_years === null || years <= facts.to_years);

export const paysAtLeast =
  (dollars: number): Accepts =>
  (facts) =>
    facts.pay !== null && facts.pay >= dollars;

export const postedWithin = (days: number, now: Date): Accepts => {
  const since = now.getTime() - days * day;
  return (facts) => facts.posted >= since;
};

function paysBetween(request: JobSearchRequest): Accepts | undefined {
  if (request.min_ctc === undefined && request.max_ctc === undefined) return undefined;
  const least = inDollars(request.min_ctc ?? 0, request.ctc_currency);
  const most = request.max_ctc === undefined ? Infinity : inDollars(request.max_ctc, request.ctc_currency);
  const unknownPasses = request.with_unknown_pay === 'true';
  return (facts) => (facts.pay === null ? unknownPasses : facts.pay >= least && facts.pay <= most);
}
