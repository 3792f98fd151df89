import type { Client } from '@opensearch-project/opensearch';
import type { SearchTier } from '@waypost/contracts/calls/jobs';
import type { Clause } from '../filters/filter.ts';
import type { JobSearchRequest } from '../job-search.ts';
import type { KeywordPart } from '../words/keyword/keyword-parts.ts';
import { allOf } from './feed-facets.ts';
import { candidatesOf, withoutKeyword } from './feed-request.ts';
import { runSearch } from './open-search-client.ts';

/** How many posts each part of a keyword would list by the same filters: those about it, or all that mention it where none is. */
export async function countParts(
  { client, index }: { client: Client; index: string },
  request: JobSearchRequest,
  parts: readonly KeywordPart[],
  now: Date,
): Promise<number[]> {
  if (parts.length === 0) return [];
  const inTier = (tier: SearchTier): Clause => ({
    filters: { filters: parts.map(({ clauses }) => allOf(candidatesOf(request, clauses, tier))) },
  });
  const { aggregations } = await runSearch(client, index, {
    ...withoutKeyword(request, now),
    size: 0,
    track_total_hits: false,
    aggs: { about: inTier('about'), text: inTier('text') },
  });
  const countOf = (tier: SearchTier, at: number) => aggregations?.[tier]?.buckets[at]?.doc_count ?? 0;
  return parts.map((_, at) => countOf('about', at) || countOf('text', at));
}
