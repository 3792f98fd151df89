import { facetNames, type FacetName } from '@waypost/contracts/calls/jobs';
import type { Clause } from '../filters/filter.ts';
import { isTermFacet, stepFilters, takenOf } from '../filters/filters.ts';
import type { JobSearchRequest } from '../job-search.ts';

/** Removed posts stay as a version without anything else. */
export const present: Clause = { exists: { field: 'posted' } };

/** One filter for each facet that the request narrows; a post is found when all accept it. */
export function filtersOf(request: JobSearchRequest, now: Date): Map<FacetName, Clause> {
  return new Map(
    facetNames.flatMap((facet) => {
      const filter = isTermFacet(facet)
        ? anyTerm(`terms.${facet}`, takenOf(facet, request))
        : stepFilters[facet].asked(request, now)?.clause;
      return filter ? [[facet, filter] as const] : [];
    }),
  );
}

const anyTerm = (field: string, values: readonly string[]): Clause | undefined =>
  values.length > 0 ? { terms: { [field]: values } } : undefined;
