import type { Client } from '@opensearch-project/opensearch';
import type { SearchTier } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Clause } from '../filters/filter.ts';
import type { JobSearchPage, JobSearchRequest } from '../job-search.ts';
import { alikeListed, askedWork, leastAlike, type AskedWork } from '../words/alike-titles.ts';
import type { KeywordClause } from '../words/keyword/text-query.ts';
import { allOf } from './feed-facets.ts';
import { filtersOf } from './feed-filters.ts';
import { candidatesOf } from './feed-request.ts';
import { inside, runSearch } from './open-search-client.ts';
import { matching } from './text-matching.ts';
import { nearestFirst, titleProduct } from './title-product.ts';

type Listed = { clauses: readonly KeywordClause[]; tier: SearchTier };

/** What has a title like the keyword and is not listed already; nothing where the keyword is a name. */
export async function alikePosts(
  { client, index }: { client: Client; index: string },
  request: JobSearchRequest,
  listed: Listed,
  now: Date,
): Promise<Pick<JobSearchPage, 'alike'>> {
  const work = askedWork(request.keyword ?? '');
  if (work === undefined) return {};
  const asked = alikeRequest(request, work, listed, now);
  const { hits, aggregations } = await runSearch<{ post: JobPost }>(client, index, asked);
  const isName = (inside(aggregations?.['all'])['named']?.doc_count ?? 0) > 0;
  if (isName || hits.total.value === 0) return {};
  return { alike: { jobs: hits.hits.map(({ _source: { post } }) => post), total: hits.total.value } };
}

/**
 * Exactly what the embedded search has: products in whole numbers over all that the filters take, and no graph, which finds
 * most of the nearest and takes many times as long to fill.
 */
function alikeRequest(request: JobSearchRequest, { vector, name }: AskedWork, listed: Listed, now: Date): Clause {
  const taken = {
    bool: {
      filter: [...candidatesOf(request, [], 'text'), ...filtersOf(request, now).values()],
      must_not: [allOf(candidatesOf(request, listed.clauses, listed.tier))],
    },
  };
  return {
    query: titleProduct(taken, vector, leastAlike),
    ...(name && { aggs: { all: { global: {}, aggs: { named: { filter: matching(name, 'about') } } } } }),
    sort: nearestFirst,
    size: alikeListed,
    track_total_hits: true,
  };
}
