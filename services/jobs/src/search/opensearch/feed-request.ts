import type { Clause } from '../filters/filter.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { recencyBoost, recencyHalfLifeDays, recencyOrigin } from '../recency.ts';
import type { ParsedKeyword } from '../words/text-query.ts';
import { allOf, facetCounts } from './feed-facets.ts';
import { filtersOf, present } from './feed-filters.ts';
import { matching, scoring } from './text-matching.ts';

const explicitOrders = {
  newest: [{ posted: 'desc' }, { id: 'asc' }],
  pay: [{ pay: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
};

/** A page of the feed, its facets and its total in one request. */
export function feedRequest(request: JobSearchRequest, { clauses, telling }: ParsedKeyword, now: Date): Clause {
  const sort = request.sort ?? 'relevance';
  const byRelevance = sort === 'relevance' && telling;
  const candidates = allOf([...candidatesOf(request), ...clauses.map(({ query }) => matching(query))]);
  const order = sort === 'relevance' ? 'newest' : sort;
  return {
    query: byRelevance ? scored(candidates, clauses, now) : candidates,
    post_filter: allOf(filtersOf(request, now).values()),
    aggs: { candidates: { filter: { match_all: {} } }, ...facetCounts(request, now) },
    sort: byRelevance ? [{ _score: 'desc' }, { id: 'asc' }] : explicitOrders[order],
    from: (request.page - 1) * request.limit,
    size: request.limit,
    track_total_hits: true,
    _source: ['post'],
  };
}

/** How many posts there would be without the keyword. */
export const withoutKeyword = (request: JobSearchRequest, now: Date): Clause => ({
  query: allOf([...candidatesOf(request), ...filtersOf(request, now).values()]),
});

const candidatesOf = ({ created_by }: JobSearchRequest): Clause[] =>
  created_by ? [present, { term: { created_by } }] : [present];

function scored(candidates: Clause, clauses: ParsedKeyword['clauses'], now: Date): Clause {
  const newer = { posted: { origin: recencyOrigin(now), scale: `${recencyHalfLifeDays}d`, decay: 0.5 } };
  return {
    function_score: {
      query: { bool: { filter: [candidates], should: scoring(clauses) } },
      functions: [{ weight: 1 }, { weight: recencyBoost, exp: newer }],
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  };
}
