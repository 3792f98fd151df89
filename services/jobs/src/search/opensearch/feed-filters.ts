import { type FacetName, facetNames } from '@waypost/contracts/calls/jobs';
import { termFacets, type TermFacet } from '../facts.ts';
import { selected } from '../filters/filters.ts';
import { inDollars } from '../filters/yearly-pay.ts';
import type { JobSearchRequest } from '../job-search.ts';
import type { Clause } from './open-search-client.ts';

const day = 86_400_000;

/** Removed posts stay as a version without anything else. */
export const present: Clause = { exists: { field: 'posted' } };

export const takesYears = (years: number): Clause => ({
  bool: { filter: [{ range: { from_years: { lte: years } } }, { range: { to_years: { gte: years } } }] },
});

export const paysAtLeast = (dollars: number): Clause => ({ range: { pay: { gte: dollars } } });

export const postedWithin = (days: number, now: Date): Clause => ({
  range: { posted: { gte: now.getTime() - days * day } },
});

/** One filter for each facet that the request narrows; a post is found when all accept it. */
export function filtersOf(request: JobSearchRequest, now: Date): Map<FacetName, Clause> {
  const chosen = selected(request);
  const filters = new Map<FacetName, Clause | undefined>(termFacets.map((facet) => [facet, anyTerm(facet, chosen)]));
  if (request.experience !== undefined) filters.set('experience', takesYears(request.experience));
  if (request.posted_within !== undefined)
    filters.set('posted_within', postedWithin(Number(request.posted_within), now));
  filters.set('pay', paysBetween(request));
  return new Map(
    facetNames.flatMap((facet) => {
      const filter = filters.get(facet);
      return filter ? [[facet, filter] as const] : [];
    }),
  );
}

function anyTerm(facet: TermFacet, chosen: Record<FacetName, readonly string[]>): Clause | undefined {
  return chosen[facet].length > 0 ? { terms: { [`terms.${facet}`]: chosen[facet] } } : undefined;
}

function paysBetween({ min_ctc, max_ctc, ctc_currency, with_unknown_pay }: JobSearchRequest): Clause | undefined {
  if (min_ctc === undefined && max_ctc === undefined) return undefined;
  const limits = {
    gte: inDollars(min_ctc ?? 0, ctc_currency),
    ...(max_ctc !== undefined && { lte: inDollars(max_ctc, ctc_currency) }),
  };
  const known = { range: { pay: limits } };
  if (with_unknown_pay !== 'true') return known;
  const unknown = { bool: { must_not: [{ exists: { field: 'pay' } }] } };
  return { bool: { should: [known, unknown], minimum_should_match: 1 } };
}
