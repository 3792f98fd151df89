import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { AppError } from '@waypost/contracts/errors';
import type { JobFinder, UsedFacet } from '../search/job-search.ts';

/** How many posts have each value of a facet. While the search is away nothing is known of it: a list is there without. */
export function knownUses(
  search: Pick<JobFinder, 'uses'>,
  facet: UsedFacet,
): () => Promise<ReadonlyMap<string, number>> {
  let made: { of: readonly FacetValue[]; counts: ReadonlyMap<string, number> } | undefined;
  return async () => {
    const of = await unlessAway(search.uses(facet));
    // The search gives the same list again for as long as nothing else is known.
    if (made?.of !== of) made = { of, counts: new Map(of.map(({ value, count }) => [value, count])) };
    return made.counts;
  };
}

async function unlessAway(uses: Promise<FacetValue[]>): Promise<FacetValue[]> {
  try {
    return await uses;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return [];
    throw error;
  }
}
