import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { JobFinder, UsedFacet } from '../search/job-search.ts';
import { madeOf } from './made-of.ts';

/** How many posts have each value of a facet. While the search is away nothing is known of it: a list is there without. */
export function knownUses(
  search: Pick<JobFinder, 'uses'>,
  facet: UsedFacet,
): () => Promise<ReadonlyMap<string, number>> {
  const countsOf = madeOf((used: readonly FacetValue[]) => new Map(used.map(({ value, count }) => [value, count])));
  return async () => countsOf(await orWhenAway(search.uses(facet), []));
}
